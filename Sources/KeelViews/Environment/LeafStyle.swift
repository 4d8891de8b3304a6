import FoundationEssentials
import KeelControls
package import KeelScene

/// The values that most controls need from their environment, looked up once for each place that sets a value. It is an
/// object because it is large and each control reads it.
package final class LeafStyle {
  /// The values for texts, such as fonts, colours and the language.
  package let text: TextContext
  package let lineLimit: Int?
  package let reservedLines: Int
  package let minimumScaleFactor: Double
  package let lineSpacing: Double
  package let truncation: Text.TruncationMode
  package let alignment: TextAlignment
  package let isEnabled: Bool
  /// The colour of interactive content, or `nil` for the front end's.
  package let tint: SceneColor?
  package let controlSize: ControlSize

  /// The keys of the values that it consists of.
  static let keys = EnvironmentReads.keys { _ = LeafStyle($0) }

  package init(_ values: EnvironmentValues) {
    lineLimit = values.lineLimit
    reservedLines = values.reservedLines
    minimumScaleFactor = values.minimumScaleFactor
    lineSpacing = values.lineSpacing
    truncation = values.truncationMode
    alignment = values.multilineTextAlignment
    isEnabled = values.isEnabled
    controlSize = values.controlSize
    var text = TextContext(
      font: values.font, locale: values.locale, calendar: values.calendar, timeZone: values.timeZone, now: Date())
    text.languages = values.systemLanguages
    text.colorScheme = values.colorScheme
    text.tint = values.tint?.style.sceneColor(in: _ShapeStyleResolution(colorScheme: text.colorScheme))
    // The colour is resolved once, now: a level below the text's colour would be two levels below it if resolved again.
    text.foreground = values.foreground.flatMap { text.color(of: $0.style) }.map { PlainColorStyle(color: $0) }
    let emphasis = values.textEmphasis
    if let weight = emphasis.weight { text.font = (text.font ?? .body).weight(weight) }
    if emphasis.design == .monospaced { text.isMonospaced = true }
    text.isBold = emphasis.isBold
    text.isItalic = emphasis.isItalic
    text.isMonospaced = text.isMonospaced || emphasis.isMonospaced
    text.hasMonospacedDigits = emphasis.hasMonospacedDigits
    text.tracking = emphasis.tracking
    text.baselineOffset = emphasis.baselineOffset
    text.isUnderlined = emphasis.isUnderlined
    text.isStruckThrough = emphasis.isStruckThrough
    text.textCase = values.textCase
    text.isRedacted = !values.redactionReasons.isEmpty
    tint = text.tint
    self.text = text
  }

  /// Returns the colour of a style in this environment.
  package func color(of style: any ShapeStyle) -> SceneColor? { text.color(of: style) }
}

extension LeafStyle {
  /// The font, the colour and the alignment of text that is edited in a control; `nil` for those of the front end.
  var editedText: (font: UIFont?, color: UIColor?, alignment: NSTextAlignment) {
    (editedFont, text.foreground.flatMap { color(of: $0) }.map { UIColor($0) }, alignment.ofControls)
  }

  private var editedFont: UIFont? {
    let isPlain = !(text.isBold || text.isItalic || text.isMonospaced || text.hasMonospacedDigits)
    guard var font = text.font?.sceneFont ?? (isPlain ? nil : Font.body.sceneFont) else { return nil }
    if text.isBold { font.weight = .bold }
    font.isItalic = font.isItalic || text.isItalic
    font.isMonospaced = font.isMonospaced || text.isMonospaced
    font.hasMonospacedDigits = font.hasMonospacedDigits || text.hasMonospacedDigits
    return UIFont(sceneFont: font)
  }

  /// Returns the paint to fill an area with for a style, or `nil` if the style has no colour.
  package func paint(of style: any ShapeStyle) -> ScenePaint? {
    switch text.paint(of: style) {
    case .gradient(let gradient): .gradient(gradient.inAnyArea)
    case .color(let color, let opacity): .color(color, opacity: opacity)
    case .material(let material): .material(material)
    case .tiles(let tile): .color(tile.color, opacity: tile.opacity)
    case nil: nil
    }
  }
}

/// A style with a colour that has been resolved.
private struct PlainColorStyle: ShapeStyle {
  let color: SceneColor
  func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = color }
}
