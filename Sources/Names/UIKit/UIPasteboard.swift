public import Foundation

/// The copied text of the program. It is stored in the process, for all windows, and is not the user's clipboard.
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
  /// The text that was copied last as a URL; `nil` if it is not a URL.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  /// A Boolean value that indicates whether text has been copied.
  public var hasStrings: Bool { !texts.isEmpty }
  /// A Boolean value that indicates whether the copied text can be read as a URL.
  public var hasURLs: Bool { url != nil }
}
