package import KeelScene

/// The room that nodes are offered, inferred from the top down.
extension SceneTree {
  /// Returns the axes along which a node takes the room that is left, and is offered any.
  ///
  /// Inside a region that scrolls nothing is offered along its axis: what would fill the room has its ideal length
  /// there, and a spacer its least. O(depth of the node).
  package func shownGrowth(of entry: Entry) -> Growth {
    var growth = growth(of: entry)
    if growth.contains(.horizontal), !isOffered(entry, .horizontal) { growth.remove(.horizontal) }
    if growth.contains(.vertical), !isOffered(entry, .vertical) { growth.remove(.vertical) }
    return growth
  }

  private func isOffered(_ entry: Entry, _ axis: StackElement.Axis) -> Bool {
    var child = entry
    while let parent = child.parent {
      switch parent.element {
      case .scroll(let scroll): if axis == .horizontal ? scroll.isHorizontal : scroll.isVertical { return false }
      case .box(let box):
        if box.frame.limits(along: axis).isFixed { return true }
        if case .fixedSize(let horizontal, let vertical) = box.placement, axis == .horizontal ? horizontal : vertical {
          return true
        }
      case .layers(let layers):
        if let base = layers.base, !parent.childIsFirst(child, at: base) { return true }
      case .group, .disclosure: return axis == .horizontal
      case .stack, .button: break
      default: return true
      }
      child = parent
    }
    return true
  }
}

extension SceneTree.Entry {
  fileprivate func childIsFirst(_ child: SceneTree.Entry, at index: Int) -> Bool {
    children.indices.contains(index) && children[index] == child.id
  }
}

extension Element {
  /// True if the room that the element takes depends on its children.
  package var passesGrowth: Bool {
    switch self {
    case .stack, .layers, .box, .scroll, .grid, .gridRow: true
    case .button(let button): button.hasLabelChild
    default: false
    }
  }

  /// True if the element places its children by their growth.
  package var placesChildren: Bool {
    if case .geometryReader = self { return true }
    return passesGrowth
  }

  /// Returns true if the two elements take room in the same way, up to the same limits.
  package func isLaidOut(as other: Element) -> Bool {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      old.axis == new.axis && old.distribution == new.distribution && old.spacing == new.spacing
        && old.insets == new.insets && (old.window == nil) == (new.window == nil)
    case (.box(let old), .box(let new)):
      old.frame == new.frame && old.insets == new.insets && old.placement.isLike(new.placement)
    default: offersRoom(as: other)
    }
  }

  /// Returns true if what the two elements contain is offered the same room, apart from its size.
  package func offersRoom(as other: Element) -> Bool {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      old.axis == new.axis && (old.distribution == .centered) == (new.distribution == .centered)
    case (.layers(let old), .layers(let new)): old.base == new.base
    case (.box(let old), .box(let new)):
      StackElement.Axis.allCases.allSatisfy {
        old.frame.limits(along: $0).isFixed == new.frame.limits(along: $0).isFixed
      } && old.placement.isLike(new.placement)
    case (.scroll(let old), .scroll(let new)):
      old.isHorizontal == new.isHorizontal && old.isVertical == new.isVertical
    default: passesGrowth == other.passesGrowth && ownGrowth == other.ownGrowth
    }
  }
}

extension BoxPlacement {
  fileprivate func isLike(_ other: BoxPlacement) -> Bool {
    switch (self, other) {
    case (.fixedSize, .fixedSize): self == other
    case (.position, .position), (.aspectRatio, .aspectRatio): true
    case (.position, _), (.aspectRatio, _), (.fixedSize, _), (_, .position), (_, .aspectRatio), (_, .fixedSize): false
    default: true
    }
  }
}
