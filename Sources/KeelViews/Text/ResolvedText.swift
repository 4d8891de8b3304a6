import KeelControls
package import KeelScene

/// The string and the attributes of a `Text`, resolved in one environment.
package struct ResolvedText: Hashable, Sendable {
  /// The whole string.
  package var text: String
  /// The font of the whole text: the attributes that all runs have in common.
  package var font: SceneFont
  /// The colour of the whole text, or `nil` for the default one.
  package var color: SceneColor?
  /// The runs of the text, or none if no run differs from the font and colour of the whole.
  package var runs: [TextRun]
  /// The symbols in the text, in their order.
  package var symbols: [Symbol]

  /// Creates a text without attributes of its own.
  init(plain text: String, font: SceneFont) {
    self.text = text
    self.font = font
    runs = []
    symbols = []
  }

  /// Creates a text from runs. Common attributes become those of the whole.
  init(runs: [TextRun], font: SceneFont, symbols: [Symbol]) {
    let joined = JoinedRuns(runs, font: font)
    self.text = joined.text
    self.font = joined.font
    self.color = joined.color
    self.runs = joined.runs
    self.symbols = symbols
  }
}
