#if Desktop
import CKeelGtk
import KeelInteraction

/// Texts as GTK shows them. Texts of a program are data: never markup, never mnemonics, no control characters.
enum SafeText {
  /// Returns the text for a single line: line breaks are displayed as symbols.
  static func line(_ text: String) -> String { TextSafety.line(text) }

  /// Returns the texts that are not empty for a single line, with a separator between them.
  static func line(_ texts: [String], separator: String) -> String {
    texts.filter { !$0.isEmpty }.map { line($0) }.joined(separator: separator)
  }

  /// Returns the text for a place that may have several lines.
  static func paragraph(_ text: String) -> String { TextSafety.paragraph(text) }

  /// Returns a text for a place where underscores mark mnemonics.
  static func withoutMnemonics(_ text: String) -> String { line(text).replacing("_", with: "__") }

  /// Returns a text for a place that takes markup.
  static func escaped(_ text: String) -> String { markup(paragraph(text)) }

  /// Returns a text that is safe already for a place that takes markup.
  static func markup(_ text: String) -> String {
    let escaped = g_markup_escape_text(text, -1)
    defer { g_free(escaped) }
    return escaped.map { String(cString: $0) } ?? ""
  }
}
#endif
