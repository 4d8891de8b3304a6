#if Desktop
import CKeelGtk
import KeelScene

/// The symbols in a text: shapes in the places of characters, which Pango leaves to the widget to draw.
@MainActor enum TextSymbols {
  /// The character in the place of a symbol.
  private static let placeholder = "\u{FFFC}"

  /// Returns the characters of a part of a text.
  static func characters(of run: TextRun) -> String {
    run.symbol == nil ? SafeText.paragraph(run.text) : placeholder
  }

  /// Returns an attribute that reserves the place of a symbol, as high as the letters of a font around it.
  static func attribute(for symbol: Symbol, beside font: SceneFont, on widget: Widget)
    -> UnsafeMutablePointer<PangoAttribute>?
  {
    let side = Int32(textSize(of: widget) * font.pointSize / TextAttributes.body * Double(PANGO_SCALE))
    var area = PangoRectangle(x: 0, y: -side * 17 / 20, width: side, height: side)
    let shape = Shape(symbol, side: Double(side) / Double(PANGO_SCALE))
    return pango_attr_shape_new_with_data(
      &area, &area, Held.retain(shape),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).retain().toOpaque() } },
      { Held.release($0) })
  }

  /// Lets a widget draw the symbols in its texts.
  static func prepare(_ widget: Widget) {
    pango_cairo_context_set_shape_renderer(
      gtk_widget_get_pango_context(widget),
      { cairo, attribute, _, widget in
        let (cairo, shape, widget) = (Address(cairo), Address(attribute?.pointee.data), Address(widget))
        MainActor.assumeIsolated {
          guard let cairo = cairo.opaque, let widget = widget.pointer else { return }
          shape.object(Shape.self)?.draw(with: cairo, on: widget.assumingMemoryBound(to: GtkWidget.self))
        }
      }, widget.object, nil)
  }

  /// The size of body text in pixels.
  private static func textSize(of widget: Widget) -> Double {
    guard let context = gtk_widget_get_pango_context(widget),
      let font = pango_context_get_font_description(context)
    else { return TextAttributes.body }
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    if pango_font_description_get_size_is_absolute(font) != 0 { return size }
    let resolution = pango_cairo_context_get_resolution(context)
    return size * (resolution > 0 ? resolution : 96) / 72
  }

  /// A symbol that attributes own.
  @MainActor private final class Shape {
    let symbol: Symbol
    let side: Double

    init(_ symbol: Symbol, side: Double) { (self.symbol, self.side) = (symbol, side) }

    /// Draws the symbol at the present point, which is at the baseline.
    func draw(with cairo: OpaquePointer, on widget: Widget) {
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(cairo, &x, &y)
      Painter(cairo: cairo, widget: widget)
        .draw(symbol, in: SceneRect(x: x, y: y - side * 17 / 20, width: side, height: side))
    }
  }
}
#endif
