#if Desktop
import CKeelGtk
import KeelScene

/// A symbol that the theme does not have, or a picture in the place of one, as a paintable that takes the colour of the
/// text around it, as the theme's own symbols do. A picture that is no template has its own colours.
@MainActor final class DrawnSymbol {
  private let data: ImageData
  /// The picture for dark windows; `nil` for the same one.
  private let darkData: ImageData?
  private let isTemplate: Bool
  /// The textures by their sides in pixels, templates in any colour.
  private var textures: [Size: OpaquePointer] = [:]

  private struct Size: Hashable {
    var side: Int
    var isDark: Bool
  }

  private init(_ drawing: SymbolDocument) {
    data = ImageData(bytes: Array(drawing.text.utf8))
    darkData = nil
    isTemplate = true
  }

  private init(_ picture: SymbolPicture) {
    data = picture.data
    darkData = picture.look.darkData
    isTemplate = picture.look.isTemplate
  }

  /// Returns the paintable of a symbol, which belongs to the process; `nil` for names without a drawing.
  static func paintable(of symbol: Symbol) -> OpaquePointer? {
    let key = Key(name: symbol.name, value: symbol.variableValue, picture: symbol.picture)
    if let known = known[key] { return known }
    guard let drawing = symbol.picture.map(DrawnSymbol.init) ?? SymbolDocument(of: symbol).map(DrawnSymbol.init) else {
      return nil
    }
    // A program has few symbols, unless it makes their names: those share the places that are left.
    if known.count >= mostKnown {
      for paintable in known.values { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      known.removeAll()
    }
    let made = keel_symbol_new(Held.retain(drawing))
    known[key] = made
    return made
  }

  private struct Key: Hashable {
    var name: String
    var value: Double?
    var picture: SymbolPicture?
  }
  private static var known: [Key: OpaquePointer] = [:]
  private static let mostKnown = 500
  /// The most pixels of a picture that is decoded.
  private static let mostPixels = 16 << 20

  /// Draws the symbol in a colour, which is light in dark windows.
  func draw(into snapshot: OpaquePointer, _ width: Double, _ height: Double, _ color: GdkRGBA) {
    let side = min(width, height)
    let isDark = darkData != nil && color.red + color.green + color.blue > 1.5
    // Twice the size is sharp on dense screens, too.
    let size = Size(side: Int((side * 2).rounded(.up)), isDark: isDark)
    guard side >= 1, let texture = texture(size) else { return }
    // The whole picture is in the middle of the square.
    let (wide, high) = (Double(gdk_texture_get_width(texture)), Double(gdk_texture_get_height(texture)))
    let scale = side / max(wide, high, 1)
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, Float((width - wide * scale) / 2), Float((height - high * scale) / 2), Float(wide * scale),
      Float(high * scale))
    guard isTemplate else { return gtk_snapshot_append_texture(snapshot, texture, &area) }
    var (matrix, sum) = (graphene_matrix_t(), graphene_vec4_t())
    graphene_matrix_init_from_float(&matrix, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color.alpha])
    graphene_vec4_init(&sum, color.red, color.green, color.blue, 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &sum)
    gtk_snapshot_append_texture(snapshot, texture, &area)
    gtk_snapshot_pop(snapshot)
  }

  private func texture(_ size: Size) -> OpaquePointer? {
    if let known = textures[size] { return known }
    let pixels = Int32(clamping: min(size.side, 2_048))
    let data = size.isDark ? darkData ?? data : data
    // Pictures come from outside, and some bytes can stand for gigabytes of pixels.
    guard data.pixelCount <= Self.mostPixels else { return nil }
    let bytes = data.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    guard let picture = gdk_pixbuf_new_from_stream_at_scale(stream, pixels, pixels, 1, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let texture = gdk_texture_new_for_pixbuf(picture)
    // A symbol has few sizes, unless its window is resized with it.
    if textures.count >= 8 { forgetTextures() }
    textures[size] = texture
    return texture
  }

  private func forgetTextures() {
    for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
    textures.removeAll()
  }

  isolated deinit { forgetTextures() }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Shows a symbol on an image of GTK.
  @MainActor func setImage(_ symbol: Symbol) {
    switch Icons.icon(of: symbol) {
    case .named(let name): gtk_image_set_from_icon_name(opaque, name)
    case .drawn(let paintable): gtk_image_set_from_paintable(opaque, paintable)
    }
  }

  /// Creates an image of a symbol.
  @MainActor static func image(of symbol: Symbol) -> Widget {
    let image: Widget = gtk_image_new()
    image.setImage(symbol)
    return image
  }

  /// Shows a symbol in place of the title of a button.
  @MainActor func setButtonImage(_ symbol: Symbol) {
    guard case .drawn = Icons.icon(of: symbol) else {
      if case .named(let name) = Icons.icon(of: symbol) { gtk_button_set_icon_name(typed(), name) }
      return
    }
    gtk_button_set_child(typed(), Widget.image(of: symbol))
    setClass("image-button")
  }
}
#endif
