/// A part of a text written in Markdown, for use by other layers.
package struct MarkdownPiece: Hashable, Sendable {
  package var text = ""
  package var isBold = false
  package var isItalic = false
  package var isCode = false
  package var isStruckThrough = false
  package var link: String?

  /// Returns the parts of the text, in order.
  package static func pieces(of markdown: String) -> [MarkdownPiece] {
    Markdown.parse(markdown.map { .character($0) }).map { span in
      let style = span.style
      return MarkdownPiece(
        text: String(span.atoms.compactMap(\.character)), isBold: style.isBold, isItalic: style.isItalic,
        isCode: style.isCode, isStruckThrough: style.isStruckThrough,
        link: style.link.map { String($0.compactMap(\.character)) })
    }
  }
}
