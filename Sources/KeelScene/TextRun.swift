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
  /// The colour; `nil` uses the label's.
  public var color: SceneColor?
  /// A URL that the text links to (`Event.followLink`); `nil` for plain text.
  public var link: String?
  /// Creates a styled part of a text; nothing is set unless given.
  public init(
    _ text: String, isBold: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, color: SceneColor? = nil, link: String? = nil
  ) {
    self.text = text
    self.isBold = isBold
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.color = color
    self.link = link
  }
}
