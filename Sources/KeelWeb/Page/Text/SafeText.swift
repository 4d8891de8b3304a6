internal import KeelInteraction

/// Sanitises strings, as the last step before the page.
///
/// Markup in a string has no effect, because text is set as text nodes or through `HTMLWriter`, which escapes it. What
/// remains are the characters that `TextSafety` finds harmful.
enum SafeText {
  /// Returns the text for a single line: line breaks are displayed as symbols.
  static func line(_ text: String) -> String { TextSafety.isPlain(text) ? text : visible(text, keepsLines: false) }

  /// Returns the text for a place that may have several lines.
  static func paragraph(_ text: String) -> String { TextSafety.isPlain(text) ? text : visible(text, keepsLines: true) }

  /// Returns true if a browser lays the text out from right to left, according to its first letter.
  static func isRightToLeft(_ text: String) -> Bool {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }

  private static func visible(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for character in text { result += piece(of: character, keepsLines: keepsLines, keepsTabs: false) }
    return result
  }

  /// Returns the displayed form of a character.
  static func piece(of character: Character, keepsLines: Bool, keepsTabs: Bool) -> String {
    if keepsLines, character == "\n" || character == "\r\n" { return "\n" }
    if keepsTabs, character == "\t" { return "\t" }
    guard let piece = TextSafety.piece(of: character) else { return String(character) }
    return piece.harmful.reduce(into: String(piece.kept)) { $0 += TextSafety.name(of: $1) }
  }

  /// Returns a redacted text of the same length, up to 24 characters.
  static func hinted(_ text: String) -> String {
    String(repeating: "█", count: min(text.count, 24))
  }
}

/// The displayed form of a field's text, in which control characters are visible, and the effect of edits to it on the
/// original text.
enum FieldText {
  /// Returns the text in the field. Line breaks are kept if it can have several lines.
  static func shown(_ text: String, isMultiline: Bool) -> String {
    isMultiline
      ? text.reduce(into: "") { $0 += SafeText.piece(of: $1, keepsLines: true, keepsTabs: true) } : SafeText.line(text)
  }

  /// Returns the text after an edit, with the original characters of the unedited parts.
  ///
  /// The unchanged pieces at the beginning and at the end represent the characters that they were made from.
  static func edited(_ text: String, to shown: String, isMultiline: Bool) -> String {
    let pieces = text.map {
      (text: String($0), shown: SafeText.piece(of: $0, keepsLines: isMultiline, keepsTabs: isMultiline))
    }
    var rest = Substring(shown)
    var front = 0
    while front < pieces.count, rest.hasPrefix(pieces[front].shown), !pieces[front].shown.isEmpty {
      rest = rest.dropFirst(pieces[front].shown.count)
      front += 1
    }
    var back = pieces.count
    while back > front, rest.hasSuffix(pieces[back - 1].shown), !pieces[back - 1].shown.isEmpty {
      rest = rest.dropLast(pieces[back - 1].shown.count)
      back -= 1
    }
    return pieces[..<front].map(\.text).joined() + rest + pieces[back...].map(\.text).joined()
  }
}
