import KeelInteraction
import KeelScene

/// Operates an app as a user would, and in no other way.
///
/// ```swift
/// try driver.select("Harbour")
/// try driver.type("blob", into: "Password")
/// try driver.tap("Join")
/// await driver.settle()
/// #expect(driver.exists("Connected"))
/// ```
///
/// Each verb sends the events that a front end would send, and the program has handled them when it returns. Wait for
/// tasks after that with `settle()` or `until(_:within:time:)`. Elements behind a sheet or an alert, on a covered page,
/// or disabled cannot be used: the verb throws a `DriverError` with the reason.
///
/// **Names.** An element is named by its visible text (the title of a button, the text of a row, the placeholder of a
/// field) or by its accessibility label. A switch or a field without text is also named by its row, or by the label
/// before it. The best match counts: first the exact name, then the name as an outline writes it, then without regard
/// to case and surrounding spaces. Of equal matches, enabled elements are preferred. If several are left, add a role
/// in front (`button:Join`; the words are those of `Role`, and `toggle` for `switch`), or an index in reading order
/// behind (`Harbour#2`).
@MainActor public final class Driver {
  /// The front end that the driver operates.
  public let frontEnd: HeadlessFrontEnd
  /// True if errors suggest remedies as script verbs, instead of Swift calls.
  var speaksVerbs = false

  /// Creates a driver for a front end. Show a window on the front end before using it.
  public init(_ frontEnd: HeadlessFrontEnd) {
    self.frontEnd = frontEnd
  }

  /// Returns the name of an operation for messages: the Swift call or the script verb.
  func name(_ call: String, verb: String) -> String { speaksVerbs ? "`\(verb)`" : call }

  /// The visible content as text: a line for each element, indented by its container.
  public var outline: String { Outline.text(of: frontEnd) }

  /// The title of the window.
  public var windowTitle: String {
    guard let root = frontEnd.tree.root, case .window(let window)? = frontEnd.tree[root]?.element else { return "" }
    return window.title
  }
}
