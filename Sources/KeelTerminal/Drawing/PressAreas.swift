internal import KeelInteraction
internal import KeelScene

/// Presses on what is in front of other views.
extension Composer {
  /// Notes where a node may take presses, so that none reaches what is behind it. What the node does with them is noted
  /// after that.
  func takePresses(_ node: Node, _ rect: Rect, _ frame: SceneRect, _ clip: Rect) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    switch node.element.pressArea {
    case .none: break
    case .frame: hit(visible, .drawn(node.id))
    // Whether a cell is in the area is asked when it is pressed: a drawing may have thousands of lines.
    case .drawn: hit(visible, .drawn(node.id), frame: frame)
    }
  }
}

extension TerminalScreen {
  /// Returns true if a press on a cell of a target is the target's. The pointer is in the middle of the cell.
  func isTaken(_ hit: Hit, _ x: Int, _ y: Int) -> Bool {
    guard let frame = hit.frame, case .drawn(let id) = hit.action, let element = tree.element(of: id) else {
      return true
    }
    let middle = ScenePoint(
      x: (Double(x) + 0.5) * Cells.width - frame.x, y: (Double(y) + 0.5) * Cells.height - frame.y)
    return element.takesPress(at: middle, in: frame.size)
  }
}
