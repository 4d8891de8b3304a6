package import KeelScene

/// Text that is read, not edited.
@MainActor open class UILabel: UIView {
  override public init() { super.init() }

  /// A label with this text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  /// What the label says.
  open var text: String? {
    didSet { if text != oldValue { setNeedsDescription() } }
  }
  /// The font, by its role.
  open var font: UIFont = .preferredFont(forTextStyle: .body) {
    didSet { if font != oldValue { setNeedsDescription() } }
  }
  /// The colour of the text.
  open var textColor: UIColor = .label {
    didSet { if textColor != oldValue { setNeedsDescription() } }
  }
  /// How lines stand.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDescription() } }
  }
  /// How many lines the text may take; 0 is as many as it needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDescription() } }
  }

  override package var element: Element {
    .label(
      LabelElement(
        text: text ?? "", font: font.sceneFont, color: textColor.sceneColor,
        alignment: textAlignment.sceneAlignment, lineLimit: max(0, numberOfLines)))
  }
}
