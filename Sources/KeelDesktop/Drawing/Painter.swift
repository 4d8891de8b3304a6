#if Desktop
import CKeelGtk
import KeelScene

/// Draws boxes, shapes and drawings with cairo.
@MainActor struct Painter {
  let cairo: OpaquePointer
  let widget: Widget

  /// Calls the closure with a painter of an area.
  static func draw(into snapshot: OpaquePointer, _ area: SceneRect, _ widget: Widget, _ body: (Painter) -> Void) {
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, Float(area.x), Float(area.y), Float(area.width), Float(area.height))
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    body(Painter(cairo: cairo, widget: widget))
    cairo_destroy(cairo)
  }

  func box(_ box: BoxElement, _ area: SceneRect) {
    if let background = box.background {
      cairo_save(cairo)
      // A background of any form follows its outline.
      if let outline = box.outline { clip(to: outline, in: area) }
      add(box.outline == nil ? box.shape : .rectangle, in: area)
      setSource(DrawingPaint(background, in: area))
      cairo_fill(cairo)
      cairo_restore(cairo)
    }
    if let border = box.border, border.width > 0 {
      add(box.shape, in: area.extended(by: -border.width / 2))
      setSource(border.color, 1)
      cairo_set_line_width(cairo, border.width)
      cairo_stroke(cairo)
    }
  }

  func shape(_ shape: ShapeElement, _ area: SceneRect) {
    if let fill = shape.fill {
      add(shape.kind, in: area)
      setSource(DrawingPaint(fill, in: area))
      cairo_fill(cairo)
    }
    if let stroke = shape.stroke {
      add(shape.kind, in: area.extended(by: shape.isStrokeCentered ? 0 : -shape.lineWidth / 2))
      setSource(stroke, 1)
      cairo_set_line_width(cairo, shape.lineWidth)
      cairo_stroke(cairo)
    }
  }

  // MARK: Outlines

  private func add(_ kind: ShapeKind, in area: SceneRect) {
    cairo_new_path(cairo)
    switch kind {
    case .rectangle: cairo_rectangle(cairo, area.x, area.y, area.width, area.height)
    case .rounded(let radius): addRounded(area, radius: min(radius, area.width / 2, area.height / 2))
    case .capsule: addRounded(area, radius: min(area.width, area.height) / 2)
    case .circle:
      let side = min(area.width, area.height)
      addEllipse(
        SceneRect(
          x: area.x + (area.width - side) / 2, y: area.y + (area.height - side) / 2, width: side, height: side))
    case .ellipse: addEllipse(area)
    }
  }

  /// Limits what is drawn to an outline, which is stretched to the area.
  func clip(to outline: SceneOutline, in area: SceneRect) {
    cairo_new_path(cairo)
    if outline.size.width > 0, outline.size.height > 0 {
      cairo_save(cairo)
      cairo_translate(cairo, area.x, area.y)
      cairo_scale(cairo, area.width / outline.size.width, area.height / outline.size.height)
      add(outline.path)
      cairo_restore(cairo)
    }
    setRule(outline.isEvenOdd)
    cairo_clip(cairo)
  }

  private func addEllipse(_ area: SceneRect) {
    guard area.width > 0, area.height > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, area.x + area.width / 2, area.y + area.height / 2)
    cairo_scale(cairo, area.width / 2, area.height / 2)
    cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(cairo)
  }

  private func addRounded(_ area: SceneRect, radius: Double) {
    let (right, bottom) = (area.x + area.width, area.y + area.height)
    cairo_arc(cairo, right - radius, area.y + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, area.x + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, area.x + radius, area.y + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(cairo)
  }

  // MARK: Paints

  /// Returns the colour; those of text are the widget's own.
  func color(_ color: SceneColor) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    Self.color(color, widget)
  }

  /// Returns the colour in a widget.
  static func color(_ color: SceneColor, _ widget: Widget) -> (red: Double, green: Double, blue: Double, alpha: Double)
  {
    if let known = Palette.color(color) { return (known.red, known.green, known.blue, known.alpha) }
    var own = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &own)
    return (Double(own.red), Double(own.green), Double(own.blue), Double(own.alpha) * Palette.textOpacity(color))
  }

  func setSource(_ color: SceneColor, _ opacity: Double) {
    let color = self.color(color)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * opacity)
  }

  func setSource(_ paint: DrawingPaint) {
    switch paint {
    case .color(let color, let opacity): setSource(color, opacity)
    case .material: setSource(.secondaryBackground, 0.85)
    case .tiles(let tile): setSource(tile)
    case .linear(let stops, let start, let end):
      setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
    case .radial(let stops, let center, let start, let end, let aspect):
      let pattern = cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end)
      if aspect != 1, aspect > 0 {
        // The space of the pattern is squeezed around the centre.
        var matrix = cairo_matrix_t()
        cairo_matrix_init(&matrix, 1, 0, 0, 1 / aspect, 0, center.y - center.y / aspect)
        cairo_pattern_set_matrix(pattern, &matrix)
      }
      setSource(pattern, stops)
    case .angular(let stops, let center, let start, let end): setAngular(stops, center, start, end)
    }
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [SceneGradient.Stop]) {
    for stop in stops {
      let color = self.color(stop.color)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha * stop.opacity)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Cairo has no gradient around a centre: it is made of thin wedges.
  private func setAngular(_ stops: [SceneGradient.Stop], _ center: ScenePoint, _ start: Double, _ end: Double) {
    let pattern = cairo_pattern_create_mesh()
    let wedges = 90
    let reach = 4_000.0
    for wedge in 0..<wedges {
      let parts = (Double(wedge) / Double(wedges), Double(wedge + 1) / Double(wedges))
      let angles = (start + (end - start) * parts.0, start + (end - start) * parts.1)
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, center.x + reach * cosine(angles.0), center.y + reach * sine(angles.0))
      cairo_mesh_pattern_line_to(pattern, center.x + reach * cosine(angles.1), center.y + reach * sine(angles.1))
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (corner, part) in [(0, parts.0), (1, parts.0), (2, parts.1), (3, parts.1)] {
        let color = mixed(stops, at: part)
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func mixed(
    _ stops: [SceneGradient.Stop], at part: Double
  ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    guard let (low, high, share) = stops.neighbours(of: part) else { return (0, 0, 0, 0) }
    let (one, other) = (color(low.color), color(high.color))
    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    return (
      mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue),
      mix(one.alpha * low.opacity, other.alpha * high.opacity)
    )
  }
}
#endif
