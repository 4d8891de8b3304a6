internal import KeelInteraction
internal import KeelScene

/// Presses on nodes with gestures. A cell is 8 by 16 points, and the pointer is in its middle.
extension TerminalScreen {
  /// Begins a press on the innermost node with a gesture, unless a popup or a field takes it.
  func grip(_ x: Int, _ y: Int) {
    if let old = grip { send(old.press.cancelled(time: held(since: old.since))) }
    grip = nil
    guard case .none = overlay else { return }
    let here = targets(at: x, y)
    switch here.first?.action {
    case .field, .editor, .track, .outside, .nothing: return
    default: break
    }
    for hit in here {
      guard case .grip(let id) = hit.action else { continue }
      guard tree.isInReach(id), case .box(let box)? = tree[id]?.element, let interest = box.pointer else { return }
      // Points are counted from the leading side.
      let isMirrored = tree.isRightToLeft(id)
      let column = isMirrored ? grid.width - hit.rect.x - hit.rect.width : hit.rect.x
      let corner = ScenePoint(x: Double(column) * Cells.width, y: Double(hit.rect.y) * Cells.height)
      let start = point(x, y, isMirrored)
      var press = PointerPress(on: id, interest, at: start, origin: corner)
      let events = press.moved(to: start, time: 0)
      grip = (press, now(), isMirrored)
      return send(events)
    }
  }

  /// Moves the pressed pointer.
  func pull(_ x: Int, _ y: Int) {
    guard let (_, since, isMirrored) = grip else { return }
    send(grip?.press.moved(to: point(x, y, isMirrored), time: held(since: since)) ?? [])
  }

  /// Ends the press. Returns true if the release presses nothing.
  func letGo() -> Bool {
    guard let (press, since, _) = grip else { return false }
    grip = nil
    let time = held(since: since)
    send(press.ended(time: time))
    let isTaken = press.takesPress(time: time)
    if isTaken { pressed = nil }
    return isTaken
  }

  private func send(_ events: [Event]) { for event in events { sink(event) } }

  private func point(_ x: Int, _ y: Int, _ isMirrored: Bool) -> ScenePoint {
    let column = isMirrored ? grid.width - 1 - x : x
    return ScenePoint(x: (Double(column) + 0.5) * Cells.width, y: (Double(y) + 0.5) * Cells.height)
  }

  /// The seconds since a time.
  private func held(since: Duration) -> Double {
    let passed = (now() - since).components
    return max(0, Double(passed.seconds) + Double(passed.attoseconds) / 1e18)
  }
}
