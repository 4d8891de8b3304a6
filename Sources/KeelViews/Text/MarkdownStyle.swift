import KeelInteraction

/// The looks that Markdown asks for, those around it included.
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

/// A stretch of a text that looks alike, without the marks that say so.
struct MarkdownSpan: Hashable {
  struct Style: Hashable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruckThrough = false
    var link: [MarkdownAtom]?
    /// The number of the words that agree with a number among them, which this is a part of.
    var inflection: Int?
  }

  var atoms: [MarkdownAtom]
  var style = Style()
}
