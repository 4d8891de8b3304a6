public import Foundation
public import KeelControls

extension UILabel {
  /// The text with attributes of its parts: fonts, colours, lines, links, distances and symbols. A part without a font
  /// or a colour has that of the label. Setting it sets `text` too, and a paragraph style of the first character sets
  /// `textAlignment`, `lineBreakMode` and the distance between lines.
  public var attributedText: NSAttributedString? {
    get {
      if richText != nil, let text = looks.attributedText { return text }
      let (font, color): (UIFont, UIColor) = (font, textColor)
      return text.map { NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: color]) }
    }
    set {
      looks.attributedText = newValue?.copied
      richText = newValue?.richText
      guard let style = newValue?.firstAttributes[.paragraphStyle] as? NSParagraphStyle else { return }
      (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
      lineSpacing = style.distance(for: newValue?.firstAttributes[.font] as? UIFont ?? font)
    }
  }
}

extension UIButton {
  /// Sets the title with attributes for a state, used if the configuration has no title. It takes precedence over the
  /// title that `setTitle(_:for:)` set.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks.attributedTitles[state] = title?.copied
    setRichTitle(title?.richText, for: state)
  }

  /// Returns the title that `setAttributedTitle(_:for:)` set for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? { looks.attributedTitles[state] }
}

extension UITextField {
  /// The text. All of it has the font, the colour and the alignment of its first character.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      if let newValue { defaultTextAttributes = newValue.firstAttributes }
    }
  }

  /// The font, the colour and the alignment of the text, as attributes.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { wholeTextAttributes }
    set { wholeTextAttributes = newValue }
  }
}

extension UITextView {
  /// The text. All of it has the font, the colour and the alignment of its first character.
  public var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "", attributes: typingAttributes) }
    set {
      text = newValue?.string ?? ""
      if let newValue { typingAttributes = newValue.firstAttributes }
    }
  }

  /// The font, the colour and the alignment of the text, as attributes. They apply to all of it.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { wholeTextAttributes }
    set { wholeTextAttributes = newValue }
  }
}

/// A control whose text has one look.
@MainActor private protocol UniformText: AnyObject {
  var font: UIFont? { get set }
  var textColor: UIColor? { get set }
  var textAlignment: NSTextAlignment { get set }
}

extension UITextField: UniformText {}
extension UITextView: UniformText {}

extension UniformText {
  /// The look of the text as attributes. Setting it keeps what the attributes leave out.
  fileprivate var wholeTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      if textAlignment != .natural {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        attributes[.paragraphStyle] = style
      }
      return attributes
    }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
      textAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? textAlignment
    }
  }
}

extension NSAttributedString {
  /// A copy that later changes do not reach.
  fileprivate var copied: NSAttributedString { NSAttributedString(attributedString: self) }
}
