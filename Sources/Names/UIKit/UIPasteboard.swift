public import Foundation

/// The text that the program has copied. It is kept in the process, for all windows, and is not the user's clipboard.
@MainActor @preconcurrency public final class UIPasteboard {
  /// The only pasteboard.
  public static let general = UIPasteboard()
  private var texts: [String] = []

  /// The text that was copied last; `nil` for none.
  public var string: String? {
    get { texts.first }
    set { texts = newValue.map { [$0] } ?? [] }
  }
  /// All texts that were copied last; `nil` for none.
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { texts = newValue ?? [] }
  }
  /// The text that was copied last as a URL; `nil` if it is none.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  /// Whether text has been copied.
  public var hasStrings: Bool { !texts.isEmpty }
  /// Whether the copied text can be read as a URL.
  public var hasURLs: Bool { url != nil }
}
