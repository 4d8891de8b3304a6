#if Desktop
import CKeelGtk
import KeelScene

/// A symbol of the theme, or a picture.
@MainActor final class ImageView: NodeView {
  private let isSymbol: Bool

  init(_ id: NodeID, _ front: DesktopFrontEnd) {
    if case .image(let image)? = front.tree.element(of: id) { isSymbol = image.symbol != nil } else { isSymbol = true }
    super.init(id, front, isSymbol ? gtk_image_new() : gtk_picture_new())
    _ = refresh()
  }

  override func update(_ element: Element, _ attributes: Attributes) -> Bool {
    guard case .image(let image) = element, (image.symbol != nil) == isSymbol else { return false }
    let label = attributes.accessibility.label.isEmpty ? image.label : attributes.accessibility.label
    switch image.source {
    case .symbol(let symbol): Self.show(symbol, label, on: widget)
    case .data(let data):
      Pictures.show(data, on: widget)
      gtk_picture_set_can_shrink(widget.opaque, 1)
      gtk_picture_set_content_fit(widget.opaque, image.contentMode.fit)
      widget.setName(label)
      widget.setHidden(label.isEmpty)
    }
    if attributes.accessibility.isHidden { widget.setHidden() }
    widget.setTooltip(attributes.help)
    return true
  }

  /// Shows a symbol on an image of GTK.
  static func show(_ symbol: Symbol, _ label: String, on widget: Widget) {
    widget.setImage(symbol)
    widget.setName(label)
    widget.setHidden(label.isEmpty)
    let isSecondary = symbol.color == .secondaryLabel || symbol.color == .tertiaryLabel
    widget.setClass("accent", symbol.color == .tint)
    widget.setClass(Style.primary, symbol.color == .primary)
    widget.setClass(Style.secondary, isSecondary)
    widget.setClass("dim-label", isSecondary)
    ColorClasses.set(symbol.color == .tint ? nil : symbol.color, on: widget)
  }

  /// Shows the image of a row. A symbol in the tint has the colour of the text, as in GNOME's own lists.
  static func showInRow(_ symbol: Symbol, on widget: Widget) {
    var symbol = symbol
    if symbol.color == .tint { symbol.color = nil }
    show(symbol, "", on: widget)
    // An image of GTK is a square, in the middle of which the picture is.
    let side = symbol.picture?.sizeInRow.map { max($0.width, $0.height).rounded(.up) }
    gtk_image_set_pixel_size(widget.opaque, side.map { gint($0) } ?? -1)
  }
}

extension ImageElement.ContentMode {
  fileprivate var fit: GtkContentFit {
    switch self {
    case .fit: GTK_CONTENT_FIT_CONTAIN
    case .fill: GTK_CONTENT_FIT_COVER
    case .stretch: GTK_CONTENT_FIT_FILL
    }
  }
}

/// Pictures from data.
@MainActor enum Pictures {
  /// Shows a picture; nothing if the data is none.
  static func show(_ data: ImageData, on widget: Widget) {
    let texture = texture(of: data)
    gtk_picture_set_paintable(widget.opaque, texture)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// Returns the picture as a texture, which the caller releases; `nil` if the data is none.
  static func texture(of data: ImageData) -> OpaquePointer? {
    let bytes = data.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    let texture = gdk_texture_new_from_bytes(bytes, &error)
    if let error { g_error_free(error) }
    return texture
  }
}
#endif
