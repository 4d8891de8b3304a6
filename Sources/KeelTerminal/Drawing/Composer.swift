internal import KeelInteraction
internal import KeelLayout
internal import KeelScene

/// One composition of a frame: it places the nodes of the tree at the positions of the user, and paints them.
///
/// A composer changes no state of the screen. It starts from a copy of that state, and its results (`found`) contain
/// the positions that the content allows: a list that has become shorter is scrolled back, for example. The screen
/// takes them over (`TerminalScreen.compose()`).
@MainActor final class Composer: MeasuringContext {
  let measurer: Measurer
  let painter: Painter
  let strips: StripCache
  /// The results.
  var found = Composition()

  // The state of the user.
  let focus: FocusState
  let overlay: Overlay
  let states: NodeStates<TerminalNodeState>
  let revealed: NodeID?
  let spinnerFrame: Int

  init(for screen: TerminalScreen) {
    (measurer, painter, strips) = (screen.measurer, screen.painter, screen.strips)
    (focus, overlay, states) = (screen.focus, screen.overlay, screen.states)
    (revealed, spinnerFrame) = (screen.revealed, screen.spinnerFrame)
    found.allFrames = screen.recordsFrames ? [:] : nil
  }

  /// The line of the hints.
  var hintLine: Rect { Rect(0, rows - 1, columns, 1) }

  /// Draws the page and the sheets and alerts over it, each of which dims those below, and returns the results.
  func composedLayers() -> Composition {
    composeLayers()
    return found
  }

  private func composeLayers() {
    painter.grid.clear()
    let all = Rect(0, 0, columns, rows)
    if isTooSmall {
      painter.put(systemWords[.tooSmall], x: 0, y: rows / 2, width: columns, style: .plain, clip: all)
      return
    }
    guard let root = tree.root, let window = tree[root] else { return }
    let page = Rect(0, 0, columns, rows - 1)
    if window.attributes.geometry != .none { found.frames[root] = comfortable(page) }
    var context = DrawContext()
    context.isRightToLeft = tree.layoutDirection == .rightToLeft
    context.enter(window.attributes)
    var layers = window.children
    if case .window = window.element {} else { layers = [root] }
    for (index, layer) in layers.enumerated() {
      guard let node = tree[layer] else { continue }
      context.isActive = index == layers.count - 1
      switch node.element.layer {
      case .sheet(let sheet): drawSheet(sheet, node, page, context)
      case .alert(let alert): drawAlert(alert, node, context)
      case .page:
        if index > 0 { painter.dim() }
        draw(layer, comfortable(page, beside: sides(of: node, in: page)), page, context)
      }
    }
  }

  /// Returns the part of a line with a readable width: centred in a wide terminal, all of a narrow one. Panes beside the
  /// last one have a width of their own.
  func comfortable(_ rect: Rect, beside sides: Int = 0) -> Rect {
    let width = min(rect.width - 2 * margin(of: rect), 92 + sides)
    return Rect(rect.x + (rect.width - width) / 2, rect.y, width, rect.height)
  }

  private func margin(of rect: Rect) -> Int { rect.width >= 60 ? 2 : rect.width >= 40 ? 1 : 0 }

  /// Returns the columns beside the last pane of a page that consists of a split view; of another page, 0. A sidebar of
  /// tabs is a pane beside any page, so that it stays in its place when another tab is chosen.
  private func sides(of page: Node, in rect: Rect) -> Int {
    var node = page
    while true {
      if case .split = node.element {
        return measurer.paneWidths(node, rect.width - 2 * margin(of: rect)).dropLast().reduce(0) { $0 + $1 + 2 }
      }
      if case .tabs(let tabs) = node.element, tabs.isSidebar { return Measurer.widestSide + 2 }
      guard node.children.count == 1, let child = tree[node.children[0]] else { return 0 }
      node = child
    }
  }

  /// The place of the first visible character of the focused control.
  var placeOfFocus: CellPoint? {
    guard let stop = found.stops.first(where: { $0.id == focus.id }) else { return nil }
    var rect = stop.rect
    if case .tabs(let tabs)? = tree[stop.id]?.element,
      let selected = found.hits.first(where: { $0.action == .choose(stop.id, tabs.selectedIndex) })
    {
      rect = selected.rect
    }
    let grid = painter.grid
    rect = rect.intersection(Rect(0, 0, grid.width, grid.height))
    for region in stop.regions { rect = rect.intersection(region.viewport) }
    guard !rect.isEmpty else { return nil }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where grid[x, y].glyph != 32 && grid[x, y].columns > 0 {
        return CellPoint(x: x, y: y)
      }
    }
    return CellPoint(x: rect.x, y: rect.y)
  }
}

extension TerminalScreen {
  /// Draws the current frame into the grid, whether or not something has changed.
  ///
  /// The scope (what the keyboard can reach) and the focus are brought up to date first. Then all layers are drawn from
  /// the bottom up; unchanged rows are copied. If a scrolling region has to move, they are drawn once more: because the
  /// visible content has shifted, because the program wants a node visible, or because the focus is outside of the
  /// visible part. The hints and the overlay come last, because they depend on what was drawn.
  public func compose() {
    if painter.pool.isFull || painter.pixels.isFull {
      painter.pixels.reset()
      painter.pool.reset()
      strips.removeAll()
    }
    if grid.width != columns || grid.height != rows { painter.grid = Grid(width: columns, height: rows) }
    settleFocus()
    fulfilSelection()
    measurer.solver.settleChoices { isRepeated in
      // Another view fits now, which decides what the keyboard can reach, and what room others have.
      if isRepeated {
        strips.removeAll()
        settleFocus()
      }
      composeLayers()
    }
    if focus.id == nil, focusFirstStop() {
      fulfilSelection()
      composeLayers()
    }
    if holdAnchors() { composeLayers() }
    if followTargets() { composeLayers() }
    if revealInScrolls() { composeLayers() }
    for region in regions { states[region.id].scroll?.anchor = found.anchors[region.id] }
    rememberPlace()
    // The focus may have moved to another pane, whose tabs and way back are in reach then.
    if scope.split != nil { scope = currentScope() }
    composeFront()
    focus.needsReveal = false
    needsComposing = false
    hasReportedGeometry = false
  }

  private func composeLayers() {
    measurer.typedPage = tree.typedPage(at: focus.id)
    found = Composer(for: self).composedLayers()
    takePositions()
  }

  /// Takes over the positions that the content allows.
  private func takePositions() {
    for (id, list) in found.lists { states[id].list = list }
    for (id, scroll) in found.scrolls { states[id].scroll = scroll }
    for (id, field) in found.fields { states[id].field = field }
    for (id, editor) in found.editors { states[id].editor = editor }
    for (id, rows) in found.wishes { states[id].wishes = rows }
    if let row = found.pendingRow { focus.pendingRow = row }
  }

  /// Draws the line of hints and the overlay over the layers.
  private func composeFront() {
    let composer = Composer(for: self)
    composer.found = found
    if !isTooSmall, tree.root != nil {
      composer.drawHints(hintContent)
      drawOverlay(with: composer)
    }
    if composer.found.place == nil { composer.found.place = composer.placeOfFocus }
    found = composer.found
  }
}
