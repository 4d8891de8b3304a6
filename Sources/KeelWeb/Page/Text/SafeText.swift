internal import KeelScene

/// Makes any string harmless, as the last step before the page.
///
/// Markup cannot come to life there: text goes into text nodes, or through the one writer of HTML, which escapes. What is
/// left is what changes how *other* text is shown, or hides: control characters become `\x1b`, bidirectional controls and
/// what has no picture become `\u{202e}`. Joiners stay where scripts need them, and inside of emoji.
enum SafeText {
  /// More combining marks than this on one letter are left away: they would climb out of their line.
  static let marksKept = 16

  /// The text for a place of one line: ends of lines are shown as signs.
  static func line(_ text: String) -> String { isPlain(text) ? text : visible(text, keepsLines: false) }

  /// The text for a place that may have several lines.
  static func paragraph(_ text: String) -> String { isPlain(text) ? text : visible(text, keepsLines: true) }

  /// Whether a browser sets the text from right to left: its first letter says so.
  static func isRightToLeft(_ text: String) -> Bool {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }

  /// Whether nothing in it could need a second look. Most texts are.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

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
    let scalars = character.unicodeScalars
    guard scalars.contains(where: { $0.isControl || hides($0) }) || scalars.count > marksKept else {
      return String(character)
    }
    let isPicture = scalars.contains { $0.properties.isEmojiPresentation || $0.properties.isEmoji && $0.value > 0xFF }
    var kept = String.UnicodeScalarView()
    var names = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar.isControl {
        names += controlName(scalar.value)
      } else if hides(scalar) {
        if index > 0, isPicture || isJoinerOfLetters(scalar, after: kept.last) {
          kept.append(scalar)
        } else {
          names += escapeName(scalar.value)
        }
      } else if index <= marksKept || isPicture {
        kept.append(scalar)
      }
    }
    return String(kept) + names
  }

  private static func isJoinerOfLetters(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    guard let last, !last.isASCII else { return false }
    return scalar.value == 0x200C || scalar.value == 0x200D || (0xFE00...0xFE0F).contains(scalar.value)
  }

  /// A page marks a selector that selects nothing, too.
  private static func hides(_ scalar: Unicode.Scalar) -> Bool { scalar.isInvisible || scalar.value == 0xFE0F }

  private static func controlName(_ value: UInt32) -> String {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: "\\x" + (value < 0x10 ? "0" : "") + String(value, radix: 16)
    }
  }

  private static func escapeName(_ value: UInt32) -> String { "\\u{" + String(value, radix: 16) + "}" }

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
