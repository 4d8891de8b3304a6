import KeelModel

/// A parser for the inline Markdown that a text may contain: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`,
/// `[words](address)`, `^[words](inflect: true)`, `<https://…>` and backslashes. There are no blocks and no HTML, and a
/// picture is shown as its text.
///
/// The parser scans the text once (`MarkdownScanner`) and keeps two stacks: open brackets and runs of delimiters. Marks
/// are paired by CommonMark's rules (`MarkdownDelimiters`), with its limits on the search for a partner, so that the
/// time stays proportional to the length of the text. Marks without a partner are shown as text.
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

  /// The visible atoms of the token, between the marks that it closes and the marks that it opens.
  var atoms: [MarkdownAtom]
  var isCode = false
  var closed = Marks()
  var opened = Marks()
  /// The address of the link that starts after the token.
  var beginsLink: [MarkdownAtom]?
  var endsLink = false
  var beginsInflection = false
  var endsInflection = false
}

extension MarkdownAtom {
  var character: Character? { if case .character(let character) = self { character } else { nil } }

  /// True if the atom can be a mark.
  var isMark: Bool {
    switch character {
    case "*", "_", "~", "`", "[", "]", "\\", "<": true
    default: false
    }
  }

  /// Returns true if the byte can be a mark.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }
}
