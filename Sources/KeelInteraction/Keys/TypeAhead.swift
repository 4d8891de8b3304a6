/// The beginning of a row's text, typed letter by letter.
package struct TypeAhead: Hashable, Sendable {
  /// The pause after which a letter begins a new word.
  package static let pause = Duration.milliseconds(900)

  /// The letters typed so far.
  package private(set) var text = ""
  private var typedAt: Duration?

  package init() {}

  /// Adds a typed letter, and returns the letters of the word.
  package mutating func type(_ letter: Character, at now: Duration) -> String {
    let continues = typedAt.map { now - $0 <= Self.pause } ?? false
    text = continues ? text + String(letter) : String(letter)
    typedAt = now
    return text
  }

  /// Returns the meaning of a key in a row: a space in a word is a letter, and presses nothing.
  package func meaning(of key: CommandKey, at now: Duration) -> CommandKey {
    guard key == .space, let typedAt, now - typedAt <= Self.pause else { return key }
    return .letter
  }

  /// Ends the word, because a key that types nothing was pressed.
  package mutating func end() { typedAt = nil }
}
