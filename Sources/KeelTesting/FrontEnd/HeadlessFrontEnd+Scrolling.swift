import KeelScene

/// Regions that scroll: what is in sight of the lazy stacks in them.
extension HeadlessFrontEnd {
  /// Which views of a lazy stack are described; `nil` for anything else.
  func childWindow(of id: NodeID) -> Range<Int>? {
    guard let node = tree[id], case .stack(let stack) = node.element, let window = stack.window else { return nil }
    return window.start..<window.start + node.children.count
  }

  /// Brings in sight what the program wants there, once for each wish: lazy stacks around it scroll to it.
  func followScrollTargets() {
    for sighting in SceneSurvey(self).sightings {
      guard case .scroll(let scroll) = sighting.element, let target = scroll.target,
        scrollSerials[sighting.id] != target.serial
      else { continue }
      scrollSerials[sighting.id] = target.serial
      var node = target.node
      while node != sighting.id, let around = tree.parent(of: node) {
        if let window = childWindow(of: around), let place = tree[around]?.children.firstIndex(of: node) {
          bring(window.lowerBound + place, of: around, to: target.anchor)
        }
        node = around
      }
    }
  }

  private func bring(_ index: Int, of stack: NodeID, to anchor: SceneAnchor?) {
    guard case .stack(let element)? = tree[stack]?.element else { return }
    let rows = rowsInSight(of: stack)
    // From 0, the beginning, to 2, the end.
    let place: Int? = anchor.map { anchor in
      switch element.axis {
      case .vertical: anchor.vertical == .top ? 0 : anchor.vertical == .bottom ? 2 : 1
      case .horizontal: anchor.horizontal == .leading ? 0 : anchor.horizontal == .trailing ? 2 : 1
      }
    }
    if let place {
      topRows[stack] = index - place * (visibleRows - 1) / 2
    } else if index < rows.lowerBound {
      topRows[stack] = index
    } else if index >= rows.upperBound {
      topRows[stack] = index - visibleRows + 1
    }
  }
}
