public import KeelScene

/// A front end as the conformance list handles it. Each front end's tests have one.
///
/// The subject is made with the sink to which its front end reports. It has room for at least 80 columns and 24 lines,
/// or what is like it. Acts are what a person does, by the front end's own means (keys, clicks); when one cannot be
/// done, for the thing is not there, covered or disabled, the subject throws or the front end sends nothing: both are
/// right. Every call returns only when all that follows from it has happened, timers and frames included.
@MainActor public protocol ConformanceSubject: AnyObject {
  /// Is told, before anything is shown, which language the person speaks, as a BCP 47 tag; English unless told.
  func speak(_ language: String) throws
  /// Hands the patch to the front end and lets it draw.
  func show(_ patch: Patch) throws
  /// What a person can read, line by line, without colours and frames.
  func visibleText() throws -> String
  /// Every scalar that went out to the device as text, beside the front end's own controls; `visibleText` if that is
  /// the same.
  func writtenText() throws -> String

  /// Presses a button or chooses a row.
  func activate(_ name: String) throws
  func toggle(_ name: String) throws
  /// Puts the caret into the field, at the end, and types.
  func type(_ text: String, into name: String) throws
  /// Return in the field.
  func submit(_ name: String) throws
  func performAction(_ action: String, on name: String) throws
  func goBack() throws
  /// Escape.
  func dismiss() throws
  /// Looks for a row with that text.
  func find(_ text: String) throws
  /// Has the rows of the list fetched again.
  func refresh() throws
  /// Presses a key while no field has the focus.
  func key(_ input: Character, _ modifiers: KeyCommand.Modifiers) throws
  /// The surface is so large now; a front end without a size reports other surroundings.
  func resize(columns: Int, lines: Int) throws
  /// The person closes the surface.
  func close() throws
  /// The first half of pressing a button: the focus is on it, the mouse is down.
  func press(_ name: String) throws
  /// The second half of the press.
  func release() throws
  /// Moves a slider as far as that.
  func adjust(_ name: String, to value: Double) throws
  func increment(_ name: String) throws
  func decrement(_ name: String) throws
  func choose(_ option: String, in name: String) throws
  /// Sets a date to the day after.
  func nextDay(_ name: String) throws
  /// Follows the link with these words in a text.
  func follow(_ words: String) throws
  func chooseInMenu(_ item: String, of name: String) throws
  func chooseTab(_ title: String) throws
  /// Types into the search line of the page.
  func look(_ text: String) throws
  /// Leaves the search.
  func endLook() throws
  /// Takes a row out.
  func delete(_ name: String) throws
  /// Puts a row one further down.
  func moveDown(_ name: String) throws
  /// Leads the keyboard to a control by Tab and arrows.
  func reach(_ name: String) throws
  /// Presses a key that types nothing, on what has the keyboard.
  func stroke(_ key: Keystroke) throws
  /// Whether a page that comes has the focus itself, so that a screen reader begins at its heading.
  var beginsAtHeadings: Bool { get }
  /// The node with the keyboard focus.
  var focused: NodeID? { get }
}

extension ConformanceSubject {
  /// A front end that says nothing by itself has no language.
  public func speak(_ language: String) {}
}
