package import KeelScene

/// A picture.
@MainActor open class UIImageView: UIView {
  override public init() { super.init() }

  /// A view of this picture.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }

  /// The picture; one without a colour takes the view's tint.
  open var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }

  /// The picture with the view's tint.
  package var symbol: Symbol {
    var symbol = image?.symbol ?? Symbol("")
    if symbol.color == nil { symbol.color = tintColor?.sceneColor }
    return symbol
  }

  override package var element: Element { .image(ImageElement(symbol: symbol)) }
}
