/// A colour by its role, so that each front end can show it in its own palette, light or dark.
public enum SceneColor: Hashable, Sendable {
  /// The colour of text, from the most to the least important. In the label of a control, `label` is the control's colour.
  case label, secondaryLabel, tertiaryLabel
  /// The colour of the most important text, also in the label of a control.
  case primary
  /// The colour of what can be operated, which an app or a view may set.
  case tint
  /// The background of a page, of elements on it, and of elements on those.
  case background, secondaryBackground, tertiaryBackground
  /// A thin line between two elements.
  case separator
  /// Colours that an app names. Front ends with exact colours show them as they are, in texts too.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// The colour of the text of a control that destroys something. It is as legible as other texts.
  case destructive
  /// An exact colour, each part from 0 to 255. Prefer a role: a front end adapts it to its background.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// Two exact colours, of which the front end shows the one for its background.
  case adaptive(light: SceneRGB, dark: SceneRGB)
  /// Another colour through which the background shows, with an opacity from 0 to less than 1. The other colour is not
  /// translucent itself.
  indirect case translucent(SceneColor, opacity: Double)

  /// Returns the exact colour for a dark or a light background; a role is returned unchanged.
  package func exact(isDark: Bool) -> SceneColor {
    switch self {
    case .adaptive(let light, let dark):
      let color = isDark ? dark : light
      return .rgb(red: color.red, green: color.green, blue: color.blue)
    case .translucent(let color, let opacity): return .translucent(color.exact(isDark: isDark), opacity: opacity)
    default: return self
    }
  }

  /// Returns the colour with its opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Double) -> SceneColor {
    if factor >= 1 { return self }
    if case .translucent(let color, let opacity) = self { return color.faded(by: opacity * factor.clampedToPart) }
    return .translucent(self, opacity: factor.clampedToPart)
  }
}

/// The parts of an exact colour, from 0 to 255.
public struct SceneRGB: Hashable, Sendable {
  /// The parts of the colour.
  public var red, green, blue: UInt8
  /// Creates a colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// The role of a piece of text in the hierarchy of a page, as in Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// A title, from the largest to the smallest.
  case largeTitle, title1, title2, title3
  /// The heading of a part of the page, in bold, and the line below it.
  case headline, subheadline
  /// The text of the page.
  case body
  /// A remark beside the text, slightly smaller.
  case callout
  /// Small text: a note below the content, and the labels of pictures.
  case footnote, caption1, caption2
}

/// The weights of the strokes of a text.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// A weight, from the thinnest to the thickest strokes.
  case light, regular, medium, semibold, bold
}

/// A font: a text style, optionally with a point size.
///
/// Point sizes scale with the user's text size.
public struct SceneFont: Hashable, Sendable {
  /// The role of the text, which determines the size.
  public var style: TextStyle
  /// The point size at the default text size, from 1 to 1000; `nil` uses that of the style. Front ends without font
  /// sizes use the style.
  public var size: Double? { didSet { size = size.flatMap(Self.lawful) } }
  /// The weight; `nil` uses that of the style.
  public var weight: FontWeight?
  /// A Boolean value that indicates whether all characters have the same width.
  public var isMonospaced: Bool
  /// A Boolean value that indicates whether the characters are slanted.
  public var isItalic: Bool
  /// A Boolean value that indicates whether all digits have the same width.
  public var hasMonospacedDigits: Bool
  /// The additional space after each character in points, from -100 to 100.
  public var tracking: Double { didSet { tracking = tracking.lawful(within: 100) } }

  /// Creates a font; by default that of body text.
  public init(
    style: TextStyle = .body, size: Double? = nil, weight: FontWeight? = nil, isMonospaced: Bool = false,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, tracking: Double = 0
  ) {
    self.style = style
    self.size = size.flatMap(Self.lawful)
    self.hasMonospacedDigits = hasMonospacedDigits
    self.tracking = tracking.lawful(within: 100)
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
  }

  private static func lawful(_ size: Double) -> Double? { size.isNaN ? nil : min(max(size, 1), 1000) }
}

/// The alignments of lines of text, or of children of a stack across its axis.
public enum SceneAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where lines of text begin; at the top across a horizontal axis.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines of text end; at the bottom across a horizontal axis.
  case trailing
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
  /// The picture that is shown in place of a drawing; `nil` for none. The name is then that of the picture, or empty.
  public var picture: SymbolPicture? {
    get { storedPicture.value }
    set { storedPicture.value = newValue }
  }
  private var storedPicture = Boxed<SymbolPicture>.none

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

  /// The number clamped to a distance from 0; 0 for NaN.
  func lawful(within limit: Double) -> Double { isNaN ? 0 : min(max(self, -limit), limit) }
}
