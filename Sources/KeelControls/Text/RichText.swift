package import KeelScene

/// A text with attributes of its parts, by UIKit's names. A part without a font or a colour has that of its label.
package struct RichText: Hashable, Sendable {
  /// A part with the same attributes.
  package struct Part: Hashable, Sendable {
    package var text: String
    package var font: UIFont?
    package var color: UIColor?
    package var background: UIColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    package var kern = 0.0
    package var baselineOffset = 0.0
    /// The URL that the part links to; `nil` for plain text.
    package var link: String?
    /// A symbol in place of the text.
    package var symbol: Symbol?

    package init(_ text: String) { self.text = text }
  }

  package var parts: [Part]
  package init(_ parts: [Part]) { self.parts = parts }

  /// The characters, as a label shows them.
  package var text: String { parts.map { $0.symbol == nil ? $0.text : "" }.joined() }

  /// Returns the runs of the text in a label with a font, on a ground that the program has set.
  @MainActor func joined(font: UIFont, on ground: SceneColor?) -> JoinedRuns {
    let first = parts.first?.font ?? font
    return JoinedRuns(parts.map { $0.run(in: font, on: ground) }, font: first.sceneFont)
  }
}

extension RichText.Part {
  /// True if no other attribute is set.
  var hasOnlyFontAndColor: Bool {
    var plain = RichText.Part(text)
    (plain.font, plain.color) = (font, color)
    return self == plain
  }

  fileprivate func run(in usual: UIFont, on ground: SceneColor?) -> TextRun {
    let font = (font ?? usual).sceneFont
    let background = background.flatMap { $0.isClear ? nil : $0.sceneColor.faded(by: $0.alpha) }
    return TextRun(
      symbol == nil ? text : "", isBold: font.weight?.isBold ?? false, isItalic: font.isItalic,
      isMonospaced: font.isMonospaced, isUnderlined: isUnderlined, isStruckThrough: isStruckThrough,
      font: font.sizeOnly, hasMonospacedDigits: font.hasMonospacedDigits, tracking: kern,
      baselineOffset: baselineOffset, color: color?.ink(on: background ?? ground),
      background: background, link: link, symbol: symbol)
  }
}
