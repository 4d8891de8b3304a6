/// The beginning of a row's words, as it is typed letter by letter.
package struct TypeAhead: Hashable, Sendable {
  /// After a pause as long as this a letter begins another word.
  package static let pause = Duration.milliseconds(900)

  /// The letters so far.
  package private(set) var text = ""
  private var typedAt: Duration?

  package init() {}

  /// Adds a letter that is typed now, and returns the letters of the word.
  package mutating func type(_ letter: Character, at now: Duration) -> String {
    let goesOn = typedAt.map { now - $0 <= Self.pause } ?? false
    text = goesOn ? text + String(letter) : String(letter)
    typedAt = now
    return text
  }

  /// Ends the word: a key that types nothing has been pressed.
  package mutating func end() { typedAt = nil }
}
