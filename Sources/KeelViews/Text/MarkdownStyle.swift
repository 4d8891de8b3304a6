import KeelInteraction
import KeelModel

/// The attributes that Markdown specifies, including those of enclosing Markdown.
struct MarkdownStyle: Hashable {
  var isBold = false
  var isItalic = false
  var isCode = false
  var isStruckThrough = false
  var link: String?

  func joined(by span: MarkdownSpan.Style, linkText: ([MarkdownAtom]) -> String) -> MarkdownStyle {
    var style = self
    style.isBold = isBold || span.isBold
    style.isItalic = isItalic || span.isItalic
    style.isCode = isCode || span.isCode
    style.isStruckThrough = isStruckThrough || span.isStruckThrough
    if let destination = span.link { style.link = LinkPolicy.checked(linkText(destination)) }
    return style
  }
}

/// A span of a text with uniform attributes, without the marks that specify them.
struct MarkdownSpan: Hashable {
  struct Style: Hashable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruckThrough = false
    var link: [MarkdownAtom]?
    /// The number of the inflected phrase that the span is a part of.
    var inflection: Int?
  }

  var atoms: [MarkdownAtom]
  var style = Style()
}

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
