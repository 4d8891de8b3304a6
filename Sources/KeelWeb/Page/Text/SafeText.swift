internal import KeelInteraction

/// Makes any string harmless, as the last step before the page.
///
/// Markup cannot come to life there: text goes into text nodes, or through the one writer of HTML, which escapes. What is
/// left is what `TextSafety` finds harmful.
enum SafeText {
  /// The text for a place of one line: ends of lines are shown as signs.
  static func line(_ text: String) -> String { TextSafety.isPlain(text) ? text : visible(text, keepsLines: false) }

  /// The text for a place that may have several lines.
  static func paragraph(_ text: String) -> String { TextSafety.isPlain(text) ? text : visible(text, keepsLines: true) }

  /// Whether a browser sets the text from right to left: its first letter says so.
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

  /// What stands for one character.
  static func piece(of character: Character, keepsLines: Bool, keepsTabs: Bool) -> String {
    if keepsLines, character == "\n" || character == "\r\n" { return "\n" }
    if keepsTabs, character == "\t" { return "\t" }
    guard let piece = TextSafety.piece(of: character) else { return String(character) }
    return piece.harmful.reduce(into: String(piece.kept)) { $0 += TextSafety.name(of: $1) }
  }

  /// What a text that is shown only as a hint becomes: as long, but nothing to be read.
  static func hinted(_ text: String) -> String {
    String(repeating: "█", count: min(text.count, 24))
  }
}

/// What a field shows of a text with signs in it that have no picture, and what an edit of that means for the text.
enum FieldText {
  /// What stands in the field. Lines are kept where it can have several.
  static func shown(_ text: String, isMultiline: Bool) -> String {
    isMultiline
      ? text.reduce(into: "") { $0 += SafeText.piece(of: $1, keepsLines: true, keepsTabs: true) } : SafeText.line(text)
  }

  /// The text after an edit: what the person left alone keeps its signs.
  ///
  /// The pieces at the beginning and at the end that are the same as before stand for what they stood for.
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
