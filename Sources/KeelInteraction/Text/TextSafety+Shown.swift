/// Whole texts, as browsers and desktops show them.
extension TextSafety {
  /// Returns the text for a single line: line breaks are displayed by name.
  package static func line(_ text: String) -> String { isHarmless(text) ? text : shown(text, keepsLines: false) }

  /// Returns the text for a place that may have several lines.
  package static func paragraph(_ text: String) -> String {
    isHarmless(text, keepsLines: true) ? text : shown(text, keepsLines: true)
  }

  private static func shown(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for character in text { result += shown(character, keepsLines: keepsLines) }
    return result
  }

  /// Returns the displayed form of a character.
  package static func shown(_ character: Character, keepsLines: Bool, keepsTabs: Bool = false) -> String {
    if keepsLines, character == "\n" || character == "\r\n" { return "\n" }
    if keepsTabs, character == "\t" { return "\t" }
    guard let piece = piece(of: character) else { return String(character) }
    return piece.harmful.reduce(into: String(piece.kept)) { $0 += name(of: $1) }
  }
}
