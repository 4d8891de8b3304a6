public import Foundation
import KeelControls

/// The text that the program has copied for the user of a window.
///
/// Each window has its own, because several windows may belong to different users, as browser tabs do. Text that the
/// program copies is also sent to the clipboard of the window's front end (browsers allow it only on pages served over
/// TLS or by the same machine). Text that users copy by themselves stays in their front end.
@MainActor @preconcurrency public final class UIPasteboard {
  private let store: Pasteboard

  private init(_ store: Pasteboard) { self.store = store }

  /// The pasteboard of the current window: its event is being handled, its page appears, or the task was started for
  /// it.
  ///
  /// A program with one window always gets the pasteboard of that window. With several windows, code that belongs to
  /// none of them (the action of a timer) gets an empty pasteboard, which no other code can read.
  public static var general: UIPasteboard { UIPasteboard(.current) }

  /// The text that was copied last; `nil` for none.
  public var string: String? {
    get { store.texts.first }
    set { store.texts = newValue.map { [$0] } ?? [] }
  }
  /// All texts that were copied last; `nil` for none.
  public var strings: [String]? {
    get { store.texts.isEmpty ? nil : store.texts }
    set { store.texts = newValue ?? [] }
  }
  /// The text that was copied last as a URL; `nil` if it is not a URL.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  /// A Boolean value that indicates whether text has been copied.
  public var hasStrings: Bool { !store.texts.isEmpty }
  /// A Boolean value that indicates whether the copied text can be read as a URL.
  public var hasURLs: Bool { url != nil }
  /// The number of times that text has been copied to this pasteboard.
  public var changeCount: Int { store.changeCount }
}
