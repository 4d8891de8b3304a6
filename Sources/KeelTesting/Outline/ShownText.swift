internal import KeelInteraction

/// Escaping of text for lines and quotes, in outlines and in messages.
///
/// For any text, the result stays on its line and inside its quotes, and has no control characters or bidirectional
/// overrides. Letters, emoji and their joiners are kept.
package enum ShownText {
  /// Returns the text in double quotes, with quotes and backslashes escaped too.
  package static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns the text with `\n`, `\u{1b}` and other escapes in place of harmful characters. O(length).
  package static func escaped(_ text: String) -> String {
    if TextSafety.isPlain(text), !text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) { return text }
    var result = ""
    for character in text {
      // The result is read by a program, so no combining mark is dropped.
      let piece = TextSafety.piece(of: character, marksKept: .max)
      for scalar in piece?.kept ?? character.unicodeScalars {
        if scalar == "\\" || scalar == "\"" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
      for scalar in piece?.harmful ?? [] { result += name(of: scalar) }
    }
    return result
  }

  /// Returns the escape of a scalar as in a Swift literal.
  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n", "\r", "\t": TextSafety.name(of: scalar)
    default: TextSafety.codeName(of: scalar)
    }
  }

  /// Returns true if a scalar could move the cursor, end the line, reverse the text direction or be invisible, in any
  /// position.
  package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool { TextSafety.isHarmful(scalar) }
}
