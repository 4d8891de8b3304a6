package import KeelScene

extension Element {
  /// The edges at which the element has a bar or padding that belongs to the safe area of its content.
  package var safeAreaEdges: SceneEdges {
    switch self {
    case .stack(let stack):
      switch (stack.bar, stack.axis) {
      case (nil, _): []
      case (.first, .vertical): .top
      case (.first, .horizontal): .leading
      case (.last, .vertical): .bottom
      case (.last, .horizontal): .trailing
      }
    case .box(let box): if case .safeAreaPadding = box.placement { box.insets.edges } else { [] }
    default: []
    }
  }
}

extension SceneTree.Entry {
  /// The child that is a bar; `nil` for none.
  package var bar: NodeID? {
    guard case .stack(let stack) = element, let bar = stack.bar else { return nil }
    return bar == .first ? children.first : children.last
  }
}

extension SceneTree {
  /// Returns the edges at which a node may touch that of the safe area of its page, regardless of all lengths.
  ///
  /// Front ends that measure nodes for this do not measure others. O(depth of the node, and siblings).
  package func edgesAtSafeArea(of entry: Entry) -> SceneEdges {
    note(.safeArea)
    var edges = SceneEdges.all
    var child = entry
    while let parent = child.parent, !edges.isEmpty {
      switch parent.element {
      case .stack(let stack): edges.subtract(self.edges(of: parent, stack, awayFrom: child))
      case .box(let box): if case .safeAreaPadding = box.placement {} else { edges.subtract(box.insets.edges) }
      case .scroll(let scroll):
        if scroll.isVertical { edges.subtract([.top, .bottom]) }
        if scroll.isHorizontal { edges.subtract([.leading, .trailing]) }
      case .layers, .firstFit, .arranged, .geometryReader, .grid, .gridRow: break
      case .button where parent.isTappedView: break
      case .screen, .window, .navigation, .tabs, .split, .sheet: return edges
      default: return []
      }
      child = parent
    }
    return edges
  }

  /// Returns the edges of a stack that a child does not touch.
  private func edges(of entry: Entry, _ stack: StackElement, awayFrom child: Entry) -> SceneEdges {
    let (start, end): (SceneEdges, SceneEdges) =
      stack.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var edges = stack.insets.edges
    if entry.children.first != child.id, stack.bar != .first || entry.children.dropFirst().first != child.id {
      edges.formUnion(start)
    }
    if entry.children.last != child.id, stack.bar != .last || entry.children.dropLast().last != child.id {
      edges.formUnion(end)
    }
    return edges
  }
}

extension SceneInsets {
  /// The edges with an inset.
  fileprivate var edges: SceneEdges {
    var edges: SceneEdges = []
    if top > 0 { edges.insert(.top) }
    if leading > 0 { edges.insert(.leading) }
    if bottom > 0 { edges.insert(.bottom) }
    if trailing > 0 { edges.insert(.trailing) }
    return edges
  }
}
