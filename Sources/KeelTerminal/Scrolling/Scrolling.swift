internal import KeelScene

/// Scrolling regions: content that may be larger than its region is drawn at the user's scroll position.
extension Composer {
  func drawScroll(
    _ element: ScrollElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    guard let child = node.children.first, !rect.isEmpty else { return }
    if let target = element.target, scrolls[node.id]?.serial != target.serial {
      found.soughtNodes[target.node] = node.id
    }
    let width = element.isHorizontal ? measurer.breadth(of: child, rect.width) : rect.width
    drawScrolled(child, scroll: node.id, width: width, rect, clip, context)
  }

  func drawScrolled(
    _ child: NodeID, scroll: NodeID, width: Int? = nil, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let height = measure(child, rect.width).height
    let width = max(rect.width, width ?? rect.width)
    var axes: Set<StackElement.Axis> = []
    // Lists shrink before a whole page scrolls: they display a window of their rows, whatever their length.
    if height > rect.height, measurer.leastHeight(child, rect.width) > rect.height { axes.insert(.vertical) }
    if width > rect.width { axes.insert(.horizontal) }
    var state = scrolls[scroll] ?? ScrollState()
    state.top = axes.contains(.vertical) ? min(max(0, state.top), height - rect.height) : 0
    state.left = min(max(0, state.left), width - rect.width)
    found.scrolls[scroll] = state
    var inner = context
    inner.regions.append(Region(id: scroll, viewport: rect, axes: axes))
    guard !axes.isEmpty else { return draw(child, rect, clip, context) }
    if context.isActive {
      found.hits.append(Hit(rect: rect, action: .scroll(scroll)))
      found.regions.append(Region(id: scroll, viewport: rect, axes: axes))
    }
    let drawnHeight = axes.contains(.vertical) ? height : rect.height
    draw(
      child, Rect(rect.x - state.left, rect.y - state.top, width, drawnHeight), clip.intersection(rect), inner)
    if axes.contains(.vertical) { scrollBar(rect, first: state.top, shown: rect.height, count: height, clip) }
  }

  /// Draws a thumb beside content that is longer than its region.
  func scrollBar(_ rect: Rect, first: Int, shown: Int, count: Int, _ clip: Rect) {
    guard count > shown, rect.height > 1 else { return }
    let length = max(1, rect.height * shown / count)
    let start = (rect.height - length) * first / max(1, count - shown)
    for y in 0..<rect.height {
      let isThumb = y >= start && y < start + length
      guard isThumb else { continue }
      painter.put(
        Line(clusters: [Cluster(glyphs.thumb, columns: 1)]), x: min(rect.maxX, clip.maxX - 1, painter.grid.width - 1),
        y: rect.y + y, style: theme.tertiary, clip: Rect(0, 0, painter.grid.width, painter.grid.height))
    }
  }

  func noteAnchor(_ id: NodeID, _ area: Rect, _ axis: StackElement.Axis, _ context: DrawContext) {
    guard let region = context.regions.last(where: { $0.axes.contains(axis) }), let state = found.scrolls[region.id]
    else {
      return
    }
    let place = ScrollState.Anchor(id: id, x: area.x - region.viewport.x, y: area.y - region.viewport.y)
    if state.anchor?.id == id { found.heldAnchors[region.id] = place }
    let isPast = axis == .vertical ? state.top > 0 : state.left > 0
    let end = axis == .vertical ? place.y + area.height : place.x + area.width
    if isPast, end > 0, found.anchors[region.id] == nil { found.anchors[region.id] = place }
  }

  func noteTarget(_ id: NodeID, _ rect: Rect) {
    if found.soughtNodes[id] != nil { found.targets[id] = rect }
  }
}

extension Measurer {
  /// Returns the width of content in a region that scrolls horizontally. A lazy stack is as wide as its children.
  func breadth(of id: NodeID, _ width: Int) -> Int {
    guard let node = tree[id] else { return width }
    switch node.element {
    case .stack(let stack):
      guard stack.axis == .horizontal else { return node.children.map { breadth(of: $0, width) }.max() ?? width }
      return max(width, stack.window.map { lengths(of: stack, $0, node, width).total } ?? width)
    case .box(let box):
      return max(width, (node.children.first.map { breadth(of: $0, width) } ?? width) + room(of: box).horizontal)
    default: return width
    }
  }
}
