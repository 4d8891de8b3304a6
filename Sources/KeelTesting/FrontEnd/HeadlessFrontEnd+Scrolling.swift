import KeelInteraction
import KeelScene

/// Scrollable regions: the visible part of the lazy stacks in them.
extension HeadlessFrontEnd {
  /// Scrolls the requested node into view, once for each request of the program: lazy stacks around it scroll to it.
  func followScrollTarget(of region: FoundElement) {
    guard case .scroll(let scroll) = region.element, let target = scroll.target,
      states[region.id].scrollSerial != target.serial
    else { return }
    states[region.id].scrollSerial = target.serial
    var node = target.node
    while node != region.id, let around = tree.parent(of: node) {
      if case .stack? = tree.element(of: around), let index = RowMap(of: around, in: tree)?.number(of: node) {
        bring(index, of: around, to: target.anchor)
      }
      node = around
    }
  }

  private func bring(_ index: Int, of stack: NodeID, to anchor: SceneAnchor?) {
    guard case .stack(let element)? = tree[stack]?.element else { return }
    let rows = rowsInSight(of: stack)
    if let anchor {
      states[stack].topRow = index - anchor.halvesBefore(along: element.axis) * (visibleRows - 1) / 2
    } else if index < rows.lowerBound {
      states[stack].topRow = index
    } else if index >= rows.upperBound {
      states[stack].topRow = index - visibleRows + 1
    }
  }
}
