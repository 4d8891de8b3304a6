internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// Scrolling regions: content that may be larger than its region is drawn at the user's scroll position.
extension Composer {
  func drawScroll(
    _ element: ScrollElement, _ node: Node, _ rect: Rect, _ placed: PlacedNode?, _ clip: Rect, _ context: DrawContext
  ) {
    guard !rect.isEmpty, let entry = tree.entry(of: node.id) else { return }
    if let target = element.target, states[node.id].scroll?.serial != target.serial {
      found.soughtNodes[target.node] = node.id
    }
    if element.snap == .children { found.snapStops[node.id] = [] }
    let frame = placed?.frame ?? SceneRect(rect)
    var content: PlacedNode?
    measurer.solver.forEachChild(of: entry, in: frame, LayoutProposal(frame.size)) {
      content = PlacedNode(id: $0, frame: $1, proposal: $2)
    }
    guard let content else { return }
    // A list scrolls by itself, in a part of the region.
    if element.isVertical, measurer.hasList(content.id) {
      return drawScrolled(content.id, scroll: node.id, rect, clip, context)
    }
    drawScrolled(
      content, scroll: node.id, element, rect, clip, context,
      isHigher: element.isVertical && Cells.lines(content.frame.height) > rect.height,
      isWider: element.isHorizontal && Cells.columns(content.frame.width) > rect.width)
  }

  /// Draws content that has all of an area, and scrolls if its least height is more.
  func drawScrolled(_ child: NodeID, scroll: NodeID, _ rect: Rect, _ clip: Rect, _ context: DrawContext) {
    let solver = measurer.solver
    var content = PlacedNode(id: child, frame: SceneRect(rect), proposal: LayoutProposal(SceneRect(rect).size))
    // Lists shrink before a whole page scrolls: they display a window of their rows, whatever their length.
    let least = solver.size(of: child, in: content.proposal).height
    let isHigher = Cells.lines(least) > rect.height
    if isHigher {
      content.proposal.height = nil
      content.frame.height = max(least, solver.size(of: child, in: content.proposal).height)
    }
    drawScrolled(content, scroll: scroll, nil, rect, clip, context, isHigher: isHigher, isWider: false)
  }

  /// Draws content at the position of the user.
  private func drawScrolled(
    _ content: PlacedNode, scroll: NodeID, _ element: ScrollElement?, _ rect: Rect, _ clip: Rect,
    _ context: DrawContext, isHigher: Bool, isWider: Bool
  ) {
    let (width, height) = (Cells.columns(content.frame.width), Cells.lines(content.frame.height))
    var axes: Set<StackElement.Axis> = []
    if isHigher { axes.insert(.vertical) }
    if isWider { axes.insert(.horizontal) }
    var state = states[scroll].scroll ?? ScrollState()
    let farthest = Size(
      width: isWider ? width - rect.width : 0, height: isHigher ? height - rect.height : 0)
    if let element { state.follow(element, farthest: farthest) }
    state.top = min(max(0, state.top), farthest.height)
    state.left = min(max(0, state.left), farthest.width)
    if let anchors = element?.anchors { state.isAtAnchor = state.isAt(anchors.sizeChanges, farthest: farthest) }
    found.scrolls[scroll] = state
    if tree.attributes(of: scroll)?.geometry == .scroll {
      found.scrollReports[scroll] = ScrollReport(
        offset: ScenePoint(x: Double(state.left) * Cells.width, y: Double(state.top) * Cells.height),
        contentSize: content.frame.size, containerSize: SceneRect(rect).size,
        phase: state.isMoving ? .interacting : .idle, isByUser: state.isByUser)
    }
    var inner = context
    inner.regions.append(Region(id: scroll, viewport: rect, axes: axes))
    var content = content
    content.frame.x += Double(context.isRightToLeft ? state.left : -state.left) * Cells.width
    content.frame.y -= Double(state.top) * Cells.height
    let area = Cells.rect(content.frame)
    guard !axes.isEmpty else { return draw(content, area, clip, context) }
    if context.isActive {
      hit(rect, .scroll(scroll))
      found.regions.append(Region(id: scroll, viewport: rect, axes: axes))
    }
    draw(content, area, clip.intersection(rect), inner)
    if isHigher, element?.showsIndicators != false {
      scrollBar(rect, first: state.top, shown: rect.height, count: height, clip, context)
    }
  }

  /// Draws a thumb beside content that is longer than its region, at its trailing edge.
  func scrollBar(_ rect: Rect, first: Int, shown: Int, count: Int, _ clip: Rect, _ context: DrawContext) {
    onScreen(rect, clip) { rect, clip in
      let trailing = min(rect.maxX, clip.maxX - 1, painter.grid.width - 1)
      let x = context.isRightToLeft ? max(rect.x - 1, clip.x, 0) : trailing
      drawThumb(x: x, rect, first: first, shown: shown, count: count)
    }
  }

  private func drawThumb(x: Int, _ rect: Rect, first: Int, shown: Int, count: Int) {
    guard count > shown, rect.height > 1 else { return }
    let length = max(1, rect.height * shown / count)
    let start = (rect.height - length) * first / max(1, count - shown)
    for y in 0..<rect.height {
      let isThumb = y >= start && y < start + length
      guard isThumb else { continue }
      painter.put(
        Line(clusters: [Cluster(glyphs.thumb, columns: 1)]), x: x, y: rect.y + y, style: theme.tertiary,
        clip: Rect(0, 0, painter.grid.width, painter.grid.height))
    }
  }

  func noteAnchor(_ id: NodeID, _ area: Rect, _ axis: StackElement.Axis, _ context: DrawContext) {
    guard let region = context.regions.last(where: { $0.axes.contains(axis) }), let state = found.scrolls[region.id]
    else {
      return
    }
    let place = ScrollState.Anchor(
      id: id, x: distance(of: area, into: region.viewport, context), y: area.y - region.viewport.y)
    if state.anchor?.id == id { found.heldAnchors[region.id] = place }
    let isPast = axis == .vertical ? state.top > 0 : state.left > 0
    let end = axis == .vertical ? place.y + area.height : place.x + area.width
    if isPast, end > 0, found.anchors[region.id] == nil { found.anchors[region.id] = place }
  }

  /// Notes scroll targets, if the region around them stops at them.
  func noteStops(_ areas: [Rect], _ context: DrawContext) {
    guard let region = context.regions.last, found.snapStops[region.id] != nil, let state = found.scrolls[region.id],
      case .scroll(let element)? = tree.element(of: region.id)
    else { return }
    let (left, top) = (Cells.columns(element.margins.leading), Cells.lines(element.margins.top))
    for area in areas {
      let x = distance(of: area, into: region.viewport, context) + state.left - left
      let y = area.y - region.viewport.y + state.top - top
      found.snapStops[region.id]?.append(CellPoint(x: max(0, x), y: max(0, y)))
    }
  }

  func noteTarget(_ id: NodeID, _ rect: Rect) {
    if found.soughtNodes[id] != nil { found.targets[id] = rect }
  }
}

extension Measurer {
  /// Returns true if a node is a list, or stacks around one.
  func hasList(_ id: NodeID) -> Bool {
    guard let node = tree[id] else { return false }
    switch node.element {
    case .list: return true
    case .stack(let stack) where stack.window == nil: return node.children.contains(where: hasList)
    default: return false
    }
  }
}
