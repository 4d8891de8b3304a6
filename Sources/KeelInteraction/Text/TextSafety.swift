/// The rules for harmful characters in texts, which are untrusted data in every front end.
///
/// Control characters move a cursor or end a line; invisible characters reorder other text or hide in it. Both are
/// displayed by name, as `\x1b` and `\u{202e}`. Joiners and selectors are kept where scripts need them, and in emoji.
/// Front ends only add the escaping of their medium, such as that of HTML.
package enum TextSafety {
  /// The maximal number of combining marks on a letter. Further marks are removed, because they would leave their line.
  package static let marksKept = 16

  /// Returns true if the text is printable ASCII, as most texts are. Such texts need no further check.
  package static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

  /// Returns true if a text consists of scalars that are displayable beside any others: those of most texts. O(text), and
  /// cheap, because it does not look for characters.
  package static func isHarmless(_ text: String, keepsLines: Bool = false, keepsTabs: Bool = false) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20..<0x7F: true
      case 0x0A: keepsLines
      case 0x09: keepsTabs
      // Latin, Greek and Cyrillic; punctuation; kana, ideographs and Korean syllables; wide forms; emoji without modifiers.
      case 0xA1..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x3001..<0x302A, 0x3041..<0x3097,
        0x30A1..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFF9E, 0x1F300..<0x1F3FB,
        0x1F400..<0x1F650, 0x1F680..<0x1F700, 0x1F900..<0x1FA00:
        true
      default: false
      }
    }
  }

  /// The displayable part of a character, and its harmful scalars, which are displayed by name after it.
  package struct Piece: Sendable {
    package var kept = String.UnicodeScalarView()
    package var harmful: [Unicode.Scalar] = []
  }

  /// Separates the displayable part of a character from its harmful scalars; `nil` if the whole character is
  /// displayable.
  ///
  /// O(scalars of the character).
  ///
  /// - Parameter marksKept: The maximal number of scalars after the first one, not counting parts of an emoji.
  package static func piece(of character: Character, marksKept: Int = marksKept) -> Piece? {
    let scalars = character.unicodeScalars
    guard scalars.contains(where: { isHarmfulAlone($0) }) || scalars.count > marksKept else { return nil }
    let isFlag = isTaggedFlag(scalars)
    let isPicture = scalars.contains { $0.properties.isEmojiPresentation || isPictured($0) }
    var piece = Piece()
    var marks = 0
    for scalar in scalars {
      if scalar.isControl
        || isHarmfulAlone(scalar) && !belongs(scalar, behind: piece.kept, isPicture: isPicture, isFlag: isFlag)
      {
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

  /// Returns true if a scalar must not be displayed on its own, as an emoji selector without an emoji.
  package static func isHarmfulAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || scalar.isInvisible || scalar.value == 0xFE0F
  }

  /// Returns true if a scalar is harmful in every context. Joiners and selectors can belong to the preceding character.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: false
    default: isHarmfulAlone(scalar)
    }
  }

  /// Returns the displayed name of a harmful scalar.
  package static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0..<0x100 where scalar.isControl: "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    default: codeName(of: scalar)
    }
  }

  /// Returns the escape sequence of a scalar in Swift source code.
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

  /// Returns true if an invisible scalar modifies the characters before it.
  private static func belongs(
    _ scalar: Unicode.Scalar, behind kept: String.UnicodeScalarView, isPicture: Bool, isFlag: Bool
  ) -> Bool {
    guard let last = kept.last else { return false }
    switch scalar.value {
    case 0x200D: return isPicture || !last.isASCII
    case 0xFE00...0xFE0F: return (isPicture || !last.isASCII) && !(0xFE00...0xFE0F).contains(last.value)
    case 0x200C: return !last.isASCII && !isPicture
    // Variants of ideographs, in names; flags of regions.
    case 0xE0100...0xE01EF: return last.properties.isIdeographic
    case 0xE0020...0xE007F: return isFlag
    default: return false
    }
  }

  /// Returns true for the flag of a region (UTS #51, *emoji tag sequence*): a black flag, up to six tag letters or
  /// digits, and the end tag.
  private static func isTaggedFlag(_ scalars: String.UnicodeScalarView) -> Bool {
    guard scalars.first?.value == 0x1F3F4, scalars.last?.value == 0xE007F else { return false }
    let tags = scalars.dropFirst().dropLast()
    return (1...6).contains(tags.count)
      && tags.allSatisfy { (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value) }
  }
}
