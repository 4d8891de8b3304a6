public import FoundationEssentials
import KeelModel

extension EnvironmentValues {
  /// The font of text that sets none itself.
  @Entry public var font: Font?
  /// The largest number of lines of a text, or `nil` for no limit.
  @Entry public var lineLimit: Int?
  /// The number of lines for which texts and vertical fields reserve space.
  @Entry package var reservedLines = 0
  /// The alignment of the lines of a text with each other.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// The case that all text is converted to, if any.
  @Entry public var textCase: Text.Case?
  /// The additional distance between lines in points.
  @Entry public var lineSpacing: Double = 0
  /// The position at which text that is too long is truncated. Browsers truncate text of several lines at its end.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// A Boolean value that indicates whether the letters of a text may move closer together to fit. Front ends choose
  /// it.
  @Entry public var allowsTightening = false
  /// The smallest factor by which text may be scaled to fit. Front ends choose it.
  @Entry public var minimumScaleFactor: Double = 1

  /// The attributes of text other than its font, as set by modifiers of views.
  @Entry package var textEmphasis = TextEmphasis()
  /// The style of text and symbols, or `nil` for the default one.
  @Entry package var foreground: TextForeground?
  /// The colour of interactive content, or `nil` for the front end's.
  @Entry package var tint: TextForeground?

  /// The locale in which values are formatted and texts are translated.
  @Entry public var locale: Locale = .current
  /// The calendar in which dates are formatted: that of the window's user, unless a view sets another.
  @Entry public var calendar: Calendar = .current
  /// The time zone in which dates are formatted and edited: that of the window's user, unless a view sets another.
  @Entry public var timeZone: TimeZone = .current
}

/// The attributes of text other than its font; `nil` leaves an attribute to the font.
package struct TextEmphasis: Hashable, Sendable {
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var tracking = 0.0
  package var baselineOffset = 0.0
  package var isUnderlined = false
  package var isStruckThrough = false
}
