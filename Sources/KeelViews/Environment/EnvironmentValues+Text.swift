public import FoundationEssentials
import KeelModel

extension EnvironmentValues {
  /// The font of text that says none itself.
  @Entry public var font: Font?
  /// How many lines a text may take; `nil` is as many as it needs.
  @Entry public var lineLimit: Int?
  /// How the lines of a text stand against each other.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// Whether all text is written large or small.
  @Entry public var textCase: Text.Case?
  /// Room between lines, in points; front ends choose it.
  @Entry public var lineSpacing: Double = 0
  /// Where a text that does not fit is cut. Browsers cut text of several lines at its end.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// Whether a text may be set tighter to fit; front ends choose it.
  @Entry public var allowsTightening = false
  /// How small a text may be made to fit; front ends choose it.
  @Entry public var minimumScaleFactor: Double = 1

  /// What text looks like beyond its font, as modifiers of views said.
  @Entry package var textEmphasis = TextEmphasis()
  /// The style of text and symbols; `nil` is the usual one.
  @Entry package var foreground: TextForeground?
  /// The colour of what can be used; `nil` is the front end's.
  @Entry package var tint: TextForeground?

  /// The language and the customs that things are written in.
  @Entry public var locale: Locale = .current
  /// The calendar that dates are written in.
  @Entry public var calendar: Calendar = .current
  /// The time zone that dates are written in.
  @Entry public var timeZone: TimeZone = .current
}

/// What text looks like beyond its font; `nil` leaves it to the font.
package struct TextEmphasis: Hashable, Sendable {
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var isUnderlined = false
  package var isStruckThrough = false
}
