import KeelModel

/// The text that the user types for a value, kept as typed until editing ends, when it is replaced with the formatted
/// value. For example, `1.` on the way to `1.5` stays `1.`, and clamping the value does not change the typed text.
@MainActor struct TypedText {
  /// The text of the value at the last update, or `nil` before the first and after editing has ended.
  private var shown: String?
  /// The turn count when the user last typed, or `nil` if the text is not typed by the user.
  private var turn: Int?

  /// Records that the user has typed.
  mutating func type() { turn = Turn.shared.turnCount }

  /// Ends editing, after Return or a loss of focus: the next update returns the value's text.
  mutating func end() {
    turn = nil
    shown = nil
  }

  /// Returns the text to show in the field after its value has changed to `text`, or `nil` to leave the field
  /// unchanged.
  ///
  /// A change in the turn that follows typing is attributed to the typing. A later change is the program's own and is
  /// shown.
  mutating func update(to text: String) -> String? {
    guard text != shown else { return nil }
    shown = text
    if let turn, Turn.shared.turnCount <= turn + 1 { return nil }
    turn = nil
    return text
  }
}
