public import Foundation
public import KeelControls

/// The style of a paragraph. Labels show the alignment, the line break mode and the spacing of the first paragraph, for
/// the whole text.
open class NSParagraphStyle: Hashable {
  /// The alignment of lines.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The way in which text that does not fit is shortened.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The additional distance between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The height of lines as a multiple of their natural height; 0 for that. Labels show a multiple above 1.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0

  /// The style of a paragraph for which none is set.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates a style with the usual values.
  public init() {}

  /// Returns a copy that can be changed.
  open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Returns true if all values are equal.
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.alignment == other.alignment && one.lineBreakMode == other.lineBreakMode && one.lineSpacing == other.lineSpacing
      && one.lineHeightMultiple == other.lineHeightMultiple
  }
  /// Hashes all values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(lineSpacing)
    hasher.combine(lineHeightMultiple)
  }
}

/// The style of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  override open var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override open var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override open var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  override open var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    (alignment, lineBreakMode, lineSpacing) = (style.alignment, style.lineBreakMode, style.lineSpacing)
    lineHeightMultiple = style.lineHeightMultiple
  }
}

extension NSParagraphStyle {
  /// The additional distance between lines of a font, in points: a line is 1.2 times as high as the font is large.
  func distance(for font: UIFont) -> Double {
    Double(lineSpacing) + max(0, Double(lineHeightMultiple) - 1) * 1.2 * Double(font.pointSize)
  }
}
