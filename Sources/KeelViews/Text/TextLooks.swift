import KeelScene

/// The attributes of a piece of text; `nil` means the value of the environment.
package struct TextLooks: Hashable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits: Bool?
  package var tracking: Double?
  package var baselineOffset: Double?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  package var foreground: TextForeground?
  package var background: TextForeground?

  package init() {}

  /// Sets the attributes that are `nil` to those of `outer`.
  package mutating func fill(from outer: TextLooks) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    design = design ?? outer.design
    isBold = isBold ?? outer.isBold
    isItalic = isItalic ?? outer.isItalic
    isMonospaced = isMonospaced ?? outer.isMonospaced
    hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    tracking = tracking ?? outer.tracking
    baselineOffset = baselineOffset ?? outer.baselineOffset
    isUnderlined = isUnderlined ?? outer.isUnderlined
    isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    foreground = foreground ?? outer.foreground
    background = background ?? outer.background
  }
}

/// The style that text is drawn with.
///
/// Arbitrary styles cannot be compared. Two are considered equal if they resolve to the same colours in light and dark,
/// both without a text colour and tint and with them, because front ends show only these colours.
package struct TextForeground: Hashable, Sendable {
  package let style: any ShapeStyle
  private let shown: [Color.Base?]

  package init(_ style: any ShapeStyle) {
    self.style = style
    self.shown = [ColorScheme.light, .dark].flatMap { scheme in
      [
        _ShapeStyleResolution(colorScheme: scheme),
        _ShapeStyleResolution(colorScheme: scheme, tint: .pink, foreground: .brown),
      ].map { style.sceneColor(in: $0).map(Color.Base.role) }
    }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.shown == rhs.shown }
  package func hash(into hasher: inout Hasher) { hasher.combine(shown) }
}
