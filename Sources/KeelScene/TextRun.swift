/// A part of a text with one style.
public struct TextRun: Hashable, Sendable {
  /// The characters of this part.
  public var text: String
  /// A Boolean value that indicates whether the part is bold.
  public var isBold: Bool
  /// A Boolean value that indicates whether the part is slanted.
  public var isItalic: Bool
  /// A Boolean value that indicates whether all characters have the same width.
  public var isMonospaced: Bool
  /// A Boolean value that indicates whether the part is underlined.
  public var isUnderlined: Bool
  /// A Boolean value that indicates whether a line is drawn through the part.
  public var isStruckThrough: Bool
  /// The role, the point size and the weight; `nil` uses those of the label. The other properties of the font have no
  /// effect, and a bold part is bold whatever the weight.
  public var font: SceneFont?
  /// A Boolean value that indicates whether all digits have the same width.
  public var hasMonospacedDigits: Bool
  /// The additional space after each character in points, from -100 to 100; 0 uses the label's.
  public var tracking: Double { didSet { tracking = tracking.lawful(within: 100) } }
  /// The distance in points by which the characters are above their line, or below it if negative; at most 1,000.
  public var baselineOffset: Double { didSet { baselineOffset = baselineOffset.lawful(within: 1000) } }
  /// The colour; `nil` uses the label's.
  public var color: SceneColor?
  /// The colour behind the part; `nil` for none.
  public var background: SceneColor?
  /// A URL that the text links to (`Event.followLink`); `nil` for plain text.
  public var link: String?
  /// A symbol that replaces the text, which is then empty; `nil` for text.
  public var symbol: Symbol?
  /// Creates a styled part of a text; nothing is set unless given.
  public init(
    _ text: String, isBold: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, font: SceneFont? = nil,
    hasMonospacedDigits: Bool = false, tracking: Double = 0, baselineOffset: Double = 0, color: SceneColor? = nil,
    background: SceneColor? = nil, link: String? = nil, symbol: Symbol? = nil
  ) {
    self.text = text
    self.isBold = isBold
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.font = font
    self.hasMonospacedDigits = hasMonospacedDigits
    self.tracking = tracking.lawful(within: 100)
    self.baselineOffset = baselineOffset.lawful(within: 1000)
    self.color = color
    self.background = background
    self.link = link
    self.symbol = symbol
  }
}
