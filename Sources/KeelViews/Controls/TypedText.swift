import KeelModel

/// Keeps what a person types for a value as they typed it, until they are done: only then it is written as its format
/// writes it. `1.` on the way to `1.5` stays `1.`, and a value that is clamped does not become what is typed.
@MainActor struct TypedText {
  /// What the value came to when it was looked at last.
  private var shown: String?
  /// How many turns had run as the person typed last; `nil` where the text is not theirs.
  private var turn: Int?

  /// A person has typed.
  mutating func type() { turn = Turn.shared.turnCount }

  /// Return, or the focus has gone: the value is to be written anew.
  mutating func end() {
    turn = nil
    shown = nil
  }

  /// What the field is to show now that its value comes to this text; `nil` leaves the field as it is.
  ///
  /// What comes of typing belongs to the turn that follows it. A change after that is the program's own, and is shown.
  mutating func update(to text: String) -> String? {
    guard text != shown else { return nil }
    shown = text
    if let turn, Turn.shared.turnCount <= turn + 1 { return nil }
    turn = nil
    return text
  }
}
