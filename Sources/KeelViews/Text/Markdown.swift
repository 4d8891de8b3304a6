/// The inline part of Markdown that a text may hold: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`,
/// `[words](address)`, `^[words](inflect: true)`, `<https://…>` and backslashes. No blocks, no HTML; of a picture its words are shown.
///
/// It goes once over the text (`MarkdownScanner`) and keeps two stacks: open brackets and runs of delimiters. Marks are
/// paired by CommonMark's rules (`MarkdownDelimiters`), with its bounds on how far back is looked for a partner, so that
/// no text takes longer than its length says. What does not pair up is shown as it is.
enum Markdown {
  static func parse(_ atoms: [MarkdownAtom]) -> [MarkdownSpan] {
    guard atoms.contains(where: \.isMark) else { return atoms.isEmpty ? [] : [MarkdownSpan(atoms: atoms)] }
    var scanner = MarkdownScanner(atoms)
    scanner.scan()
    return spans(of: scanner.tokens)
  }

  private static func spans(of tokens: [MarkdownToken]) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var (bold, italic, struck) = (0, 0, 0)
    var link: [MarkdownAtom]?
    var inflections = 0
    var inflection: Int?
    func add(_ atoms: [MarkdownAtom], isCode: Bool) {
      guard !atoms.isEmpty else { return }
      let style = MarkdownSpan.Style(
        isBold: bold > 0, isItalic: italic > 0, isCode: isCode, isStruckThrough: struck > 0, link: link,
        inflection: inflection)
      if let last = spans.indices.last, spans[last].style == style {
        spans[last].atoms += atoms
      } else {
        spans.append(MarkdownSpan(atoms: atoms, style: style))
      }
    }
    for token in tokens {
      bold -= token.closed.bold
      italic -= token.closed.italic
      struck -= token.closed.struck
      if token.endsLink { link = nil }
      if token.endsInflection { inflection = nil }
      add(token.atoms, isCode: token.isCode)
      if let destination = token.beginsLink { link = destination }
      if token.beginsInflection {
        inflections += 1
        inflection = inflections
      }
      bold += token.opened.bold
      italic += token.opened.italic
      struck += token.opened.struck
    }
    return spans
  }
}

/// A part of the text, or a mark that may turn out to be text.
struct MarkdownToken {
  struct Marks {
    var bold = 0
    var italic = 0
    var struck = 0
  }

  /// What is shown of it, between what it closes and what it opens.
  var atoms: [MarkdownAtom]
  var isCode = false
  var closed = Marks()
  var opened = Marks()
  /// The address of the link that begins behind it.
  var beginsLink: [MarkdownAtom]?
  var endsLink = false
  var beginsInflection = false
  var endsInflection = false
}

extension MarkdownAtom {
  var character: Character? { if case .character(let character) = self { character } else { nil } }

  /// Whether it can have a meaning of its own.
  var isMark: Bool {
    switch character {
    case "*", "_", "~", "`", "[", "]", "\\", "<": true
    default: false
    }
  }

  /// Whether the byte may be one that has.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }
}
