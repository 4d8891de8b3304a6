package import KeelScene

/// The runs of a text, with what they have in common as attributes of the whole.
package struct JoinedRuns {
  /// The whole string.
  package let text: String
  /// The font of the whole text: the attributes that all runs have in common.
  package let font: SceneFont
  /// The colour of the whole text, or `nil` for the default one.
  package let color: SceneColor?
  /// The runs of the text, or none if no run differs from the font and colour of the whole.
  package let runs: [TextRun]

  /// Joins adjacent runs with equal attributes. Each run has all of its attributes; `font` is that of a run without one.
  package init(_ all: [TextRun], font: SceneFont) {
    var joined: [TextRun] = []
    for run in all where !run.text.isEmpty || run.symbol != nil {
      if let last = joined.indices.last, run.symbol == nil, joined[last].looksLike(run) {
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
      if let weight = first.font?.weight, joined.allSatisfy({ $0.font?.weight == weight }) {
        whole.weight = weight
      } else if joined.allSatisfy(\.isBold) {
        whole.weight = font.weight.flatMap { $0.isBold ? $0 : nil } ?? .bold
      } else if whole.weight?.isBold == true {
        whole.weight = nil
      }
      whole.hasMonospacedDigits = joined.allSatisfy(\.hasMonospacedDigits)
      if joined.allSatisfy({ $0.tracking == first.tracking }) { whole.tracking = first.tracking }
      if joined.allSatisfy({ $0.color == first.color }) { color = first.color }
    }
    // The runs do not repeat what is true of the whole.
    for index in joined.indices {
      if joined[index].color == color { joined[index].color = nil }
      if joined[index].tracking == whole.tracking { joined[index].tracking = 0 }
      if joined[index].font?.weight == whole.weight { joined[index].font?.weight = nil }
      if joined[index].font == font.sizeOnly { joined[index].font = nil }
    }
    let isPlain = joined.allSatisfy { run in
      run
        == TextRun(
          run.text, isBold: whole.weight?.isBold == true, isItalic: whole.isItalic, isMonospaced: whole.isMonospaced,
          hasMonospacedDigits: whole.hasMonospacedDigits)
    }
    self.text = joined.map(\.text).joined()
    self.font = whole
    self.color = color
    self.runs = isPlain ? [] : joined
  }
}

extension TextRun {
  fileprivate func looksLike(_ other: TextRun) -> Bool {
    var run = self
    run.text = other.text
    return run == other
  }
}

extension SceneFont {
  /// The role and the point size, without the other properties.
  package var sizeOnly: SceneFont { SceneFont(style: style, size: size) }
}

extension FontWeight {
  /// True if a front end that supports only regular and bold shows the weight as bold.
  package var isBold: Bool { self == .bold || self == .semibold }
}
