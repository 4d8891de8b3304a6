internal import KeelInteraction
internal import KeelScene

/// Movement of the focus: to rows of a list by number, to all other controls by position.
extension TerminalScreen {
  var current: Stop? { stops.first { $0.id == focus.id } }

  /// Moves the focus, or scrolls if there is no control in that direction.
  func move(_ motion: Motion) {
    switch motion {
    case .next, .previous:
      if let next = tree.stop(motion, from: focus.id, in: DrawnStops(screen: self)) { moveFocus(to: next) }
    case .up: if !moveCursor(-1) { moveVertically(-1) }
    case .down: if !moveCursor(1) { moveVertically(1) }
    case .left: moveHorizontally(-1)
    case .right: moveHorizontally(1)
    case .screenfulUp: movePage(-1)
    case .screenfulDown: movePage(1)
    case .first: moveToEdge(first: true)
    case .last: moveToEdge(first: false)
    }
  }

  private func moveVertically(_ step: Int) {
    guard let stop = current else { return stops.isEmpty ? scrollStep(.vertical, step) : focusEdge(first: step > 0) }
    if let list = stop.list, let row = stop.rowIndex, let geometry = measurer.geometries[list] {
      // A row of several lines may contain several controls above each other.
      if let inner = nearest(from: stop, step, among: stops.filter { $0.row == stop.row && $0.rect.y != stop.rect.y }) {
        return moveFocus(to: inner.id)
      }
      if let lines = geometry.lines(ofRow: row), moveToView(from: lines, step, geometry) { return }
      if let next = geometry.row(from: row, down: step) { return moveToRow(next, of: list) }
      return leave(list, from: stop, step)
    }
    if let list = stop.list, let geometry = measurer.geometries[list],
      let (view, lines) = geometry.view(around: stop.id, in: tree)
    {
      // A header may contain several controls above each other.
      if let inner = nearest(from: stop, step, among: stops.filter { tree.isWithin($0.id, view) }) {
        return moveFocus(to: inner.id)
      }
      if moveToView(from: lines, step, geometry) { return }
      guard case .row(let row)? = geometry.step(from: lines, down: step, where: { _ in false }) else {
        return leave(list, from: stop, step)
      }
      return moveToRow(row, of: list)
    }
    // The focus is beyond the visible part in that direction: the part in between is read first.
    if let region = stop.regions.last(where: { $0.axes.contains(.vertical) }),
      step > 0 ? stop.rect.y >= region.viewport.maxY : stop.rect.maxY <= region.viewport.y
    {
      return scrollStep(.vertical, step)
    }
    if let next = nearest(from: stop, step, among: stops) {
      if let list = next.list, let row = next.rowIndex, stop.list != list, step > 0 { return moveToRow(row, of: list) }
      return moveFocus(to: next.id)
    }
    scrollStep(.vertical, step)
  }

  /// Moves the focus to the header or footer that is between some lines and the next row, if it has a control.
  private func moveToView(from lines: Range<Int>, _ step: Int, _ geometry: ListGeometry) -> Bool {
    func control(in view: NodeID) -> NodeID? { tree.stop(in: view, isLast: step < 0) }
    guard case .view(let view)? = geometry.step(from: lines, down: step, where: { control(in: $0) != nil }),
      let control = control(in: view)
    else { return false }
    moveFocus(to: control)
    return true
  }

  /// Moves the focus out of a list.
  private func leave(_ list: NodeID, from stop: Stop, _ step: Int) {
    if let outside = nearest(from: stop, step, among: stops.filter { $0.list != list }) {
      return moveFocus(to: outside.id)
    }
    // There is no further control: the lines above the first row or below the last one become visible.
    states[list].list?.top += step
  }

  private func scrollStep(_ axis: StackElement.Axis, _ step: Int) {
    guard let region = region(axis) else { return }
    scrollByUser(
      region.id, by: axis == .vertical ? step : 0,
      columns: axis == .horizontal ? alongLines(of: region.id, step * 4) : 0)
  }

  /// Returns the nearest stop above or below; among several on a line, the horizontally nearest one.
  func nearest(from stop: Stop, _ step: Int, among candidates: [Stop]) -> Stop? {
    let usable = candidates.filter { candidate in
      guard candidate.id != stop.id, candidate.isEnabled || candidate.kind == .row else { return false }
      return step > 0 ? candidate.rect.y > stop.rect.y : candidate.rect.y < stop.rect.y
    }
    func across(_ candidate: Stop) -> Int {
      if candidate.rect.x <= stop.rect.x, candidate.rect.maxX > stop.rect.x { return 0 }
      return min(abs(candidate.rect.x - stop.rect.x), abs(candidate.rect.maxX - stop.rect.x))
    }
    return usable.min { lhs, rhs in
      let left = abs(lhs.rect.y - stop.rect.y)
      let right = abs(rhs.rect.y - stop.rect.y)
      if left != right { return left < right }
      if lhs.kind == .row, lhs.row == rhs.row { return true }
      if rhs.kind == .row, lhs.row == rhs.row { return false }
      return across(lhs) < across(rhs)
    }
  }

  /// Moves the focus to a row by its number, described or not.
  func moveToRow(_ row: Int, of list: NodeID) {
    focus.pendingRow = PendingRow(list: list, row: row, id: measurer.geometries[list]?.map.node(ofRow: row))
    focus.needsReveal = true
    focus.lastInvoluntaryMove = nil
    needsComposing = true
    compose()
    for _ in 0..<2 where focus.pendingRow != nil {
      states[list].wishes = [RowDemand.around(row..<row + 1, reach: rows, of: measurer.geometries[list]?.rowCount ?? 0)]
      fulfilWishes()
      compose()
    }
    // If the row is still not described, it is visible already, and the focus follows when its description arrives.
    reportFocus()
  }

  private func moveHorizontally(_ step: Int) {
    guard let stop = current else { return stops.isEmpty ? scrollStep(.horizontal, step) : focusEdge(first: true) }
    let line = stops.filter { $0.isEnabled && $0.id != stop.id }
    let isForward = alongLines(of: stop.id, step) > 0
    if stop.kind == .row {
      let inner = line.filter { $0.row == stop.id && $0.id != stop.id }
      let beside = rowBeside(stop, step)
      if let next = isForward ? inner.first : beside == nil ? inner.last : nil { return moveFocus(to: next.id) }
      if let beside, let list = stop.list { moveToRow(beside, of: list) }
      return
    }
    let next = nearest(beside: stop, step, among: line)
    if let next, stop.row == nil || next.row == stop.row { return moveFocus(to: next.id) }
    if isForward, let list = stop.list, let beside = rowBeside(stop, step) { return moveToRow(beside, of: list) }
    if let next { return moveFocus(to: next.id) }
    if !isForward, let row = stop.row, stops.contains(where: { $0.id == row }) { return moveFocus(to: row) }
    if stop.regions.contains(where: { $0.axes.contains(.horizontal) }) { scrollStep(.horizontal, step) }
  }

  /// Returns the nearest control to the left or to the right on the same line.
  func nearest(beside stop: Stop, _ step: Int, among candidates: [Stop]) -> Stop? {
    let usable = candidates.filter { candidate in
      candidate.isEnabled && candidate.id != stop.id && candidate.rect.y == stop.rect.y && candidate.kind != .row
        && (step > 0 ? candidate.rect.x > stop.rect.x : candidate.rect.x < stop.rect.x)
    }
    return usable.min { abs($0.rect.x - stop.rect.x) < abs($1.rect.x - stop.rect.x) }
  }

  /// Returns the number of the row beside that of a stop, if rows are arranged side by side; otherwise `nil`.
  func rowBeside(_ stop: Stop, _ step: Int) -> Int? {
    guard let list = stop.list, let row = stop.rowIndex else { return nil }
    return measurer.geometries[list]?.row(beside: row, alongLines(of: list, step))
  }

  private func movePage(_ step: Int) {
    guard let list = scopeList(), let geometry = measurer.geometries[list], geometry.rowCount > 0,
      let state = states[list].list
    else {
      return scrollPage(step)
    }
    let row = current?.list == list ? current?.rowIndex ?? 0 : step > 0 ? 0 : geometry.rowCount - 1
    let page = max(1, state.linesInSight - 1)
    guard let lines = geometry.lines(ofRow: row) else { return }
    // By lines, so that headers count; to the nearest row.
    let wanted = min(max(0, lines.lowerBound + step * page), max(0, geometry.lineCount - 1))
    states[list].list?.top += step * page
    states[list].list?.anchor = nil
    var target = step > 0 ? geometry.rowCount - 1 : 0
    for line in stride(
      from: wanted, through: step > 0 ? lines.lowerBound : geometry.lineCount - 1, by: step > 0 ? -1 : 1)
    {
      if case .row(let index, _, _) = geometry.content(atLine: line) {
        target = index
        break
      }
    }
    moveToRow(target, of: list)
  }

  /// Scrolls the region by a screenful, and moves the focus along.
  private func scrollPage(_ step: Int) {
    guard let region = region(.vertical) else { return }
    scrollByUser(region.id, by: step * max(1, region.viewport.height - 1))
    takeFocusAlong(region.id, step)
  }

  /// Draws a region that has scrolled. If the focus is in it and no longer visible, it moves to the edge.
  func takeFocusAlong(_ region: NodeID, _ step: Int) {
    compose()
    fulfilWishes()
    let inRegion = stops.filter { $0.isEnabled && $0.regions.contains { $0.id == region } }
    if let stop = current, !inRegion.contains(where: { $0.id == stop.id }) || stop.isInSight { return }
    let seen = inRegion.filter(\.isInSight)
    if let next = step > 0 ? seen.first : seen.last { moveFocus(to: next.id) }
  }

  private func moveToEdge(first: Bool) {
    if let list = scopeList(), let geometry = measurer.geometries[list], geometry.rowCount > 0 {
      return moveToRow(first ? 0 : geometry.rowCount - 1, of: list)
    }
    if let region = region(.vertical) {
      scrollByUser(region.id, by: first ? -(states[region.id].scroll?.top ?? 0) : .max / 2)
      compose()
      fulfilWishes()
    }
    focusEdge(first: first)
  }

  private func focusEdge(first: Bool) {
    let live = stops.filter { $0.isEnabled || $0.kind == .row }
    if let stop = first ? live.first : live.last { moveFocus(to: stop.id) }
  }

  /// The nodes in the order of Tab.
  var sequence: [NodeID] { tree.tabOrder(focused: focus.id, where: DrawnStops(screen: self).shows) }
}

/// The drawn stops as a layout, for the rules that all front ends share.
@MainActor struct DrawnStops: FocusLayout {
  private let screen: TerminalScreen
  private let drawn: Set<NodeID>

  init(screen: TerminalScreen) {
    self.screen = screen
    drawn = Set(screen.stops.map(\.id))
  }

  func shows(_ id: NodeID) -> Bool { drawn.contains(id) }

  func neighbor(of id: NodeID, toward direction: FocusDirection) -> NodeID? {
    guard let stop = screen.stops.first(where: { $0.id == id }) else { return nil }
    switch direction {
    case .up: return screen.nearest(from: stop, -1, among: screen.stops)?.id
    case .down: return screen.nearest(from: stop, 1, among: screen.stops)?.id
    case .left: return screen.nearest(beside: stop, -1, among: screen.stops)?.id
    case .right: return screen.nearest(beside: stop, 1, among: screen.stops)?.id
    }
  }
}
