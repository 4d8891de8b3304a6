internal import KeelInteraction

/// How text is written where lines and quotes have a meaning: in outlines and in messages.
///
/// Text is data. Whatever it holds, it stays on its line and inside of its quotes, and no control character or
/// bidirectional override gets out. Letters, emoji and their joiners are kept as they are.
public enum ShownText {
  /// The text between double quotes, with quotes and backslashes in it escaped too.
  public static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// The text with `\n`, `\u{1b}` and the like in place of what must not be written as it is. O(length).
  public static func escaped(_ text: String) -> String {
    if TextSafety.isPlain(text), !text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) { return text }
    var result = ""
    for character in text {
      // A program reads it: no mark is left away.
      let piece = TextSafety.piece(of: character, marksKept: .max)
      for scalar in piece?.kept ?? character.unicodeScalars {
        if scalar == "\\" || scalar == "\"" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
      for scalar in piece?.harmful ?? [] { result += name(of: scalar) }
    }
    return result
  }

  /// The name of a scalar as a literal in Swift has it.
  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n", "\r", "\t": TextSafety.name(of: scalar)
    default: TextSafety.codeName(of: scalar)
    }
  }

  /// Whether a scalar could move the cursor, end the line, turn the direction round, or hide, wherever it stands.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool { TextSafety.isHarmful(scalar) }
}
