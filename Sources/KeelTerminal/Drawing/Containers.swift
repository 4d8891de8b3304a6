internal import KeelInteraction
internal import KeelScene

/// Containers: boxes, layers, groups and disclosures; and shapes.
extension Measurer {
  func hasLine(_ box: BoxElement) -> Bool { (box.border?.width ?? 0) > 0 }

  func measureColumn(_ children: some Sequence<NodeID>, _ width: Int) -> Size {
    children.reduce(into: Size(width: 0, height: 0)) { size, child in
      let wanted = measure(child, width)
      size.width = max(size.width, wanted.width)
      size.height += wanted.height
    }
  }

  func measureGroup(_ group: GroupElement, _ node: Node, _ width: Int) -> Size {
    let inner = max(0, width - 4)
    let content = measureColumn(node.children.dropFirst(group.hasLabelChild ? 1 : 0), inner)
    return Size(width: width, height: content.height + 2)
  }

  func measure(_ disclosure: DisclosureElement, _ node: Node, _ width: Int) -> Size {
    let label = disclosure.hasLabelChild ? node.children.first : nil
    let head = label.map { measure($0, max(0, width - 2)) } ?? Size(width: columns(of: disclosure.title), height: 1)
    guard disclosure.isExpanded else { return Size(width: width, height: max(1, head.height)) }
    let content = measureColumn(node.children.dropFirst(label == nil ? 0 : 1), width)
    return Size(width: width, height: max(1, head.height) + content.height)
  }
}

extension Composer {
  func isOpaque(_ paint: ScenePaint) -> Bool {
    switch paint {
    case .color(_, let opacity): opacity > 0.5
    // A cell cannot blur what is behind it.
    case .gradient, .material: true
    }
  }

  /// Returns the colour of a paint at a position, with both coordinates from 0 to 1, or `nil` for the terminal's own.
  func background(_ paint: ScenePaint, at x: Double, _ y: Double) -> TerminalColor? {
    switch paint {
    case .color(let color, let opacity):
      let full = theme.ground(color)
      guard opacity < 0.999 else { return full }
      guard opacity > 0.05 else { return nil }
      // Blended with the background that the terminal probably has.
      return theme.mix(full, with: theme.canvas, part: opacity)
    case .gradient(let gradient):
      let across = gradient.end.x - gradient.start.x
      let down = gradient.end.y - gradient.start.y
      let length = across * across + down * down
      let part = length > 0 ? ((x - gradient.start.x) * across + (y - gradient.start.y) * down) / length : 0
      return gradient.stops.neighbours(of: part).map { low, high, share in
        theme.mix(theme.ground(high.color), with: theme.ground(low.color), part: share)
      }
    case .material: return theme.ground(.secondaryBackground)
    }
  }

  /// Applies a paint as the background of drawn cells that have none.
  func ground(_ paint: ScenePaint, _ rect: Rect, _ area: Rect) {
    guard theme.depth > .none else { return }
    painter.restyle(area) { style, x, y in
      guard style.background == .default, !style.traits.contains(.reverse) else { return style }
      var style = style
      let across = rect.width > 1 ? Double(x - rect.x) / Double(rect.width - 1) : 0
      let down = rect.height > 1 ? Double(y - rect.y) / Double(rect.height - 1) : 0
      if let color = background(paint, at: across, down) { style.background = color }
      return style
    }
  }

  // MARK: Children one below the other

  /// Draws children one below the other, as in a form: all except buttons, menus and links fill the width.
  func drawColumn(_ children: some Sequence<NodeID>, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    var y = rect.y
    for child in children {
      let size = measure(child, rect.width)
      var width = rect.width
      switch tree[child]?.element {
      case .button, .menu, .link: width = min(size.width, rect.width)
      default: break
      }
      draw(child, Rect(rect.x, y, width, size.height), clip, context)
      y += size.height
    }
  }

  // MARK: Groups

  func draw(_ group: GroupElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    painter.box(rect, style: theme.rule, clip: clip)
    let area = Rect(rect.x + 2, rect.y, max(0, rect.width - 4), 1)
    if group.hasLabelChild, let label = node.children.first {
      let width = min(measure(label, area.width).width, area.width)
      painter.fill(Rect(area.x, area.y, width + 1, 1), style: .plain, clip: clip.intersection(rect))
      draw(label, Rect(area.x, area.y, width, 1), clip.intersection(area), context)
    } else if !group.title.isEmpty {
      let text = " " + group.title
      let end = painter.put(
        text, x: area.x - 1, y: area.y, width: area.width, style: style(.secondaryLabel, context, traits: .bold),
        clip: clip.intersection(rect))
      if end < rect.maxX - 1 { painter.put(" ", x: end, y: area.y, width: 1, style: .plain, clip: clip) }
    }
    drawColumn(
      node.children.dropFirst(group.hasLabelChild ? 1 : 0),
      Rect(rect.x + 2, rect.y + 1, rect.width - 4, rect.height - 2), clip, context)
  }

  // MARK: Disclosure

  func draw(_ disclosure: DisclosureElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let label = disclosure.hasLabelChild ? node.children.first : nil
    let head = Rect(rect.x, rect.y, rect.width, max(1, label.map { measure($0, max(0, rect.width - 2)).height } ?? 1))
    let isFocused = stop(node.id, .disclosure, head, context) && context.isActive
    let look = isFocused ? theme.focus : style(.label, context)
    var inner = context
    if isFocused {
      painter.fill(head, style: look, clip: clip)
      inner.highlight = .full
    }
    let width = max(0, head.width - 2)
    if let label {
      draw(label, Rect(head.x, head.y, width, head.height), clip, inner)
    } else {
      painter.put(disclosure.title, x: head.x, y: head.y, width: width, style: look, clip: clip)
    }
    painter.put(
      disclosure.isExpanded ? glyphs.expanded : painter.pointing(glyphs.collapsed), x: head.maxX - 1, y: head.y,
      width: 1, style: isFocused ? look : style(.tint, context), clip: clip)
    guard disclosure.isExpanded else { return }
    drawColumn(
      node.children.dropFirst(label == nil ? 0 : 1),
      Rect(rect.x, rect.y + head.height, rect.width, rect.height - head.height), clip, context)
  }

  // MARK: Shapes

  func draw(_ shape: ShapeElement, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    if isTurned(context) && !rect.isEmpty || shape.isDrawnWithDots(in: rect, theme.depth) {
      return drawTransformed(shape, rect, clip, context)
    }
    var rect = rect
    if let (x, y) = context.effects?.shift(of: SceneRect(rect)) {
      rect.x += x
      rect.y += y
    }
    if let paint = shape.fill {
      if theme.depth == .none {
        let area = rect.intersection(clip)
        for y in area.y..<area.maxY {
          let line = Line(clusters: Array(repeating: Cluster(glyphs.redacted, columns: 1), count: area.width))
          painter.put(line, x: area.x, y: y, style: .plain, clip: clip)
        }
      } else {
        painter.fill(rect, style: .plain, clip: clip)
        ground(paint, rect, rect.intersection(clip))
      }
    }
    if let stroke = shape.stroke, shape.lineWidth > 0, rect.width >= 2, rect.height >= 2 {
      painter.frame(rect, isRound: shape.kind != .rectangle, style: style(stroke, context), clip: clip)
    }
  }

  private func isTurned(_ context: DrawContext) -> Bool { context.effects?.onlyMoves == false }
}

extension ShapeElement {
  /// True for curved shapes that are large enough for dots; smaller ones, and all in terminals without colours, are
  /// areas and frames of whole cells.
  fileprivate func isDrawnWithDots(in rect: Rect, _ depth: TerminalCapabilities.ColorDepth) -> Bool {
    guard depth != .none, rect.width >= 6, rect.height >= 3 else { return false }
    return switch kind {
    case .circle, .ellipse, .capsule: true
    default: false
    }
  }
}
