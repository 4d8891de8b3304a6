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

  /// The bytes of a picture, shown in place of `image`.
  package var data: ImageData? {
    didSet { if data != oldValue { setNeedsDescription() } }
  }
  /// What is to be seen, in words.
  package var label = "" {
    didSet { if label != oldValue { setNeedsDescription() } }
  }
  /// Whether the picture takes the size that it is given, and how it fills it.
  package var isResizable = false {
    didSet { if isResizable != oldValue { setNeedsDescription() } }
  }
  package var imageContentMode: ImageElement.ContentMode = .fit {
    didSet { if imageContentMode != oldValue { setNeedsDescription() } }
  }

  /// The picture with the view's tint.
  package var symbol: Symbol {
    var symbol = image?.symbol ?? Symbol("")
    if symbol.color == nil { symbol.color = tintColor?.sceneColor }
    return symbol
  }

  override package var element: Element {
    .image(
      ImageElement(
        source: (data ?? image?.data).map { .data($0) } ?? .symbol(symbol), label: label, isResizable: isResizable,
        contentMode: imageContentMode))
  }
}
