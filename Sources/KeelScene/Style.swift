/// A colour by its role, so that each front end can show it in its own palette, light or dark.
public enum SceneColor: Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel
  case tint
  /// The ground of a page, and those of things on it and on them.
  case background, secondaryBackground, tertiaryBackground
  /// A thin line between two things.
  case separator
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// An exact colour, each part from 0 to 255. Prefer a role: a front end adapts it to its background.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The role of a piece of text in the hierarchy of a page, as in Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
}

/// How heavy the strokes of a text are.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case light, regular, medium, semibold, bold
}

/// A font by its role: no sizes, so that a person's own text size is always kept.
public struct SceneFont: Hashable, Sendable {
  public var style: TextStyle
  /// `nil` is the weight that the style has by itself.
  public var weight: FontWeight?
  public var isMonospaced: Bool
  public var isItalic: Bool

  public init(
    style: TextStyle = .body, weight: FontWeight? = nil, isMonospaced: Bool = false, isItalic: Bool = false
  ) {
    self.style = style
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
  }
}

/// How lines of text, or children of a stack, stand against each other.
public enum SceneAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
  /// Stretch to the full breadth (stacks), or justify (text).
  case fill
}

/// A picture known by name, in the names of SF Symbols; a front end draws its own of it.
public struct Symbol: Hashable, Sendable {
  public var name: String
  /// How much of the symbol is filled in, from 0 to 1 (for example bars of signal strength); `nil` is all of it.
  public var variableValue: Double? { didSet { variableValue = variableValue?.clampedToPart } }
  public var color: SceneColor?

  public init(_ name: String, variableValue: Double? = nil, color: SceneColor? = nil) {
    self.name = name
    self.variableValue = variableValue?.clampedToPart
    self.color = color
  }
}

/// What a button does to a person's things, where that matters to how it is shown.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// Leaves without doing anything. Escape stands for it.
  case cancel
  /// Destroys something.
  case destructive
}

extension Double {
  /// From 0 to 1; 0 for what is no number.
  var clampedToPart: Double { self >= 0 ? min(self, 1) : 0 }
}
