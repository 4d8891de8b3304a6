package import KeelScene

/// What a `Text` says and how it looks, worked out for one place.
package struct ResolvedText: Hashable, Sendable {
  /// All of the text.
  package var text: String
  /// The font of the whole: what all runs have in common.
  package var font: SceneFont
  /// The colour of the whole; `nil` is the usual one.
  package var color: SceneColor?
  /// The stretches that differ from the font and colour of the whole, with those between them; none if none differ.
  package var runs: [TextRun]
  /// The symbols in it, in their order. A run cannot show one: what they say to people is part of the text.
  package var symbols: [Symbol]

  /// A text that looks like its surroundings.
  init(plain text: String, font: SceneFont) {
    self.text = text
    self.font = font
    runs = []
    symbols = []
  }

  /// Joins neighbours that look the same, and takes what all have in common to the whole.
  init(runs: [TextRun], font: SceneFont, symbols: [Symbol]) {
    var joined: [TextRun] = []
    for run in runs where !run.text.isEmpty {
      if let last = joined.indices.last, joined[last].looksLike(run) {
        joined[last].text += run.text
      } else {
        joined.append(run)
      }
    }
    var whole = font
    var color: SceneColor?
    if let first = joined.first {
      whole.isItalic = joined.allSatisfy(\.isItalic)
      whole.isMonospaced = joined.allSatisfy(\.isMonospaced)
      if joined.allSatisfy(\.isBold) {
        whole.weight = font.weight.flatMap { $0.isBold ? $0 : nil } ?? .bold
      } else if whole.weight?.isBold == true {
        whole.weight = nil
      }
      if joined.allSatisfy({ $0.color == first.color }) { color = first.color }
    }
    // What the whole says need not be said again by each.
    for index in joined.indices where joined[index].color == color { joined[index].color = nil }
    let isPlain = joined.allSatisfy { run in
      !run.isUnderlined && !run.isStruckThrough && run.link == nil && run.color == nil
        && run.isBold == (whole.weight?.isBold == true) && run.isItalic == whole.isItalic
        && run.isMonospaced == whole.isMonospaced
    }
    self.text = joined.map(\.text).joined()
    self.font = whole
    self.color = color
    self.runs = isPlain ? [] : joined
    self.symbols = symbols
  }
}

extension TextRun {
  fileprivate func looksLike(_ other: TextRun) -> Bool {
    isBold == other.isBold && isItalic == other.isItalic && isMonospaced == other.isMonospaced
      && isUnderlined == other.isUnderlined && isStruckThrough == other.isStruckThrough && color == other.color
      && link == other.link
  }
}

extension FontWeight {
  /// Whether a front end that knows only bold and not bold shows it as bold.
  var isBold: Bool { self == .bold || self == .semibold }
}
