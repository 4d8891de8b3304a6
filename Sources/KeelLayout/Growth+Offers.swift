package import KeelScene

/// The axes along which nodes receive a proposal, inferred from the top down.
extension SceneTree {
  /// Returns the axes along which a node is flexible and receives a proposal.
  ///
  /// A scroll region proposes no length along its axis: flexible views have their ideal length there, and spacers
  /// their minimum. O(depth of the node).
  package func shownGrowth(of entry: Entry) -> Growth {
    var growth = growth(of: entry)
    if growth.contains(.horizontal), !isOffered(entry, .horizontal) { growth.remove(.horizontal) }
    if growth.contains(.vertical), !isOffered(entry, .vertical) { growth.remove(.vertical) }
    return growth
  }

  /// Returns true if the containers around a node propose a length along an axis.
  package func isOffered(_ entry: Entry, _ axis: StackElement.Axis) -> Bool {
    var child = entry
    while let parent = child.parent {
      switch parent.element {
      case .scroll(let scroll): if axis == .horizontal ? scroll.isHorizontal : scroll.isVertical { return false }
      case .box(let box):
        if box.frame.limits(along: axis).proposesAlways { return true }
        if case .fixedSize(let horizontal, let vertical) = box.placement, axis == .horizontal ? horizontal : vertical {
          return true
        }
        if box.placement.isRelative(along: axis) { return true }
        // A ratio makes a length of the other one.
        if case .aspectRatio = box.placement { return isOffered(parent, axis) || isOffered(parent, axis.across) }
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
  /// True if the flexibility of the element depends on its children.
  package var passesGrowth: Bool {
    switch self {
    case .stack, .layers, .box, .scroll, .grid, .gridRow: true
    case .button(let button): button.hasLabelChild
    default: false
    }
  }

  /// True if the flexibility of the element does not depend on its children, although it has `passesGrowth`.
  package var hasConstantGrowth: Bool {
    switch self {
    case .stack(let stack): stack.distribution == .pageContent || stack.window != nil
    case .box(let box): StackElement.Axis.allCases.allSatisfy(box.frame.isFixed)
    default: false
    }
  }

  /// True if the element places its children by their flexibility.
  package var placesChildren: Bool {
    if case .geometryReader = self { return true }
    return passesGrowth
  }

  /// Returns true if the two elements have the same flexibility and the same limits.
  package func isLaidOut(as other: Element) -> Bool {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      old.axis == new.axis && old.distribution == new.distribution && old.spacing == new.spacing
        && old.insets == new.insets && (old.window == nil) == (new.window == nil)
    case (.box(let old), .box(let new)):
      old.frame == new.frame && old.insets == new.insets && old.placement.isLike(new.placement)
        && old.placement.order == new.placement.order && old.guides.map(\.key) == new.guides.map(\.key)
    case (.gridRow(let old), .gridRow(let new)): old == new
    default: offersRoom(as: other)
    }
  }

  /// Returns true if the two elements make proposals to their children along the same axes.
  package func offersRoom(as other: Element) -> Bool {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      old.axis == new.axis && (old.distribution == .pageContent) == (new.distribution == .pageContent)
    case (.layers(let old), .layers(let new)):
      old.base == new.base && old.fitting == new.fitting && (old.arrangement == nil) == (new.arrangement == nil)
    case (.box(let old), .box(let new)):
      StackElement.Axis.allCases.allSatisfy {
        let (before, after) = (old.frame.limits(along: $0), new.frame.limits(along: $0))
        return before.isFixed == after.isFixed && before.proposesAlways == after.proposesAlways
      } && old.placement.isLike(new.placement)
    case (.scroll(let old), .scroll(let new)):
      old.isHorizontal == new.isHorizontal && old.isVertical == new.isVertical
    default: passesGrowth == other.passesGrowth && ownGrowth == other.ownGrowth && dividing == other.dividing
    }
  }
}

extension BoxPlacement {
  /// The priority or the drawing order, which outer boxes pass on to the container.
  fileprivate var order: BoxPlacement {
    switch self {
    case .priority, .zIndex: self
    default: .automatic
    }
  }

  /// Returns true if the length along an axis is a part of the container's.
  fileprivate func isRelative(along axis: StackElement.Axis) -> Bool {
    guard case .containerRelative(let horizontal, let vertical) = self else { return false }
    return (axis == .horizontal ? horizontal : vertical) != nil
  }

  fileprivate func isLike(_ other: BoxPlacement) -> Bool {
    switch (self, other) {
    case (.fixedSize, .fixedSize), (.containerRelative, .containerRelative): self == other
    case (.position, .position), (.aspectRatio, .aspectRatio): true
    case (.position, _), (.aspectRatio, _), (.fixedSize, _), (.containerRelative, _), (_, .position), (_, .aspectRatio),
      (_, .fixedSize), (_, .containerRelative):
      false
    default: true
    }
  }
}

extension SceneTree {
  /// Returns the axes along which a node is flexible and receives no proposal, so that it has its ideal length.
  package func unproposedGrowth(of entry: Entry) -> Growth {
    var growth = growth(of: entry)
    if growth.contains(.horizontal), isProposed(entry, .horizontal) { growth.remove(.horizontal) }
    if growth.contains(.vertical), isProposed(entry, .vertical) { growth.remove(.vertical) }
    return growth
  }

  /// Returns true if a node that reads its proposal receives a length along an axis: it is in no region that scrolls along
  /// the axis, and nothing around it asks for its ideal length.
  package func isProposed(_ entry: Entry, _ axis: StackElement.Axis) -> Bool {
    var next = entry.parent
    while let around = next {
      switch around.element {
      case .scroll(let scroll): return !(axis == .horizontal ? scroll.isHorizontal : scroll.isVertical)
      case .box(let box):
        if box.frame.limits(along: axis).isFixed { return true }
        if case .fixedSize(let horizontal, let vertical) = box.placement, axis == .horizontal ? horizontal : vertical {
          return false
        }
        if box.placement.isRelative(along: axis) { return true }
      case .list, .section, .row, .group, .disclosure, .grid, .gridRow: return axis == .horizontal
      case .stack, .layers, .button: break
      default: return true
      }
      next = around.parent
    }
    return true
  }
}
