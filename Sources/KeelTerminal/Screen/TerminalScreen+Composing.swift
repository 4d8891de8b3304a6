internal import KeelInteraction
internal import KeelScene

/// Composition of a frame from the tree and the state of the user.
///
/// The order is: the scope (what the keyboard can reach), the focus (whether its node still exists), all layers from
/// the bottom up, each of which dims the layers below it, then the overlay of the front end. Unchanged rows are copied.
/// If a scrolling region has to move, everything is drawn once more. A region moves if the visible content has shifted,
/// if the program wants a node visible, or if the focus is outside of the visible part.
extension TerminalScreen {
  /// Draws the current frame into the grid, whether or not something has changed.
  public func compose() {
    if pool.isFull {
      pool.reset()
      strips.removeAll()
    }
    if grid.width != columns || grid.height != rows { grid = Grid(width: columns, height: rows) }
    settleFocus()
    fulfilSelection()
    drawEverything()
    if focus.id == nil, focusFirstStop() {
      fulfilSelection()
      drawEverything()
    }
    if holdAnchors() { drawEverything() }
    if followTargets() { drawEverything() }
    if revealInScrolls() { drawEverything() }
    for region in regions { scrolls[region.id]?.anchor = found.anchors[region.id] }
    rememberPlace()
    if place == nil { found.place = placeOfFocus }
    focus.needsReveal = false
    needsComposing = false
  }

  private func drawEverything() {
    grid.clear()
    found.clear()
    let all = Rect(0, 0, columns, rows)
    guard columns >= 20, rows >= 5 else {
      put(systemWords[.tooSmall], x: 0, y: rows / 2, width: columns, style: .plain, clip: all)
      return
    }
    guard let root = tree.root, let window = tree[root] else { return }
    let hasHints = rows >= 4
    let page = Rect(0, 0, columns, rows - (hasHints ? 1 : 0))
    var context = DrawContext()
    context.isEnabled = window.attributes.isEnabled
    if let tint = window.attributes.tint { context.tint = tint }
    var layers = window.children
    if case .window = window.element {} else { layers = [root] }
    for (index, layer) in layers.enumerated() {
      guard let node = tree[layer] else { continue }
      context.isActive = index == layers.count - 1
      switch node.element.layer {
      case .sheet(let sheet): drawSheet(sheet, node, page, context)
      case .alert(let alert): drawAlert(alert, node, context)
      case .page:
        if index > 0 { dim() }
        draw(layer, comfortable(page), page, context)
      }
    }
    if hasHints { drawHints(Rect(0, rows - 1, columns, 1)) }
    drawOverlay()
  }

  /// The place of the first visible character of the focused control.
  private var placeOfFocus: (x: Int, y: Int)? {
    guard let stop = current else { return nil }
    var rect = stop.rect
    if case .tabs(let tabs)? = tree[stop.id]?.element,
      let selected = hits.first(where: { $0.action == .choose(stop.id, tabs.selectedIndex) })
    {
      rect = selected.rect
    }
    rect = rect.intersection(Rect(0, 0, grid.width, grid.height))
    for region in stop.regions { rect = rect.intersection(region.viewport) }
    guard !rect.isEmpty else { return nil }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where grid[x, y].glyph != 32 && grid[x, y].columns > 0 { return (x, y) }
    }
    return (rect.x, rect.y)
  }

  /// Returns the part of a line with a readable width: centred in a wide terminal, all of a narrow one.
  func comfortable(_ rect: Rect) -> Rect {
    let margin = rect.width >= 60 ? 2 : rect.width >= 40 ? 1 : 0
    let width = min(rect.width - 2 * margin, 92)
    return Rect(rect.x + (rect.width - width) / 2, rect.y, width, rect.height)
  }
}
