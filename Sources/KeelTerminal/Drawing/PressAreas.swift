internal import KeelInteraction
internal import KeelScene

/// Presses on what is in front of other views.
extension Composer {
  /// Notes the cells in which a node takes presses, so that none reaches what is behind it. What the node does with them
  /// is noted after that.
  func takePresses(_ node: Node, _ rect: Rect, _ frame: SceneRect, _ clip: Rect) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    switch node.element.pressArea {
    case .none: break
    case .frame: found.hits.append(Hit(rect: visible, action: .drawn(node.id)))
    case .drawn:
      for y in visible.y..<visible.maxY {
        var start: Int?
        for x in visible.x...visible.maxX {
          let middle = ScenePoint(
            x: (Double(x) + 0.5) * Cells.width - frame.x, y: (Double(y) + 0.5) * Cells.height - frame.y)
          let isTaken = x < visible.maxX && node.element.takesPress(at: middle, in: frame.size)
          if isTaken {
            start = start ?? x
          } else if let first = start {
            found.hits.append(Hit(rect: Rect(first, y, x - first, 1), action: .drawn(node.id)))
            start = nil
          }
        }
      }
    }
  }
}
