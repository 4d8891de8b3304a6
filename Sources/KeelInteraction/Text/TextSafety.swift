/// What is harmful in a text, and what is shown in its place. Text is data: whatever it holds, no front end lets it do
/// anything.
///
/// Control characters move a cursor or end a line. What has no picture of its own turns other text around or hides in it. Both
/// are shown by their names, `\x1b` and `\u{202e}`. Joiners and selectors stay where scripts need them, and inside of
/// emoji. Front ends add the escaping of their own medium, as of markup, and nothing else.
package enum TextSafety {
  /// More combining marks than this on one letter are left away: they would climb out of their line.
  package static let marksKept = 16

  /// Whether nothing in the text could need a second look. Most texts are.
  package static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

  /// A character as it may be shown: what is left of it, and what has to be named behind that.
  package struct Piece: Sendable {
    package var kept = String.UnicodeScalarView()
    package var harmful: [Unicode.Scalar] = []
  }

  /// Parts what may be shown of a character from what may not; `nil` where it may be shown as it is. O(its scalars).
  ///
  /// - Parameter marksKept: How many scalars may follow the first one, beside those that make an emoji.
  package static func piece(of character: Character, marksKept: Int = marksKept) -> Piece? {
    let scalars = character.unicodeScalars
    guard scalars.contains(where: { isHarmfulAlone($0) }) || scalars.count > marksKept else { return nil }
    let isPicture = scalars.contains { $0.properties.isEmojiPresentation || isPictured($0) }
    var piece = Piece()
    var marks = 0
    for scalar in scalars {
      if scalar.isControl || isHarmfulAlone(scalar) && !belongs(scalar, behind: piece.kept, isPicture: isPicture) {
        piece.harmful.append(scalar)
      } else if piece.kept.isEmpty || isPicture && !isMark(scalar) {
        piece.kept.append(scalar)
      } else {
        marks += 1
        if marks <= marksKept { piece.kept.append(scalar) }
      }
    }
    return piece
  }

  /// Whether a scalar that stands for itself must not be shown. A selector of emoji that selects nothing is named, too.
  package static func isHarmfulAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || scalar.isInvisible || scalar.value == 0xFE0F
  }

  /// Whether a scalar is harmful wherever it stands: it is no joiner or selector that may belong to what is before it.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: false
    default: isHarmfulAlone(scalar)
    }
  }

  /// The name that stands for a harmful scalar.
  package static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0..<0x100 where scalar.isControl: "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    default: codeName(of: scalar)
    }
  }

  /// The name of a scalar by its number alone, as Swift writes it.
  package static func codeName(of scalar: Unicode.Scalar) -> String { "\\u{" + String(scalar.value, radix: 16) + "}" }

  private static func isPictured(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && scalar.value > 0xFF || scalar.value == 0x20E3
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: scalar.value != 0xFE0F
    default: false
    }
  }

  /// Whether a scalar that shows nothing by itself says something about what stands before it.
  private static func belongs(
    _ scalar: Unicode.Scalar, behind kept: String.UnicodeScalarView, isPicture: Bool
  ) -> Bool {
    guard let first = kept.first, let last = kept.last else { return false }
    switch scalar.value {
    case 0x200D, 0xFE00...0xFE0F: return isPicture || !last.isASCII
    case 0x200C: return !last.isASCII && !isPicture
    // Variants of ideographs, in names; flags of regions.
    case 0xE0100...0xE01EF: return last.properties.isIdeographic
    case 0xE0020...0xE007F: return first.value == 0x1F3F4
    default: return false
    }
  }
}
