/// The rule for text that goes into a field of one line.
package enum LineText {
  /// Returns the text with a blank in place of each line break.
  package static func joined(_ text: String) -> String {
    // Looked for in scalars, because that is much cheaper than in characters, and most texts have none.
    guard text.unicodeScalars.contains(where: isLineBreak) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns a pasted text as one line: the line breaks at its end are left out, because a copied line often has one,
  /// and those inside become blanks, as in browsers.
  package static func pasted(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return joined(String(text))
  }
}
