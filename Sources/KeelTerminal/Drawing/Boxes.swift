internal import KeelLayout
internal import KeelScene

/// Boxes: backgrounds and borders, clips, masks and effects.
extension Composer {
  func draw(
    _ box: BoxElement, _ node: Node, _ rect: Rect, _ placed: PlacedNode?, _ clip: Rect, _ context: DrawContext
  ) {
    let frame = placed?.frame ?? SceneRect(rect)
    var context = context
    if !box.effects.isEmpty, box.effects.transform(in: frame.size) != nil {
      var effects = context.effects ?? EffectTransform()
      effects.add(box.effects.directed(isRightToLeft: context.isRightToLeft), in: frame)
      context.effects = effects
    }
    if let effects = context.effects, effects.isVanishing { return }
    let area = (context.effects?.cells(of: rect) ?? rect).intersection(clip)
    let changes = box.effects.filter(\.changesCells)
    let outline = clipPath(of: box, in: frame)
    let isLayer = !changes.isEmpty || outline != nil || box.mask != nil || box.opacity < 0.999
    let layer = isLayer ? DrawnLayer(area, of: painter) : nil
    let hitCount = found.hits.count
    if box.pointer != nil, context.isActive, context.isEnabled {
      hit(area, .grip(node.id))
    }
    drawContent(of: box, node, rect, placed, area: area, clip, context)
    if !box.allowsHitTesting { found.hits.removeLast(found.hits.count - hitCount) }
    guard let layer else { return }
    if let outline {
      self.clip(
        layer, to: outline.applying(context.effects?.drawn ?? .identity), isEvenOdd: box.outline?.isEvenOdd ?? false,
        context)
    }
    if let mask = box.mask { self.mask(layer, with: mask, in: frame, context) }
    fade(layer, to: box.opacity, context)
    for effect in changes { change(layer, by: effect, context) }
  }

  /// Returns the outline to which the content of a box is cut, where that is not the rectangle of its cells.
  private func clipPath(of box: BoxElement, in frame: SceneRect) -> DrawingPath? {
    guard box.isClipped else { return nil }
    if let outline = box.outline {
      guard outline.size.width > 0, outline.size.height > 0 else { return DrawingPath() }
      return outline.path.applying(
        DrawingTransform(
          a: frame.width / outline.size.width, b: 0, c: 0, d: frame.height / outline.size.height, tx: frame.x,
          ty: frame.y))
    }
    switch box.shape {
    // The corners of small areas are not cut off, because they are letters more often than pictures.
    case .circle, .ellipse: return frame.height >= 3 * Cells.height ? DrawingPath(box.shape, in: frame) : nil
    case .rectangle, .rounded, .capsule: return nil
    }
  }

  private func drawContent(
    of box: BoxElement, _ node: Node, _ rect: Rect, _ placed: PlacedNode?, area: Rect, _ clip: Rect,
    _ context: DrawContext
  ) {
    let isDrawn = box.outline != nil && !box.isClipped || !(context.effects?.onlyMoves ?? true)
    if isDrawn, box.background != nil || box.border != nil {
      return drawDrawn(box, node, rect, placed, area: area, clip, context)
    }
    var back = rect
    if let (x, y) = context.effects?.shift(of: SceneRect(rect)) {
      back.x += x
      back.y += y
    }
    if let paint = box.background, isOpaque(paint) { painter.fill(back, style: .plain, clip: clip) }
    drawChildren(of: box, node, rect, placed, area: area, clip, context)
    if let paint = box.background { ground(paint, back, back.intersection(clip)) }
    if measurer.hasLine(box), back.width >= 2, back.height >= 2 {
      var look = style(box.border?.color ?? .separator, context)
      if let paint = box.background { look.background = background(paint, at: 0, 0) ?? look.background }
      painter.frame(back, isRound: box.shape != .rectangle, style: look, clip: clip)
    }
  }

  private func drawChildren(
    of box: BoxElement, _ node: Node, _ rect: Rect, _ placed: PlacedNode?, area: Rect, _ clip: Rect,
    _ context: DrawContext
  ) {
    var context = context
    if let paint = box.background, let color = background(paint, at: 0.5, 0.5) { context.ground = color }
    let (first, hitCount) = (found.stops.count, found.hits.count)
    drawChildren(of: node, rect, placed, box.isClipped ? area : clip, context)
    guard box.isRedacted else { return }
    // Redacted content cannot be used.
    found.stops.removeLast(found.stops.count - first)
    found.hits.removeLast(found.hits.count - hitCount)
    painter.redact((measurer.hasLine(box) ? rect.inset(1, 1) : rect).intersection(clip))
  }

  /// Draws a box whose background or border is not a rectangle of cells: as dots, under the children.
  private func drawDrawn(
    _ box: BoxElement, _ node: Node, _ rect: Rect, _ placed: PlacedNode?, area: Rect, _ clip: Rect,
    _ context: DrawContext
  ) {
    let frame = placed?.frame ?? SceneRect(rect)
    let room = SceneRect(x: 0, y: 0, width: frame.width, height: frame.height)
    var path = DrawingPath(box.shape, in: room)
    if let outline = box.outline, outline.size.width > 0, outline.size.height > 0 {
      path = outline.path.applying(
        DrawingTransform(
          a: frame.width / outline.size.width, b: 0, c: 0, d: frame.height / outline.size.height, tx: 0, ty: 0))
    }
    let corner = DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: frame.x, ty: frame.y)
    if let background = box.background, theme.depth > .none {
      let fill = DrawingCommand.fill(
        path, DrawingPaint(background, in: room), isEvenOdd: box.outline?.isEvenOdd ?? false)
      draw([fill], corner, in: area, context)
    }
    let back = DrawnLayer(area, of: painter)
    drawChildren(of: box, node, rect, placed, area: area, clip, context)
    keepGround(of: back)
    if let border = box.border, border.width > 0 {
      draw(
        [.stroke(path, .color(border.color), DrawingStroke(width: border.width))], corner, in: area, context)
    }
  }

  /// Gives cells that have been drawn over a background, without one of their own, the background.
  func keepGround(of back: DrawnLayer) {
    back.forEachDrawn(on: painter) { x, y, before in
      let old = painter.pool.style(before.style)
      var style = painter.pool.style(painter.grid[x, y].style)
      guard style.background == .default, old.background != .default else { return }
      style.background = old.background
      painter.grid[x, y].style = painter.pool.number(style)
    }
  }

  /// Draws a shape that is turned or scaled, as dots.
  func drawTransformed(_ shape: ShapeElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let room = SceneRect(rect)
    let own = SceneRect(x: 0, y: 0, width: room.width, height: room.height)
    let path = DrawingPath(shape.kind, in: own)
    var commands: [DrawingCommand] = []
    if let fill = shape.fill { commands.append(.fill(path, DrawingPaint(fill, in: own))) }
    if let stroke = shape.stroke {
      commands.append(.stroke(path, .color(stroke), DrawingStroke(width: shape.lineWidth)))
    }
    let area = (context.effects?.cells(of: rect) ?? rect).intersection(clip)
    draw(commands, DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: room.x, ty: room.y), in: area, context)
  }
}
