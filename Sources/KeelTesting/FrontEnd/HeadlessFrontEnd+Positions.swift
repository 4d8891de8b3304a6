import KeelInteraction
import KeelLayout
public import KeelScene

/// Scroll positions of regions in points.
extension HeadlessFrontEnd {
  /// The position of a region: the distances of its visible part from the left and the upper edge of the content.
  public func scrollOffset(of region: NodeID) -> ScenePoint { states[region].offset ?? ScenePoint(x: 0, y: 0) }

  /// Scrolls a region by distances in points, as a user does, as far as its content goes. Returns false if it does not
  /// move.
  @discardableResult
  public func scroll(_ region: NodeID, right: Double = 0, down: Double = 0) -> Bool {
    guard case .scroll(let element)? = tree.element(of: region), element.isEnabled else { return false }
    let old = scrollOffset(of: region)
    let layout = solvedLayout()
    guard let limits = layout.limits(of: region, element) else { return false }
    var wanted = ScenePoint(x: old.x + right, y: old.y + down)
    if element.snap != .none {
      let stops = layout.stops(of: region, element)
      if right != 0 { wanted.x = Self.stop(near: wanted.x, from: old.x, among: stops.map(\.x)) }
      if down != 0 { wanted.y = Self.stop(near: wanted.y, from: old.y, among: stops.map(\.y)) }
    }
    let new = limits.clamped(wanted)
    guard new != old else { return false }
    move(region, to: new, isByUser: true)
    if let anchor = element.anchors?.sizeChanges { states[region].isAtAnchor = limits.point(at: anchor) == new }
    revealVisibleRows()
    rest()
    return true
  }

  /// Returns the nearest stop to a distance, at least the next one in that direction.
  private static func stop(near wanted: Double, from old: Double, among stops: [Double]) -> Double {
    let ahead = stops.filter { wanted > old ? $0 > old + 0.5 : $0 < old - 0.5 }
    return ahead.min { abs($0 - wanted) < abs($1 - wanted) } ?? old
  }

  /// Moves a region because its lazy stack has been scrolled to a row.
  func scrollRegion(around stack: NodeID, toRow row: Int) {
    guard case .stack(let element)? = tree.element(of: stack), let window = element.window, window.count > 0,
      let region = region(around: stack), case .scroll(let scroll)? = tree.element(of: region)
    else { return }
    let layout = solvedLayout()
    guard let frame = layout.frames[stack], let view = layout.frames[region],
      let limits = layout.limits(of: region, scroll)
    else { return }
    let step = (frame.size[element.axis] + element.spacing) / Double(window.count)
    var wanted = scrollOffset(of: region)
    if element.axis == .vertical {
      wanted.y += frame.y - view.y + Double(row) * step
    } else {
      wanted.x += frame.x - view.x + Double(row) * step
    }
    wanted = limits.clamped(wanted)
    if wanted != scrollOffset(of: region) { move(region, to: wanted, isByUser: true) }
  }

  private func region(around id: NodeID) -> NodeID? {
    var next = tree.parent(of: id)
    while let around = next {
      if case .scroll? = tree.element(of: around) { return around }
      next = tree.parent(of: around)
    }
    return nil
  }

  private func move(_ region: NodeID, to offset: ScenePoint, isByUser: Bool) {
    states[region].offset = offset
    if isByUser {
      states[region].isMovedByUser = true
      states[region].phase = .interacting
    } else {
      states[region].isMovedByUser = false
    }
    hasGeometryToReport = true
    showRows(in: region)
  }

  /// Shows the rows of lazy stacks that the position of a region makes visible.
  private func showRows(in region: NodeID) {
    let layout = solvedLayout()
    guard let view = layout.frames[region], case .scroll(let element)? = tree.element(of: region) else { return }
    let offset = scrollOffset(of: region)
    let farthest = layout.limits(of: region, element)?.farthest ?? ScenePoint(x: .infinity, y: .infinity)
    for node in tree.inReadingOrder(from: region) {
      guard case .stack(let stack) = node.element, let window = stack.window, window.count > 0,
        let frame = layout.frames[node.id]
      else { continue }
      let step = (frame.size[stack.axis] + stack.spacing) / Double(window.count)
      let before = stack.axis == .vertical ? view.y - frame.y : view.x - frame.x
      guard step > 0 else { continue }
      // The region is higher than `visibleRows` rows: at its end, the last rows are visible.
      let isAtEnd = stack.axis == .vertical ? offset.y >= farthest.y : offset.x >= farthest.x
      let row = isAtEnd ? window.count - 1 : Int((before / step).rounded(.down))
      states[node.id].topRow = max(0, min(row, window.count - 1))
    }
  }

  /// Ends the movement of all regions. It has no duration, but observers of the phase receive its beginning and its end.
  func endMovement() {
    if rest() { hasGeometryToReport = true }
  }

  /// Lets all regions rest. Returns true if one has moved.
  @discardableResult private func rest() -> Bool {
    let moving = states.ids { $0.phase != .idle }
    for id in moving { states[id].phase = .idle }
    return !moving.isEmpty
  }

  /// The regions that may have to move because of a patch.
  private var movableRegions: [NodeID] {
    tree.inReadingOrder().filter { node in
      guard case .scroll(let element) = node.element else { return false }
      let state = states[node.id]
      return element.anchors != nil || element.lastSerial != state.positionSerial || state.offset != nil
    }.map(\.id)
  }

  /// True if a patch may have moved a region.
  var hasRegionsToFollow: Bool { hasPositionsToFollow && !movableRegions.isEmpty }

  /// Follows the program's requests for positions, and the anchors of regions whose content has changed.
  func followRegions() {
    guard hasPositionsToFollow else { return }
    hasPositionsToFollow = false
    let regions = movableRegions
    guard !regions.isEmpty else { return }
    let layout = solvedLayout()
    for id in regions {
      guard case .scroll(let element)? = tree.element(of: id), let limits = layout.limits(of: id, element) else {
        continue
      }
      let old = scrollOffset(of: id)
      var new = old
      if let anchor = anchor(of: id, element) { new = limits.point(at: anchor) }
      if states[id].positionSerial != element.lastSerial {
        states[id].positionSerial = element.lastSerial
        states[id].isMovedByUser = false
        if let request = layout.request(of: id, element, from: old) { new = request }
        hasGeometryToReport = true
      }
      new = limits.clamped(new)
      if new != old {
        let wasByUser = states[id].isMovedByUser
        move(id, to: new, isByUser: false)
        if wasByUser { states[id].isMovedByUser = true }
      }
      if let anchors = element.anchors {
        states[id].isAtAnchor = anchors.sizeChanges.map { limits.point(at: $0) == new } ?? false
      }
    }
  }

  /// Returns the anchor that a region moves to: the initial one at first, then the one that it has kept so far.
  private func anchor(of region: NodeID, _ element: ScrollElement) -> SceneAnchor? {
    guard let anchors = element.anchors else { return nil }
    guard let isAtAnchor = states[region].isAtAnchor else { return anchors.initial }
    return isAtAnchor ? anchors.sizeChanges : nil
  }

  /// Returns the reports of the regions whose positions the program asks about.
  func scrollReports(_ layout: HeadlessLayout) -> [NodeID: ScrollReport] {
    var reports: [NodeID: ScrollReport] = [:]
    for (id, content) in layout.contents {
      guard tree.attributes(of: id)?.geometry == .scroll, let frame = states[id].frame ?? layout.frames[id] else {
        continue
      }
      reports[id] = ScrollReport(
        offset: scrollOffset(of: id), contentSize: content, containerSize: frame.size, phase: states[id].phase,
        isByUser: states[id].isMovedByUser)
    }
    for (id, frame) in layout.frames where tree.attributes(of: id)?.geometry == .scroll {
      guard case .list(let list)? = tree.element(of: id) else { continue }
      let first = rowsInSight(of: id).lowerBound
      func height(_ rows: Int) -> Double { Double(rows) * HeadlessLayout.leastRow }
      reports[id] = ScrollReport(
        offset: ScenePoint(x: 0, y: height(first)),
        contentSize: SceneSize(width: frame.width, height: height(list.rowCount)), containerSize: frame.size,
        firstRow: first)
    }
    return reports
  }
}

/// The positions of a region that its content allows.
struct ScrollLimits {
  var farthest: ScenePoint

  func clamped(_ point: ScenePoint) -> ScenePoint {
    ScenePoint(x: min(max(0, point.x), farthest.x), y: min(max(0, point.y), farthest.y))
  }

  func point(at anchor: SceneAnchor) -> ScenePoint {
    ScenePoint(x: farthest.x * anchor.part(along: .horizontal), y: farthest.y * anchor.part(along: .vertical))
  }
}
