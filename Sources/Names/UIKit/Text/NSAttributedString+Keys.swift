public import Foundation
public import KeelControls

extension NSAttributedString.Key {
  /// The font of a range.
  public static let font = NSAttributedString.Key("NSFont")
  /// The text colour of a range.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background colour of a range.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional space between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line under a range.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through a range.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The distance by which a range is above its line, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The URL, or its text, that a range links to.
  public static let link = NSAttributedString.Key("NSLink")
  /// The image in place of a character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The style of the paragraphs of a range.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the line under a range; front ends draw it in the colour of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through a range; front ends draw it in the colour of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The width of the outlines of characters in percent of their size; front ends draw no outlines.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the outlines of characters; front ends draw no outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
}

/// An image in place of a character of an attributed string.
public final class NSTextAttachment: Hashable {
  /// The character that the image replaces.
  public static let character = 0xFFFC
  /// The image. Labels and buttons show symbols, in the size and colour of the text around them; other images are not
  /// shown.
  public var image: UIImage?

  /// Creates an attachment with an image.
  public init(image: UIImage) { self.image = image }
  /// Creates an attachment without an image.
  public init() {}

  /// Returns true if both are the same object.
  public static func == (one: NSTextAttachment, other: NSTextAttachment) -> Bool { one === other }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// Creates a string that consists of an image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
