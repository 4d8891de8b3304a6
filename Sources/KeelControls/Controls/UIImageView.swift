package import KeelScene

/// A picture.
@MainActor @preconcurrency open class UIImageView: UIView {

  /// A view of this picture.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }

  /// The picture; one without a colour takes the view's tint.
  open var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }

  /// What few pictures have, in an object of its own: lists have several pictures a row.
  @MainActor private final class Particulars {
    var data: ImageData?
    var label = ""
    var isResizable = false
    var contentMode = ImageElement.ContentMode.fit
  }
  private var particulars: Particulars?

  private func change(_ change: (Particulars) -> Void) {
    change(particulars.orMaking(Particulars()))
    setNeedsDescription()
  }

  /// How a picture of another form fills its room.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// How a picture of bytes fills its room: as a whole (`scaleAspectFit`), to its edges (`scaleAspectFill`) or pulled out of
  /// shape (`scaleToFill`). In all other modes it has its own size. Symbols are as large as text.
  open var contentMode = ContentMode.center {
    didSet {
      guard contentMode != oldValue else { return }
      switch contentMode {
      case .scaleAspectFit: imageContentMode = .fit
      case .scaleAspectFill: imageContentMode = .fill
      case .scaleToFill: imageContentMode = .stretch
      default: break
      }
      setNeedsDescription()
    }
  }

  /// Whether the mode lets a picture of bytes take the room that there is.
  private var fillsRoom: Bool {
    guard image?.data != nil else { return false }
    return contentMode == .scaleAspectFit || contentMode == .scaleAspectFill || contentMode == .scaleToFill
  }

  /// The bytes of a picture, shown in place of `image`.
  package var data: ImageData? {
    get { particulars?.data }
    set { if newValue != data { change { $0.data = newValue } } }
  }
  /// What is to be seen, in words.
  package var label: String {
    get { particulars?.label ?? "" }
    set { if newValue != label { change { $0.label = newValue } } }
  }
  /// Whether the picture takes the size that it is given, and how it fills it.
  package var isResizable: Bool {
    get { particulars?.isResizable ?? false }
    set { if newValue != isResizable { change { $0.isResizable = newValue } } }
  }
  package var imageContentMode: ImageElement.ContentMode {
    get { particulars?.contentMode ?? .fit }
    set { if newValue != imageContentMode { change { $0.contentMode = newValue } } }
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
        source: (data ?? image?.data).map { .data($0) } ?? .symbol(symbol), label: label,
        isResizable: isResizable || fillsRoom,
        contentMode: imageContentMode))
  }
}
