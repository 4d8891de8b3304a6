#if Desktop
import CKeelGtk
import KeelInteraction

/// Texts as GTK shows them. Texts of a program are data: never markup, never mnemonics, no control characters.
enum SafeText {
  /// Returns the text for a single line: line breaks are displayed as symbols.
  static func line(_ text: String) -> String { TextSafety.isPlain(text) ? text : visible(text, keepsLines: false) }

  /// Returns the text for a place that may have several lines.
  static func paragraph(_ text: String) -> String { TextSafety.isPlain(text) ? text : visible(text, keepsLines: true) }

  /// Returns a text for a place where underscores mark mnemonics.
  static func withoutMnemonics(_ text: String) -> String { line(text).replacing("_", with: "__") }

  /// Returns a text for a place that takes markup.
  static func escaped(_ text: String) -> String {
    let escaped = g_markup_escape_text(paragraph(text), -1)
    defer { g_free(escaped) }
    return escaped.map { String(cString: $0) } ?? ""
  }

  private static func visible(_ text: String, keepsLines: Bool) -> String {
    text.reduce(into: "") { result, character in
      if keepsLines, character == "\n" || character == "\r\n" {
        result += "\n"
      } else if let piece = TextSafety.piece(of: character) {
        result += piece.harmful.reduce(into: String(piece.kept)) { $0 += TextSafety.name(of: $1) }
      } else {
        result.append(character)
      }
    }
  }
}
#endif
