package import KeelScene

/// A view that shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init()
    self.image = image
  }

  /// The image; a symbol or a template without a colour uses the view's tint. Without an image nothing is drawn.
  open var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }

  /// Properties that few image views have, stored in a separate object because lists have several image views in each
  /// row.
  @MainActor private final class Particulars {
    var label = ""
    var isResizable = false
    /// True if the program has set the mode of the view.
    var hasMode = false
    var contentMode = ImageElement.ContentMode.fit
    var look: PictureLook?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }
  private var particulars: Particulars?

  private func change(_ change: (Particulars) -> Void) {
    change(particulars.orMaking(Particulars()))
    setNeedsDescription()
  }

  /// The ways in which an image fills an area of another aspect ratio.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The image is stretched to the area.
    case scaleToFill
    /// The image has its own proportions: the whole of it is visible, or it fills the whole area.
    case scaleAspectFit, scaleAspectFill
    /// The image has its own size.
    case redraw
    /// The image has its own size, at this place.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which an image made of data fills its area: fitted (`scaleAspectFit`), cropped (`scaleAspectFill`) or
  /// stretched (`scaleToFill`). In all other modes it has its own size. Symbols are as large as text.
  ///
  /// Until it is set, an image is stretched where constraints or a frame place the view, and has its own size in stacks.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      guard contentMode != oldValue || particulars?.hasMode != true else { return }
      particulars.orMaking(Particulars()).hasMode = true
      switch contentMode {
      case .scaleAspectFit: imageContentMode = .fit
      case .scaleAspectFill: imageContentMode = .fill
      case .scaleToFill: imageContentMode = .stretch
      default: break
      }
      setNeedsDescription()
    }
  }

  /// True if the mode scales an image made of data to the available area.
  private var fillsRoom: Bool {
    guard image?.data != nil, particulars?.hasMode == true else { return isStretched }
    return contentMode == .scaleAspectFit || contentMode == .scaleAspectFill || contentMode == .scaleToFill
  }

  /// True if the view has the size that constraints or a frame give it, and no mode of its own.
  private var isStretched: Bool {
    image?.data != nil && particulars?.hasMode != true && !isResizable && rare?.layout?.island != nil
  }

  /// The encoded image; `nil` for a symbol.
  package var data: ImageData? { image?.data }
  /// The description of the image.
  package var label: String {
    get { particulars?.label ?? "" }
    set { if newValue != label { change { $0.label = newValue } } }
  }
  /// True if the image scales to the available area, which it fills according to `imageContentMode`.
  package var isResizable: Bool {
    get { particulars?.isResizable ?? false }
    set { if newValue != isResizable { change { $0.isResizable = newValue } } }
  }
  package var imageContentMode: ImageElement.ContentMode {
    get { particulars?.contentMode ?? .fit }
    set { if newValue != imageContentMode { change { $0.contentMode = newValue } } }
  }

  /// True if a symbol or a template without a colour, in a view without a tint of its own, has the colour of text.
  package var followsText = false {
    didSet { if followsText != oldValue { setNeedsDescription() } }
  }

  /// The colour of a symbol or a template without its own, if it is shown by itself.
  private var shownTint: SceneColor? { tintColor?.sceneColor ?? (followsText ? nil : .tint) }

  /// The symbol with the view's tint.
  package var symbol: Symbol {
    var symbol = image?.symbol ?? Symbol("")
    if symbol.color == nil { symbol.color = tintColor?.sceneColor }
    return symbol
  }

  /// The way in which the image is drawn, in place of its own.
  package var look: PictureLook? {
    get { particulars?.look }
    set { if newValue != look { change { $0.look = newValue } } }
  }

  /// The size and the colour of a symbol without its own; `nil` for those of body text.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { particulars?.symbolConfiguration }
    set { if newValue != preferredSymbolConfiguration { change { $0.symbolConfiguration = newValue } } }
  }

  /// The look of the image, with the size of its symbol.
  private var imageLook: PictureLook? {
    guard let image, image.data == nil, image.look == nil, let configuration = particulars?.symbolConfiguration else {
      return image?.look
    }
    return image.configured(configuration).look
  }

  /// The way in which the image is drawn; a template without a colour of its own uses the view's tint.
  private var shownLook: PictureLook? {
    guard var look = particulars?.look ?? imageLook, look.isTemplate, look.color == nil else {
      return particulars?.look ?? imageLook
    }
    look.color = shownTint
    return look
  }

  private var shownSource: ImageElement.Source {
    if let data = (image ?? .nothing).data { return .data(data) }
    var symbol = symbol
    if symbol.color == nil { symbol.color = particulars?.symbolConfiguration?.color?.sceneColor ?? shownTint }
    return .symbol(symbol)
  }

  override package var element: Element {
    .image(
      ImageElement(
        source: shownSource, label: label, isResizable: isResizable || fillsRoom,
        contentMode: isStretched ? .stretch : imageContentMode, look: shownLook))
  }
}
