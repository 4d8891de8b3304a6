/// A part of a text that looks alike.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var isBold: Bool
  public var isItalic: Bool
  public var isMonospaced: Bool
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// `nil` is the label's.
  public var color: SceneColor?
  /// A URL that the words lead to (`Event.followLink`).
  public var link: String?
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
