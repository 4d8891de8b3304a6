import KeelInteraction

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
