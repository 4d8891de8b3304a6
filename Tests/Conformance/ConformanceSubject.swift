public import KeelScene

/// A front end as the conformance list drives it. Each front end's tests have one.
///
/// The subject is created with the sink to which its front end reports. It has room for at least 80 columns and 24
/// lines, or the equivalent. Acts are those of the user, by the front end's own means (keys, clicks). If the front end
/// does not offer an act to the user, because its target is covered, hidden or disabled, the subject throws `NotOffered`
/// or the front end sends nothing: both are correct. A target that is not in the scene is a failure, as is any other
/// error. Every call returns only when all of its consequences have happened, timers and frames included.
@MainActor public protocol ConformanceSubject: AnyObject {
  /// Sets the user's language, as a BCP 47 tag, before anything is shown; English by default.
  func speak(_ language: String) throws
  /// Sends the patch to the front end and lets it draw.
  func show(_ patch: Patch) throws
  /// Returns the text that the user can read, line by line, without colours and frames.
  func visibleText() throws -> String
  /// Returns every scalar that was sent to the device as text, without the front end's own controls; `visibleText` if
  /// that is the same.
  func writtenText() throws -> String

  /// Returns true if the row with this text has a check mark. Front ends without marks express it in another way.
  func isChecked(_ row: String) throws -> Bool

  /// Presses a button or chooses a row.
  func activate(_ name: String) throws
  func toggle(_ name: String) throws
  /// Places the caret at the end of the field, and types.
  func type(_ text: String, into name: String) throws
  /// Places the caret after that many characters of the field by keys, and types key by key, with time for an answer
  /// after each.
  func type(_ text: String, into name: String, after count: Int) throws
  /// Types key by key at the caret of the focused field, in place of the selection.
  func typeHere(_ text: String) throws
  /// Presses Return in the field.
  func submit(_ name: String) throws
  /// Presses the clear button of the field with the pointer.
  func clear(_ name: String) throws
  func performAction(_ action: String, on name: String) throws
  func goBack() throws
  /// Presses Escape.
  func dismiss() throws
  /// Searches for a row with that text.
  func find(_ text: String) throws
  /// Fetches the rows of the list again.
  func refresh() throws
  /// Presses a key while no field has the focus.
  func key(_ input: Character, _ modifiers: KeyCommand.Modifiers) throws
  /// Sets the size of the surface; a front end without a size reports other surroundings.
  func resize(_ width: ConformanceWidth, lines: Int) throws
  /// Closes the surface, as the user.
  func close() throws
  /// The first half of pressing a button: the button is focused, and the mouse is down.
  func press(_ name: String) throws
  /// The second half of the press.
  func release() throws
  /// Moves a slider to that value.
  func adjust(_ name: String, to value: Double) throws
  func increment(_ name: String) throws
  func decrement(_ name: String) throws
  func choose(_ option: String, in name: String) throws
  /// Sets a date to the next day.
  func nextDay(_ name: String) throws
  /// Follows the link with these words in a text.
  func follow(_ words: String) throws
  func chooseInMenu(_ item: String, of name: String) throws
  func chooseTab(_ title: String) throws
  /// Types into the search field of the page.
  func look(_ text: String) throws
  /// Leaves the search.
  func endLook() throws
  /// Deletes a row.
  func delete(_ name: String) throws
  /// Moves a row down by one.
  func moveDown(_ name: String) throws
  /// Presses the pointer on something, moves it by a distance in points, and releases it.
  func drag(_ name: String, by x: Double, _ y: Double) throws
  /// Presses the pointer on something for two seconds.
  func hold(_ name: String) throws
  /// Turns the wheel over a text by a distance in points, and waits until nothing moves.
  func scroll(_ name: String, down distance: Double) throws
  /// Moves the keyboard focus to a control by Tab and arrows.
  func reach(_ name: String) throws
  /// Presses a key that types no character, on the focused control.
  func stroke(_ key: Keystroke) throws
  /// True if a new page has the focus itself, so that a screen reader begins at its heading.
  var beginsAtHeadings: Bool { get }
  /// True if the front end draws the panes of a split view side by side or one at a time. A headless one reads out all.
  var drawsPanes: Bool { get }
  /// The node with the keyboard focus.
  var focused: NodeID? { get }
}

extension ConformanceSubject {
  /// Does nothing: a front end without texts of its own has no language.
  public func speak(_ language: String) {}
  public var drawsPanes: Bool { true }
  /// Throws: a front end without keys has no caret.
  public func type(_ text: String, into name: String, after count: Int) throws {
    throw NotOffered("There is no caret.")
  }
  /// Throws: a front end without keys has no caret.
  public func typeHere(_ text: String) throws { throw NotOffered("There is no caret.") }
  /// Throws: a front end without a pointer has no clear buttons.
  public func clear(_ name: String) throws { throw NotOffered("There is no pointer.") }
  /// Throws: a front end without a pointer has no drags.
  public func drag(_ name: String, by x: Double, _ y: Double) throws { throw NotOffered("There is no pointer.") }
  /// Throws: a front end without a pointer has no long presses.
  public func hold(_ name: String) throws { throw NotOffered("There is no pointer.") }
  /// Throws: a front end without a pointer has no wheel.
  public func scroll(_ name: String, down distance: Double) throws { throw NotOffered("There is no pointer.") }
}

/// The front end does not offer the act, although the target is there.
public struct NotOffered: Error, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }
}
