/// Escaping of text for lines and quotes, in outlines and in messages.
///
/// Whatever it contains, the result stays on its line and inside of its quotes, and has no control characters or
/// bidirectional overrides. Letters, emoji and their joiners are kept.
public enum ShownText {
  /// Returns the text in double quotes, with quotes and backslashes escaped too.
  public static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns the text with `\n`, `\u{1b}` and other escapes in place of harmful characters. O(length).
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\", "\"": result += "\\\(scalar)"
      default:
        if isHarmful(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\\" || scalar == "\"" || isHarmful(scalar)
  }

  /// Returns whether a scalar could move the cursor, end the line, change the direction of text, or be invisible.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // controls
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction
    case 0x2028, 0x2029: true  // ends of lines and paragraphs
    case 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true  // invisible
    default: false
    }
  }
}
