internal import KeelInteraction
internal import KeelScene

/// Scrolling that no key causes: by the focus, by requests of the program, and by changes before the visible content.
extension TerminalScreen {
  /// Scrolls a region for the user, as far as it permits that, and to the place where its scrolling stops.
  func scrollByUser(_ id: NodeID, by lines: Int = 0, columns: Int = 0) {
    guard case .scroll(let element)? = tree[id]?.element else { return scroll(id, by: lines, columns: columns) }
    guard element.isEnabled else { return }
    let state = states[id].scroll ?? ScrollState()
    let stops = snapStops(of: id, element)
    scroll(
      id, by: Self.step(lines, from: state.top, among: stops.map(\.y)),
      columns: Self.step(columns, from: state.left, among: stops.map(\.x)))
  }

  /// Returns the places where the user's scrolling of a region stops; none if it stops anywhere.
  private func snapStops(of id: NodeID, _ element: ScrollElement) -> [CellPoint] {
    switch element.snap {
    case .none: return []
    case .children: return found.snapStops[id] ?? []
    case .pages:
      guard let region = regions.first(where: { $0.id == id }) else { return [] }
      let state = states[id].scroll ?? ScrollState()
      return [-1, 1].map { step in
        let (width, height) = (max(1, region.viewport.width), max(1, region.viewport.height))
        return CellPoint(x: (state.left / width + step) * width, y: (state.top / height + step) * height)
      } + [CellPoint(x: 0, y: 0)]
    }
  }

  /// Returns the distance to the nearest stop at a distance, at least to the next one in that direction.
  private static func step(_ distance: Int, from start: Int, among stops: [Int]) -> Int {
    guard distance != 0, !stops.isEmpty else { return distance }
    let ahead = stops.filter { distance > 0 ? $0 > start : $0 < start }
    let nearest = ahead.min { abs($0 - start - distance) < abs($1 - start - distance) }
    return nearest.map { $0 - start } ?? distance
  }

  /// Scrolls a region and releases its anchor.
  func scroll(_ id: NodeID, by lines: Int = 0, columns: Int = 0, isByUser: Bool = true) {
    var state = states[id].scroll ?? ScrollState()
    // The bounds are applied when the region is drawn.
    state.top = max(0, state.top &+ lines)
    state.left = max(0, state.left &+ columns)
    state.anchor = nil
    state.isByUser = isByUser
    state.isMoving = isByUser
    if state.isAtAnchor != nil { state.isAtAnchor = false }
    states[id].scroll = state
    needsComposing = true
  }

  /// Returns the innermost region around the focus that scrolls along the axis, otherwise the first such region.
  func region(_ axis: StackElement.Axis) -> Region? {
    let around = stops.first { $0.id == focus.id }?.regions.last { $0.axes.contains(axis) }
    return around ?? regions.first { $0.axes.contains(axis) }
  }

  /// Moves the anchors of regions back to their places. Returns true if anything moved.
  func holdAnchors() -> Bool {
    var hasMoved = false
    for (id, now) in found.heldAnchors {
      guard let before = states[id].scroll?.anchor, now != before else { continue }
      states[id].scroll?.top += now.y - before.y
      states[id].scroll?.left += now.x - before.x
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
      var state = states[id].scroll ?? ScrollState()
      state.serial = target.serial
      states[id].scroll = state
      guard let rect = found.targets[node], let region = regions.first(where: { $0.id == id }) else { continue }
      let view = region.viewport
      let anchor = target.anchor
      let lines = TerminalScreen.shift(
        rect.y, rect.maxY, into: view.y, view.maxY, leaving: anchor?.halvesBefore(along: .vertical))
      let columns = TerminalScreen.shift(
        rect.x, rect.maxX, into: view.x, view.maxX, leaving: anchor?.halvesBefore(along: .horizontal))
      let down = region.axes.contains(.vertical) ? lines : 0
      let across = region.axes.contains(.horizontal) ? alongLines(of: id, columns) : 0
      guard down != 0 || across != 0 else { continue }
      scroll(id, by: down, columns: across, isByUser: false)
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
      let state = states[region.id].scroll ?? ScrollState()
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
      scroll(region.id, by: lines, columns: alongLines(of: region.id, columns))
      rect.y -= lines
      rect.x -= columns
      hasMoved = true
    }
    return hasMoved
  }

  /// Returns the columns along the lines of a region, for columns to the right on the screen.
  func alongLines(of region: NodeID, _ columns: Int) -> Int { tree.isRightToLeft(region) ? -columns : columns }

  private static func reveal(_ start: Int, _ end: Int, in first: Int, _ last: Int) -> Int {
    if start < first { return start - first }
    return end > last ? min(end - last, start - first) : 0
  }
}
