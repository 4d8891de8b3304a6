/// Writes the pieces of a name as text that has no effect but to be displayed.
struct NameWriter {
  let pieces: [NamePiece]
  var text = ""
  var marks: NameMarks = []
  /// True if the last text written is a stand-in (or nothing), which a combining mark must not change.
  private var isAfterStandIn = true

  init(pieces: [NamePiece]) { self.pieces = pieces }

  mutating func write() {
    for index in pieces.indices {
      switch pieces[index] {
      case .byte(let byte):
        standIn("\\x" + hexadecimalPair(byte), .notUTF8)
      case .scalar(let scalar):
        write(scalar, at: index)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar, at index: Int) {
    switch scalar {
    case " ":
      let isAtEdge =
        pieces[..<index].allSatisfy { $0 == .scalar(" ") } || pieces[index...].allSatisfy { $0 == .scalar(" ") }
      if isAtEdge || self.scalar(at: index - 1) == " " { standIn("␣", .spaces) } else { show(scalar) }
    case "\\":
      // A real backslash is escaped only if it would read as a stand-in.
      if startsStandIn(at: index) { standIn("\\x5c", []) } else { show(scalar) }
    case "␣", "\u{FFFD}":
      standIn(Self.escaped(scalar), [])
    default:
      writeByCategory(scalar, at: index)
    }
  }

  private mutating func writeByCategory(_ scalar: Unicode.Scalar, at index: Int) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control:
      standIn(String(scalar).utf8.map { "\\x" + hexadecimalPair($0) }.joined(), .controls)
    case .lineSeparator, .paragraphSeparator:
      standIn(Self.escaped(scalar), .controls)
    case .spaceSeparator where scalar.value != 0x3000:
      standIn(Self.escaped(scalar), .invisible)
    case .unassigned, .privateUse, .surrogate:
      standIn(Self.escaped(scalar), .invisible)
    case _ where properties.isBidiControl || (0xFFF9...0xFFFB).contains(scalar.value):
      standIn(Self.escaped(scalar), .direction)
    case .format,
      _ where properties.isDefaultIgnorableCodePoint:
      if isNeeded(scalar, at: index) { show(scalar) } else { standIn(Self.escaped(scalar), .invisible) }
    case .nonspacingMark, .spacingMark, .enclosingMark:
      if isAfterStandIn { text.unicodeScalars.append("\u{25CC}") }
      show(scalar)
    default:
      show(scalar)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    isAfterStandIn = false
  }

  private mutating func standIn(_ shown: String, _ mark: NameMarks) {
    text += shown
    marks.formUnion(mark)
    isAfterStandIn = true
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard pieces.indices.contains(index), case .scalar(let scalar) = pieces[index] else { return nil }
    return scalar
  }

  private func startsStandIn(at index: Int) -> Bool {
    switch scalar(at: index + 1) {
    case "u": return scalar(at: index + 2) == "{"
    case "x":
      return [index + 2, index + 3].allSatisfy { scalar(at: $0)?.properties.isASCIIHexDigit == true }
    default: return false
    }
  }
}

// MARK: - Invisible scalars that spelling needs

extension NameWriter {
  /// Returns true if an invisible scalar is legitimate at its position: within an emoji, or between joining letters.
  private func isNeeded(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    let previous = self.scalar(at: index - 1)
    let next = self.scalar(at: index + 1)
    switch scalar.value {
    case 0x200D:  // joiner
      return (Self.endsEmoji(previous) && Self.isPictograph(next))
        || (Self.isJoining(previous) && Self.isJoining(next))
    case 0x200C:  // non-joiner
      return Self.isJoining(previous) && Self.isJoining(next)
    case 0xFE0E, 0xFE0F:  // text or picture form
      return Self.isPictograph(previous) || (next?.value == 0x20E3 && previous?.properties.isEmoji == true)
    case 0xE0020...0xE007F:  // spells a region after a black flag
      return isWithinFlag(at: index)
    default:
      return false
    }
  }

  private static func isPictograph(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.isEmoji && scalar.value >= 0xA9
  }

  private static func endsEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    isPictograph(scalar) || scalar?.value == 0xFE0F
  }

  /// Returns true for Arabic and related scripts and the scripts of India, where (non-)joiners are part of the
  /// spelling.
  private static func isJoining(_ scalar: Unicode.Scalar?) -> Bool {
    guard let value = scalar?.value else { return false }
    return (0x0620...0x077F).contains(value) || (0x0840...0x08FF).contains(value) || (0x0900...0x0DFF).contains(value)
  }

  private func isWithinFlag(at index: Int) -> Bool {
    let isTag = { (scalar: Unicode.Scalar?) in scalar.map { (0xE0020...0xE007F).contains($0.value) } ?? false }
    var start = index
    while isTag(scalar(at: start)) { start -= 1 }
    var end = index
    while isTag(scalar(at: end)) { end += 1 }
    return scalar(at: start)?.value == 0x1F3F4 && scalar(at: end - 1)?.value == 0xE007F
  }
}
