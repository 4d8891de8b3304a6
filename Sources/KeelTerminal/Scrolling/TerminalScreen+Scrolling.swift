internal import KeelScene

/// Scrolling regions: content that may be larger than its region is drawn at the user's scroll position.
extension TerminalScreen {
  func drawScroll(
    _ element: ScrollElement, _ node: Node, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    guard let child = node.children.first, !rect.isEmpty else { return }
    if let target = element.target, scrolls[node.id]?.serial != target.serial {
      found.soughtNodes[target.node] = node.id
    }
    let width = element.isHorizontal ? breadth(of: child, rect.width) : rect.width
    drawScrolled(child, scroll: node.id, width: width, rect, clip, context)
  }

  /// Returns the width of content in a region that scrolls horizontally. A lazy stack is as wide as its children.
  private func breadth(of id: NodeID, _ width: Int) -> Int {
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

  func drawScrolled(
    _ child: NodeID, scroll: NodeID, width: Int? = nil, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) {
    let height = measure(child, rect.width).height
    let width = max(rect.width, width ?? rect.width)
    var axes: Set<StackElement.Axis> = []
    // Lists shrink before a whole page scrolls: they display a window of their rows, whatever their length.
    if height > rect.height, leastHeight(child, rect.width) > rect.height { axes.insert(.vertical) }
    if width > rect.width { axes.insert(.horizontal) }
    var state = scrolls[scroll] ?? ScrollState()
    state.top = axes.contains(.vertical) ? min(max(0, state.top), height - rect.height) : 0
    state.left = min(max(0, state.left), width - rect.width)
    scrolls[scroll] = state
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
      put(
        Line(clusters: [Cluster(glyphs.thumb, columns: 1)]), x: min(rect.maxX, clip.maxX - 1, grid.width - 1),
        y: rect.y + y, style: theme.tertiary, clip: Rect(0, 0, grid.width, grid.height))
    }
  }
}

/// Scrolling that no key causes: by the focus, by requests of the program, and by changes before the visible content.
extension TerminalScreen {
  /// Scrolls a region and releases its anchor.
  func scroll(_ id: NodeID, by lines: Int = 0, columns: Int = 0) {
    var state = scrolls[id] ?? ScrollState()
    // The bounds are applied when the region is drawn.
    state.top = max(0, state.top &+ lines)
    state.left = max(0, state.left &+ columns)
    state.anchor = nil
    scrolls[id] = state
    needsComposing = true
  }

  /// Returns the innermost region around the focus that scrolls along the axis, otherwise the first such region.
  func region(_ axis: StackElement.Axis) -> Region? {
    let around = stops.first { $0.id == focus.id }?.regions.last { $0.axes.contains(axis) }
    return around ?? regions.first { $0.axes.contains(axis) }
  }

  func noteAnchor(_ id: NodeID, _ area: Rect, _ axis: StackElement.Axis, _ context: DrawContext) {
    guard let region = context.regions.last(where: { $0.axes.contains(axis) }), let state = scrolls[region.id] else {
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

  /// Moves the anchors of regions back to their places. Returns true if anything moved.
  func holdAnchors() -> Bool {
    var hasMoved = false
    for (id, now) in found.heldAnchors {
      guard let before = scrolls[id]?.anchor, now != before else { continue }
      scrolls[id]?.top += now.y - before.y
      scrolls[id]?.left += now.x - before.x
      hasMoved = true
    }
    return hasMoved
  }

  /// Brings the nodes that the program wants visible into view, once for each request. Returns true if anything moved.
  func followTargets() -> Bool {
    var hasMoved = false
    for (node, id) in found.soughtNodes {
      guard case .scroll(let element)? = tree[id]?.element, let target = element.target, target.node == node else {
        continue
      }
      scrolls[id, default: ScrollState()].serial = target.serial
      guard let rect = found.targets[node], let region = regions.first(where: { $0.id == id }) else { continue }
      let view = region.viewport
      let anchor = target.anchor
      let lines = TerminalScreen.shift(
        rect.y, rect.maxY, into: view.y, view.maxY, leaving: anchor?.halvesBefore(along: .vertical))
      let columns = TerminalScreen.shift(
        rect.x, rect.maxX, into: view.x, view.maxX, leaving: anchor?.halvesBefore(along: .horizontal))
      let down = region.axes.contains(.vertical) ? lines : 0
      let across = region.axes.contains(.horizontal) ? columns : 0
      guard down != 0 || across != 0 else { continue }
      scroll(id, by: down, columns: across)
      hasMoved = true
    }
    return hasMoved
  }

  /// Returns the distance by which a region has to scroll to make the range from `start` to `end` visible.
  ///
  /// - Parameter halves: The part of the remaining space that is to precede the range, in halves; `nil` for the
  ///   shortest distance.
  private static func shift(_ start: Int, _ end: Int, into first: Int, _ last: Int, leaving halves: Int?) -> Int {
    let room = last - first - (end - start)
    if let halves, room > 0 { return start - first - room * halves / 2 }
    if start < first || room < 0 { return start - first }
    return end > last ? end - last : 0
  }

  /// Scrolls regions so that the focus is visible. Returns true if anything moved.
  func revealInScrolls() -> Bool {
    guard let stop = stops.first(where: { $0.id == focus.id }), focus.needsReveal || stop.kind == .field else {
      return false
    }
    var rect = stop.rect
    var hasMoved = false
    for region in stop.regions.reversed() {
      let state = scrolls[region.id] ?? ScrollState()
      let view = region.viewport
      var lines = region.axes.contains(.vertical) ? Self.reveal(rect.y, rect.maxY, in: view.y, view.maxY) : 0
      let columns = region.axes.contains(.horizontal) ? Self.reveal(rect.x, rect.maxX, in: view.x, view.maxX) : 0
      // The first stop of a region brings the content above it into view.
      if focus.needsReveal, region.axes.contains(.vertical),
        stop.id == stops.first(where: { $0.regions.contains { $0.id == region.id } })?.id,
        rect.maxY - view.y + state.top <= view.height
      {
        lines = -state.top
      }
      guard lines != 0 || columns != 0 else { continue }
      scroll(region.id, by: lines, columns: columns)
      rect.y -= lines
      rect.x -= columns
      hasMoved = true
    }
    return hasMoved
  }

  private static func reveal(_ start: Int, _ end: Int, in first: Int, _ last: Int) -> Int {
    if start < first { return start - first }
    return end > last ? min(end - last, start - first) : 0
  }
}
