extension Text {
  /// The style of a line under or through text. Front ends draw one kind of line.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of dots and dashes of a line.
    public enum Pattern: Hashable, Sendable {
      /// An unbroken line.
      case solid
      /// Dashes and dots, in the order of the name.
      case dash, dot, dashDot, dashDotDot
    }

    package let pattern: Pattern
    package let color: Color?

    /// Creates a line style; front ends use neither the pattern nor the colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line.
    public static let single = LineStyle()
  }

  /// The position at which text that is too long is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning of the line.
    case head
    /// At the end of the line.
    case tail
    /// In the middle of the line.
    case middle
  }

  /// A conversion of all letters to one case.
  public enum Case: Hashable, Sendable {
    /// All capital letters.
    case uppercase
    /// All small letters.
    case lowercase
  }

  /// The size of text beside other text. Front ends show no difference.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    /// The default size.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size for secondary text.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Returns the text in bold.
  public func bold() -> Text { bold(true) }
  /// Returns the text in bold or, if `isActive` is false, not in bold.
  public func bold(_ isActive: Bool) -> Text { looking { $0.isBold = isActive } }
  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }
  /// Returns the text in italics or, if `isActive` is false, upright.
  public func italic(_ isActive: Bool) -> Text { looking { $0.isItalic = isActive } }
  /// Returns the text with monospaced characters or, if `isActive` is false, without.
  public func monospaced(_ isActive: Bool = true) -> Text { looking { $0.isMonospaced = isActive } }

  /// Returns the text in a font; `nil` leaves it to the environment.
  public func font(_ font: Font?) -> Text { looking { $0.font = font } }
  /// Returns the text in a weight; `nil` leaves it to the environment.
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }
  /// Returns the text in a design; `nil` leaves it to the environment. Front ends distinguish only `monospaced`.
  public func fontDesign(_ design: Font.Design?) -> Text { looking { $0.design = design } }

  /// Returns the text with digits of one width. Front ends without font sizes ignore it.
  public func monospacedDigit() -> Text { looking { $0.hasMonospacedDigits = true } }
  /// Returns the text with additional space after each character, in points. Front ends without font sizes ignore it.
  public func kerning(_ kerning: Double) -> Text { tracking(kerning) }
  /// Returns the text with additional space after each character, in points. Front ends without font sizes ignore it.
  public func tracking(_ tracking: Double) -> Text { looking { $0.tracking = tracking } }
  /// Returns the text above its line by a distance in points, or below it if negative. Front ends without font sizes
  /// ignore it.
  public func baselineOffset(_ baselineOffset: Double) -> Text { looking { $0.baselineOffset = baselineOffset } }

  /// Returns the text in the colour of a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    looking { $0.foreground = TextForeground(style) }
  }
  /// Returns the text in a colour; `nil` leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    looking { $0.foreground = color.map(TextForeground.init) }
  }

  /// Returns the text on a colour, as in attributed strings.
  package func onBackground(_ color: Color) -> Text { looking { $0.background = TextForeground(color) } }

  /// Returns the text with a line under it or, if `isActive` is false, without; the line's colour is not used.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    looking { $0.isUnderlined = isActive }
  }
  /// Returns the text with a line under it or, if `isActive` is false, without; pattern and colour are not used.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }
  /// Returns the text struck through or, if `isActive` is false, not; the line's colour is not used.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    looking { $0.isStruckThrough = isActive }
  }
  /// Returns the text struck through or, if `isActive` is false, not; pattern and colour are not used.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }
}

/// Settings that front ends choose or do not support: each of these returns the same text.
extension Text {
  /// Returns the same text: front ends choose the width of characters.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Returns the same text: front ends choose text sizes.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// Returns the same text: front ends do not control speech.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Returns the same text: front ends do not control speech.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Returns the same text: front ends do not control speech.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Returns the same text: front ends do not control speech.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
