/// A colour by its role, so that each front end can show it in its own palette, light or dark.
public enum SceneColor: Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel
  case tint
  /// The background of a page, of elements on it, and of elements on those.
  case background, secondaryBackground, tertiaryBackground
  /// A thin line between two elements.
  case separator
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// An exact colour, each part from 0 to 255. Prefer a role: a front end adapts it to its background.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The role of a piece of text in the hierarchy of a page, as in Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
}

/// The weights of the strokes of a text.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case light, regular, medium, semibold, bold
}

/// A font by its role: no sizes, so that the user's own text size is always kept.
public struct SceneFont: Hashable, Sendable {
  /// The role of the text, which determines the size.
  public var style: TextStyle
  /// The weight; `nil` uses that of the style.
  public var weight: FontWeight?
  /// A Boolean value that indicates whether all characters have the same width.
  public var isMonospaced: Bool
  /// A Boolean value that indicates whether the characters are slanted.
  public var isItalic: Bool

  /// Creates a font; by default that of body text.
  public init(
    style: TextStyle = .body, weight: FontWeight? = nil, isMonospaced: Bool = false, isItalic: Bool = false
  ) {
    self.style = style
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
  }
}

/// The alignments of lines of text, or of children of a stack across its axis.
public enum SceneAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
  /// Stretch to the full breadth (stacks), or justify (text).
  case fill
}

/// A picture by name, as in SF Symbols; each front end draws its own version of it.
public struct Symbol: Hashable, Sendable {
  /// The name as in SF Symbols, such as `wifi` or `bell.slash.fill`. Front ends draw a placeholder for unknown names.
  public var name: String
  /// The part of the symbol that is filled in, from 0 to 1, for example bars of signal strength; `nil` is all of it.
  public var variableValue: Double? { didSet { variableValue = variableValue?.clampedToPart } }
  /// The colour of the symbol; `nil` uses that of the surrounding text.
  public var color: SceneColor?

  /// Creates a symbol from its name.
  public init(_ name: String, variableValue: Double? = nil, color: SceneColor? = nil) {
    self.name = name
    self.variableValue = variableValue?.clampedToPart
    self.color = color
  }
}

/// The roles of a button, by its effect on the user's data, that affect its appearance.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// Cancels without any effect. Escape activates it.
  case cancel
  /// Destroys data.
  case destructive
}

extension Double {
  /// The number clamped to 0...1; 0 for NaN.
  var clampedToPart: Double { self >= 0 ? min(self, 1) : 0 }
}
