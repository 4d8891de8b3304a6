#if Desktop
import CKeelGtk
import KeelScene

extension BoxElement {
  /// True if a box is drawn as one picture with its content: cut to a shape, masked, or changed by effects.
  var isPicture: Bool {
    isClipped && (shape != .rectangle || outline != nil) || mask != nil || hasShadow || drawsEffects
  }

  private var drawsEffects: Bool { effects.contains { $0.transform(in: SceneSize()) == nil } }
}

/// Draws a box with everything in it as one picture.
///
/// Effects that move the picture are those of its place, so that presses follow it (`BoxView.allocate`). They are outside
/// of all others here, so the distance of a shadow is turned back by those inside of it. Blend modes are not drawn: GTK
/// does not know what is behind a widget.
@MainActor struct BoxPicture {
  private let box: BoxElement
  private let area: SceneRect
  private let widget: Widget
  private let effects: [SceneEffect]

  init(_ box: BoxElement, _ area: SceneRect, _ widget: Widget, isRightToLeft: Bool) {
    (self.box, self.area, self.widget) = (box, area, widget)
    effects = box.effects.directed(isRightToLeft: isRightToLeft)
  }

  func draw(into snapshot: OpaquePointer) {
    var pushed = 0
    for index in effects.indices.reversed() where push(index, onto: snapshot) { pushed += 1 }
    if box.mask != nil || box.isClipped && box.outline != nil {
      drawCut(into: snapshot)
    } else {
      drawBody(into: snapshot)
    }
    for _ in 0..<pushed { gtk_snapshot_pop(snapshot) }
  }

  // MARK: Content

  private func drawBody(into snapshot: OpaquePointer) {
    if box.background != nil || box.border != nil {
      if box.hasShadow { push(shadow: .rgb(red: 0, green: 0, blue: 0), 0.2, radius: 3, x: 0, y: 1, onto: snapshot) }
      Painter.draw(into: snapshot, area, widget) { $0.box(box, area) }
      if box.hasShadow { gtk_snapshot_pop(snapshot) }
    }
    if box.isClipped, box.outline == nil {
      var shape = roundedShape
      gtk_snapshot_push_rounded_clip(snapshot, &shape)
      keel_box_draw_children(widget, snapshot)
      gtk_snapshot_pop(snapshot)
    } else {
      keel_box_draw_children(widget, snapshot)
    }
  }

  /// Draws the content through an outline of any form, and through the mask. This version of GTK has neither, and cairo
  /// has both.
  private func drawCut(into snapshot: OpaquePointer) {
    guard let inner = gtk_snapshot_new() else { return }
    drawBody(into: inner)
    guard let content = gtk_snapshot_free_to_node(inner) else { return }
    defer { gsk_render_node_unref(content) }
    let reach = box.isClipped ? area : area.extended(by: max(area.width, area.height))
    Painter.draw(into: snapshot, reach, widget) { painter in
      let cairo = painter.cairo
      if box.isClipped, let outline = box.outline { painter.clip(to: outline, in: area) }
      guard let mask = box.mask else { return gsk_render_node_draw(content, cairo) }
      cairo_push_group(cairo)
      gsk_render_node_draw(content, cairo)
      let picture = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      painter.drawing(mask, area)
      let shape = cairo_pop_group(cairo)
      cairo_set_source(cairo, picture)
      cairo_mask(cairo, shape)
      cairo_pattern_destroy(picture)
      cairo_pattern_destroy(shape)
    }
  }

  /// The shape of the box as a rectangle with rounded corners, which all simple shapes are.
  private var roundedShape: GskRoundedRect {
    var (frame, across, down) = (area, 0.0, 0.0)
    let side = min(area.width, area.height)
    switch box.shape {
    case .rectangle: break
    case .rounded(let radius): (across, down) = (min(radius, area.width / 2), min(radius, area.height / 2))
    case .capsule: (across, down) = (side / 2, side / 2)
    case .circle:
      frame = SceneRect(
        x: area.x + (area.width - side) / 2, y: area.y + (area.height - side) / 2, width: side, height: side)
      (across, down) = (side / 2, side / 2)
    case .ellipse: (across, down) = (area.width / 2, area.height / 2)
    }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, Float(frame.x), Float(frame.y), Float(frame.width), Float(frame.height))
    var corner = graphene_size_t(width: Float(across), height: Float(down))
    var shape = GskRoundedRect()
    gsk_rounded_rect_init(&shape, &bounds, &corner, &corner, &corner, &corner)
    return shape
  }

  // MARK: Effects

  /// Begins an effect. Returns false for one that is not drawn here.
  private func push(_ index: Int, onto snapshot: OpaquePointer) -> Bool {
    switch effects[index] {
    case .rotation, .rotation3D, .scale, .transform, .offset, .blend, .isolated: return false
    case .opacity(let opacity): gtk_snapshot_push_opacity(snapshot, opacity)
    case .blur(let radius): gtk_snapshot_push_blur(snapshot, radius * 2)
    case .shadow(let color, let opacity, let radius, let x, let y):
      let (x, y) = turnedBack(x, y, before: index)
      push(shadow: color, opacity, radius: radius, x: x, y: y, onto: snapshot)
    case .color(.luminanceToAlpha):
      push([0, 0, 0, 0.2125, 0, 0, 0, 0.7154, 0, 0, 0, 0.0721, 0, 0, 0, 0], adding: [0, 0, 0, 0], onto: snapshot)
    case .color(let change):
      guard let rows = ColorMatrix(change)?.rows else { return false }
      // The library has a column for each part of the result.
      var factors: [Float] = []
      for part in 0..<3 { factors += rows.map { Float($0[part]) } + [0] }
      push(factors + [0, 0, 0, 1], adding: rows.map { Float($0[3]) } + [0], onto: snapshot)
    case .multiply(let color, let opacity):
      let parts = Painter.color(color, widget)
      let (red, green, blue) = (Float(parts.red), Float(parts.green), Float(parts.blue))
      let factors = [red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, 0, Float(parts.alpha * opacity)]
      push(factors, adding: [0, 0, 0, 0], onto: snapshot)
    }
    return true
  }

  private func push(_ factors: [Float], adding sums: [Float], onto snapshot: OpaquePointer) {
    var (matrix, sum) = (graphene_matrix_t(), graphene_vec4_t())
    graphene_matrix_init_from_float(&matrix, factors)
    graphene_vec4_init(&sum, sums[0], sums[1], sums[2], sums[3])
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &sum)
  }

  private func push(
    shadow color: SceneColor, _ opacity: Double, radius: Double, x: Double, y: Double, onto snapshot: OpaquePointer
  ) {
    let parts = Painter.color(color, widget)
    var shadow = GskShadow(
      color: GdkRGBA(
        red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), alpha: Float(parts.alpha * opacity)),
      dx: Float(x), dy: Float(y), radius: Float(radius * 2))
    gtk_snapshot_push_shadow(snapshot, &shadow, 1)
  }

  /// Returns a distance as the effects before an effect turn it into the one that it has.
  private func turnedBack(_ x: Double, _ y: Double, before index: Int) -> (Double, Double) {
    guard let inner = Array(effects[..<index]).transform(in: area.size) else { return (x, y) }
    let area = inner.a * inner.d - inner.b * inner.c
    guard abs(area) > 1e-6 else { return (x, y) }
    return ((inner.d * x - inner.c * y) / area, (inner.a * y - inner.b * x) / area)
  }
}
#endif
