package import KeelScene

/// The axes along which nodes receive a proposal, inferred from the top down.
extension SceneTree {
  /// Returns the axes along which a node is flexible and receives a proposal.
  ///
  /// A scroll region proposes no length along its axis: flexible views have their ideal length there, and spacers
  /// their minimum. O(depth of the node).
  package func shownGrowth(of entry: Entry) -> Growth {
    note(.growth)
    return growth(of: entry) { offersRoom(around: entry, $0) }
  }

  /// Returns the axes along which a node is flexible and receives no proposal, so that it has its ideal length.
  package func unproposedGrowth(of entry: Entry) -> Growth {
    note(.flexibility)
    return growth(of: entry) { !isProposed(entry, $0) }
  }

  /// Returns the axes along which a node is flexible and a condition is true.
  private func growth(of entry: Entry, where isIncluded: (StackElement.Axis) -> Bool) -> Growth {
    var growth = knownGrowth(of: entry)
    if growth.contains(.horizontal), !isIncluded(.horizontal) { growth.remove(.horizontal) }
    if growth.contains(.vertical), !isIncluded(.vertical) { growth.remove(.vertical) }
    return growth
  }

  /// Returns true if a node can grow along an axis: the containers around it offer it room there.
  package func isOffered(_ entry: Entry, _ axis: StackElement.Axis) -> Bool {
    note(.room)
    return offersRoom(around: entry, axis)
  }

  private func offersRoom(around entry: Entry, _ axis: StackElement.Axis) -> Bool {
    answer(around: entry) { container, child in
      switch container.element {
      case .scroll(let scroll): return scroll.scrolls(along: axis) ? false : nil
      case .box(let box):
        if box.frame.limits(along: axis).proposesAlways || box.placement.isRelative(along: axis) { return true }
        if box.placement.isIdeal(along: axis) { return true }
        // A ratio makes a length of the other one.
        guard case .aspectRatio = box.placement else { return nil }
        return offersRoom(around: container, axis) || offersRoom(around: container, axis.across)
      case .layers(let layers):
        return layers.base == nil || container.base == child.id ? nil : true
      case .group, .disclosure: return axis == .horizontal
      case .firstFit, .arranged, .stack, .button: return nil
      default: return true
      }
    }
  }

  /// Returns true if a node that reads its proposal receives a length along an axis: it is in no region that scrolls
  /// along the axis, and nothing around it asks for its ideal length.
  package func isProposed(_ entry: Entry, _ axis: StackElement.Axis) -> Bool {
    note(.room)
    return answer(around: entry) { container, _ in
      switch container.element {
      case .scroll(let scroll): return !scroll.scrolls(along: axis)
      case .box(let box):
        if box.frame.isFixed(along: axis) || box.placement.isRelative(along: axis) { return true }
        return box.placement.isIdeal(along: axis) ? false : nil
      case .list, .section, .row, .group, .disclosure, .grid, .gridRow: return axis == .horizontal
      case .stack, .layers, .firstFit, .arranged, .button: return nil
      default: return true
      }
    }
  }

  /// Returns true if a frame limits the height of a node, so that texts in it show only the lines that fit.
  ///
  /// The height of a page limits no text: the page scrolls. O(depth of the node).
  package func limitsHeight(around entry: Entry) -> Bool {
    note(.heightLimit)
    return answer(around: entry, otherwise: false) { container, _ in
      switch container.element {
      case .scroll(let scroll): return scroll.isVertical ? false : nil
      case .box(let box):
        if box.placement.isIdeal(along: .vertical) { return false }
        if box.placement.isRelative(along: .vertical) { return true }
        return box.frame.limits(along: .vertical).most?.isFinite == true ? true : nil
      case .stack(let stack): return stack.window == nil ? nil : false
      case .layers, .firstFit, .arranged, .button, .geometryReader: return nil
      default: return false
      }
    }
  }

  /// Returns true if the number of lines that the texts in a node show depends on the node's proposed height.
  /// O(depth of the node).
  func cutsTexts(of entry: Entry) -> Bool {
    switch entry.element {
    case .label(let label): label.lineLimit != 1 && limitsHeight(around: entry)
    case .box(let box): !box.frame.isFixed(along: .vertical) && limitsHeight(around: entry)
    case .stack, .layers, .firstFit, .arranged, .button: limitsHeight(around: entry)
    default: false
    }
  }

  /// Asks the containers around a node, from the inside out, until one has an answer. Without an answer the result is
  /// by default true, because the window proposes its size.
  private func answer(
    around entry: Entry, otherwise: Bool = true, _ ask: (_ container: Entry, _ child: Entry) -> Bool?
  ) -> Bool {
    var child = entry
    while let container = child.parent {
      if let answer = ask(container, child) { return answer }
      child = container
    }
    return otherwise
  }
}

extension ScrollElement {
  fileprivate func scrolls(along axis: StackElement.Axis) -> Bool { axis == .horizontal ? isHorizontal : isVertical }
}

extension Element {
  /// True if the flexibility of the element depends on its children.
  package var passesGrowth: Bool {
    switch self {
    case .stack, .layers, .firstFit, .arranged, .box, .scroll, .grid, .gridRow: true
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

  /// Returns true if the two elements have the same flexibility and the same limits, and stand at the same edge of a
  /// row (`SceneTree.standsLeading`).
  package func isLaidOut(as other: Element) -> Bool {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      old.axis == new.axis && old.distribution == new.distribution && old.spacing == new.spacing
        && old.hasDefaultSpacing == new.hasDefaultSpacing && old.insets == new.insets
        && (old.window == nil) == (new.window == nil) && (old.alignment == .fill) == (new.alignment == .fill)
    case (.box(let old), .box(let new)):
      old.frame == new.frame && old.insets == new.insets && old.placement.isLike(new.placement)
        && old.placement.order == new.placement.order && old.guides.map(\.key) == new.guides.map(\.key)
    case (.gridRow(let old), .gridRow(let new)): old == new
    case (.image(let old), .image(let new)):
      old.isResizable == new.isResizable && old.naturalSize?.width == new.naturalSize?.width
        && old.naturalSize?.height == new.naturalSize?.height
    default: offersRoom(as: other)
    }
  }

  /// Returns true if the two elements make proposals to their children along the same axes.
  package func offersRoom(as other: Element) -> Bool {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      old.axis == new.axis && (old.distribution == .pageContent) == (new.distribution == .pageContent)
    case (.layers(let old), .layers(let new)): old.base == new.base
    case (.firstFit(let old), .firstFit(let new)): old == new
    case (.arranged, .arranged): true
    case (.firstFit, _), (.arranged, _), (_, .firstFit), (_, .arranged): false
    case (.box(let old), .box(let new)):
      StackElement.Axis.allCases.allSatisfy {
        let (before, after) = (old.frame.limits(along: $0), new.frame.limits(along: $0))
        return before.isFixed == after.isFixed && before.proposesAlways == after.proposesAlways
          && (before.most?.isFinite == true) == (after.most?.isFinite == true)
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

  /// Returns true if the child has its ideal length along an axis.
  fileprivate func isIdeal(along axis: StackElement.Axis) -> Bool {
    guard case .fixedSize(let horizontal, let vertical) = self else { return false }
    return axis == .horizontal ? horizontal : vertical
  }

  fileprivate func isLike(_ other: BoxPlacement) -> Bool {
    switch (self, other) {
    case (.fixedSize, .fixedSize), (.containerRelative, .containerRelative): self == other
    case (.position, .position): true
    case (.aspectRatio, .aspectRatio): self == other
    case (.position, _), (.aspectRatio, _), (.fixedSize, _), (.containerRelative, _), (_, .position), (_, .aspectRatio),
      (_, .fixedSize), (_, .containerRelative):
      false
    default: true
    }
  }
}
