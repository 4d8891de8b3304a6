import FoundationEssentials
import KeelControls
package import KeelScene

/// What most controls want to know of their environment, looked up once for each place that sets something.
/// An object, for there is much in it and each control asks for it.
package final class LeafStyle {
  /// For texts: font, colours, language.
  package let text: TextContext
  package let lineLimit: Int?
  package let truncation: Text.TruncationMode
  package let alignment: TextAlignment
  package let isEnabled: Bool
  /// The colour of what can be used; `nil` is the front end's.
  package let tint: SceneColor?
  package let controlSize: ControlSize

  /// The values that it is made of.
  static let keys = EnvironmentReads.keys { _ = LeafStyle($0) }

  package init(_ values: EnvironmentValues) {
    lineLimit = values.lineLimit
    truncation = values.truncationMode
    alignment = values.multilineTextAlignment
    isEnabled = values.isEnabled
    controlSize = values.controlSize
    var text = TextContext(
      font: values.font, locale: values.locale, calendar: values.calendar, timeZone: values.timeZone, now: Date())
    text.languages = values.systemLanguages
    text.colorScheme = values.colorScheme
    text.tint = values.tint?.style.sceneColor(in: _ShapeStyleResolution(colorScheme: text.colorScheme))
    // Worked out here and now: a level below the text's colour, asked for again, would be two levels below.
    text.foreground = values.foreground.flatMap { text.color(of: $0.style) }.map { PlainColorStyle(color: $0) }
    let emphasis = values.textEmphasis
    if let weight = emphasis.weight { text.font = (text.font ?? .body).weight(weight) }
    if emphasis.design == .monospaced { text.isMonospaced = true }
    text.isBold = emphasis.isBold
    text.isItalic = emphasis.isItalic
    text.isMonospaced = text.isMonospaced || emphasis.isMonospaced
    text.isUnderlined = emphasis.isUnderlined
    text.isStruckThrough = emphasis.isStruckThrough
    text.textCase = values.textCase
    text.isRedacted = !values.redactionReasons.isEmpty
    tint = text.tint
    self.text = text
  }

  /// The colour of a style here.
  package func color(of style: any ShapeStyle) -> SceneColor? { text.color(of: style) }
}

extension LeafStyle {
  /// What to fill an area with for a style; `nil` where the style says nothing.
  package func paint(of style: any ShapeStyle) -> ScenePaint? {
    text.color(of: style).map { .color($0) }
  }
}

/// A colour that has been worked out.
private struct PlainColorStyle: ShapeStyle {
  let color: SceneColor
  func _apply(to resolution: inout _ShapeStyleResolution) { resolution.color = color }
}
