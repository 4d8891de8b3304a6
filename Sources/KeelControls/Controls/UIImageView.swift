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
    /// The mode that the program has set; `nil` for none.
    var mode: ContentMode?
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
  open var contentMode: ContentMode {
    get { particulars?.mode ?? .scaleToFill }
    set { if newValue != particulars?.mode { change { $0.mode = newValue } } }
  }

  /// The way in which the image fills the available area; `nil` if it has its own size.
  private var fill: ImageElement.ContentMode? {
    if isResizable { return imageContentMode }
    guard image?.data != nil else { return nil }
    return switch particulars?.mode {
    case nil: rare?.layout?.island == nil ? nil : .stretch
    case .scaleToFill: .stretch
    case .scaleAspectFit: .fit
    case .scaleAspectFill: .fill
    default: nil
    }
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
        source: shownSource, label: label, isResizable: fill != nil, contentMode: fill ?? imageContentMode,
        look: shownLook))
  }
}
