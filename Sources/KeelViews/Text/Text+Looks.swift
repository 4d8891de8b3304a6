extension Text {
  /// How a line under or through text is drawn. Front ends draw one line.
  public struct LineStyle: Hashable, Sendable {
    /// The dots and dashes of a line.
    public enum Pattern: Hashable, Sendable {
      case solid, dash, dot, dashDot, dashDotDot
    }

    package let pattern: Pattern
    package let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// Where text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Text all in large or all in small letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { looking { $0.isBold = isActive } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { looking { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { looking { $0.isMonospaced = isActive } }

  /// `nil` says nothing: the font of the surroundings.
  public func font(_ font: Font?) -> Text { looking { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { looking { $0.design = design } }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    looking { $0.foreground = TextForeground(style) }
  }
  public func foregroundColor(_ color: Color?) -> Text {
    looking { $0.foreground = color.map(TextForeground.init) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    looking { $0.isUnderlined = isActive }
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    looking { $0.isStruckThrough = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }
}

/// What semantic front ends choose, or have nobody to tell: each of these gives back the same text.
extension Text {
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: Double) -> Text { self }
  public func tracking(_ tracking: Double) -> Text { self }
  public func baselineOffset(_ baselineOffset: Double) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
