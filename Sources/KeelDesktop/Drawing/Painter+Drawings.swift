#if Desktop
import CKeelGtk
internal import Glibc
import KeelScene

func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The commands of drawings.
extension Painter {
  func drawing(_ drawing: DrawingElement, _ area: SceneRect) {
    cairo_save(cairo)
    if drawing.isClipped {
      cairo_rectangle(cairo, area.x, area.y, area.width, area.height)
      cairo_clip(cairo)
    }
    if let size = drawing.size, size.width > 0, size.height > 0 {
      cairo_scale(cairo, area.width / size.width, area.height / size.height)
    }
    draw(drawing.commands)
    cairo_restore(cairo)
  }

  private func draw(_ commands: [DrawingCommand]) {
    for command in commands {
      switch command {
      case .fill(let path, let paint, let isEvenOdd):
        add(path)
        setSource(paint)
        setRule(isEvenOdd)
        cairo_fill(cairo)
      case .stroke(let path, let paint, let stroke):
        add(path)
        setSource(paint)
        set(stroke)
        cairo_stroke(cairo)
      case .text(let text): draw(text)
      case .symbol(let symbol, let area): draw(symbol, in: area)
      case .picture(let data, let area): draw(data, in: area)
      case .group(let group): draw(group)
      }
    }
  }

  func setRule(_ isEvenOdd: Bool) {
    cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  private func set(_ stroke: DrawingStroke) {
    cairo_set_line_width(cairo, stroke.width)
    switch stroke.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, stroke.miterLimit)
    cairo_set_dash(cairo, stroke.dash, Int32(stroke.dash.count), stroke.dashPhase)
  }

  /// Draws a group. Blurs and shadows are left out.
  private func draw(_ group: DrawingGroup) {
    cairo_save(cairo)
    if let clip = group.clip {
      add(clip.path)
      setRule(clip.isEvenOdd)
      cairo_clip(cairo)
    }
    if group.opacity < 1 { cairo_push_group(cairo) }
    let transform = group.transform
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_save(cairo)
    cairo_transform(cairo, &matrix)
    draw(group.commands)
    cairo_restore(cairo)
    if group.opacity < 1 {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, group.opacity)
    }
    cairo_restore(cairo)
  }

  func add(_ path: DrawingPath) {
    cairo_new_path(cairo)
    var last = ScenePoint(x: 0, y: 0)
    for step in path.steps {
      switch step {
      case .move(let end):
        cairo_move_to(cairo, end.x, end.y)
        last = end
      case .line(let end):
        cairo_line_to(cairo, end.x, end.y)
        last = end
      case .quadCurve(let end, let control):
        cairo_curve_to(
          cairo, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        last = end
      case .curve(let end, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
        last = end
      case .closeSubpath: cairo_close_path(cairo)
      }
    }
  }

  private func draw(_ words: DrawingText) {
    let text = words.lines.map(SafeText.line).joined(separator: "\n")
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_copy(pango_context_get_font_description(gtk_widget_get_pango_context(widget)))
    pango_font_description_set_absolute_size(font, words.pointSize * Double(PANGO_SCALE))
    if let weight = words.font.weight { pango_font_description_set_weight(font, weight.pango) }
    if words.font.isMonospaced { pango_font_description_set_family(font, "monospace") }
    if words.font.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_alignment(
      layout,
      words.anchor.x < 0.25 ? PANGO_ALIGN_LEFT : words.anchor.x > 0.75 ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_CENTER)
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    setSource(words.paint)
    cairo_move_to(
      cairo, words.origin.x - words.anchor.x * Double(width), words.origin.y - words.anchor.y * Double(height))
    pango_cairo_show_layout(cairo, layout)
  }

  func draw(_ symbol: Symbol, in area: SceneRect) {
    let side = min(area.width, area.height)
    guard side >= 1, let icon = paintable(of: symbol, side: side) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    // A symbol draws into a snapshot, whose node draws with cairo.
    let snapshot = gtk_snapshot_new()
    let own = color(symbol.color ?? .label)
    var color = GdkRGBA(red: Float(own.red), green: Float(own.green), blue: Float(own.blue), alpha: Float(own.alpha))
    gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, side, side, &color, 1)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    cairo_save(cairo)
    cairo_translate(cairo, area.x + (area.width - side) / 2, area.y + (area.height - side) / 2)
    gsk_render_node_draw(node, cairo)
    cairo_restore(cairo)
    gsk_render_node_unref(node)
  }

  /// Returns the paintable of a symbol, which the caller releases.
  private func paintable(of symbol: Symbol, side: Double) -> OpaquePointer? {
    switch Icons.icon(of: symbol) {
    case .drawn(let paintable):
      g_object_ref(UnsafeMutableRawPointer(paintable))
      return paintable
    case .named(let name):
      guard let display = gtk_widget_get_display(widget) else { return nil }
      let icon = gtk_icon_theme_lookup_icon(
        gtk_icon_theme_get_for_display(display), name, nil, Int32(side), 1, GTK_TEXT_DIR_NONE,
        GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
      return icon.map { OpaquePointer(UnsafeMutableRawPointer($0)) }
    }
  }

  /// Repeats a picture. One repetition is drawn, in twice its size if that is not too large, which is sharp on dense
  /// screens.
  func setSource(_ tile: DrawingTile) {
    let density = min(2, 2_048 / max(tile.area.width, tile.area.height))
    let (width, height) = ((tile.area.width * density).rounded(.up), (tile.area.height * density).rounded(.up))
    let (across, down) = (width / tile.area.width, height / tile.area.height)
    guard
      let surface = cairo_surface_create_similar(
        cairo_get_target(cairo), CAIRO_CONTENT_COLOR_ALPHA, Int32(width), Int32(height)),
      let one = cairo_create(surface)
    else { return setSource(.tertiaryBackground, tile.opacity) }
    let whole = tile.pictureArea
    cairo_scale(one, across, down)
    let place = SceneRect(
      x: whole.x - tile.area.x, y: whole.y - tile.area.y, width: whole.width, height: whole.height)
    if tile.opacity < 1 { cairo_push_group(one) }
    Painter(cairo: one, widget: widget).draw(tile.data, in: place)
    if tile.opacity < 1 {
      cairo_pop_group_to_source(one)
      cairo_paint_with_alpha(one, tile.opacity)
    }
    cairo_destroy(one)
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_surface_destroy(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, across, 0, 0, down, -tile.area.x * across, -tile.area.y * down)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func draw(_ data: ImageData, in area: SceneRect) {
    guard let texture = Pictures.texture(of: data), let snapshot = gtk_snapshot_new() else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    gdk_paintable_snapshot(texture, snapshot, area.width, area.height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    cairo_save(cairo)
    cairo_translate(cairo, area.x, area.y)
    gsk_render_node_draw(node, cairo)
    cairo_restore(cairo)
    gsk_render_node_unref(node)
  }
}
#endif
