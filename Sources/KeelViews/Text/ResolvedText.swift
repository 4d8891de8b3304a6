package import KeelScene

/// What a `Text` says and how it looks, worked out for one place.
package struct ResolvedText: Hashable, Sendable {
  /// A stretch with looks of its own.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var isBold = false
    package var isItalic = false
    package var isMonospaced = false
    package var isUnderlined = false
    package var isStruckThrough = false
    package var color: SceneColor?
    /// Where it leads: an address whose scheme is harmless.
    package var link: String?
    /// A symbol that stands here; `text` is what it says, which may be nothing.
    package var symbol: Symbol?

    package init(_ text: String) { self.text = text }

    fileprivate func looksLike(_ other: Run) -> Bool {
      var other = other
      other.text = text
      return self == other && symbol == nil
    }
  }

  /// All of the text.
  package var text: String
  /// The font of the whole: what all runs have in common.
  package var font: SceneFont
  /// The colour of the whole; `nil` is the usual one.
  package var color: SceneColor?
  /// The stretches that differ from the font and colour of the whole, with those between them; none if none differ.
  package var runs: [Run]

  /// Joins neighbours that look the same, and takes what all have in common to the whole.
  init(runs: [Run], font: SceneFont) {
    var joined: [Run] = []
    for run in runs where !run.text.isEmpty || run.symbol != nil {
      if let last = joined.indices.last, joined[last].looksLike(run), run.symbol == nil {
        joined[last].text += run.text
      } else {
        joined.append(run)
      }
    }
    self.text = joined.map(\.text).joined()
    self.font = font
    if let first = joined.first {
      self.font.isItalic = font.isItalic || joined.allSatisfy(\.isItalic)
      self.font.isMonospaced = font.isMonospaced || joined.allSatisfy(\.isMonospaced)
      if joined.allSatisfy(\.isBold) { self.font.weight = font.weight.flatMap { $0.isBold ? $0 : nil } ?? .bold }
      if joined.allSatisfy({ $0.color == first.color }) { self.color = first.color }
    }
    let isPlain = joined.allSatisfy { run in
      !run.isUnderlined && !run.isStruckThrough && run.link == nil && run.symbol == nil && run.color == self.color
        && (!run.isBold || self.font.weight?.isBold == true) && run.isItalic == self.font.isItalic
        && run.isMonospaced == self.font.isMonospaced
    }
    self.runs = isPlain ? [] : joined
  }
}

extension FontWeight {
  /// Whether a front end that knows only bold and not bold shows it as bold.
  var isBold: Bool { self == .bold || self == .semibold }
}
