public import Foundation

/// What has been copied. Front ends keep what a person copies to themselves: this is what the program has put here.
@MainActor @preconcurrency public final class UIPasteboard {
  /// What has been copied.
  public static let general = UIPasteboard()
  private var texts: [String] = []

  /// The text that was copied last.
  public var string: String? {
    get { texts.first }
    set { texts = newValue.map { [$0] } ?? [] }
  }
  /// All texts that were copied last.
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { texts = newValue ?? [] }
  }
  /// The address that was copied last.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { !texts.isEmpty }
  public var hasURLs: Bool { url != nil }
}
