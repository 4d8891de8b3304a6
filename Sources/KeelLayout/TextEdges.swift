package import KeelScene

/// The default spacing of stacks, as in SwiftUI: none beside spacers, and none between texts in a column, whose lines
/// have a distance of their own.
extension SceneTree {
  /// Returns true if a stack with the default spacing does not add it between two neighbours.
  package func omitsSpacing(in stack: StackElement, between first: NodeID, and second: NodeID) -> Bool {
    guard stack.hasDefaultSpacing, let first = entry(of: first), let second = entry(of: second) else { return false }
    if first.element.isSpacer || second.element.isSpacer { return true }
    guard stack.axis == .vertical else { return false }
    return textEdges(of: first).contains(.bottom) && textEdges(of: second).contains(.top)
  }

  /// Returns the upper and the lower edge of a node, as far as there are texts at them.
  ///
  /// A column has the edges of its outer children. An edge with several children has a text if all of them do.
  /// Remembered like `growth(of:)`.
  package func textEdges(of entry: Entry) -> SceneEdges {
    note(.textEdges)
    if let known = entry.textEdges { return known }
    let edges = withoutNotes { inferredTextEdges(of: entry) }
    entry.textEdges = edges
    return edges
  }

  private func inferredTextEdges(of entry: Entry) -> SceneEdges {
    switch entry.element {
    case .label: [.top, .bottom]
    case let element where !element.passesTextEdges: []
    case .stack(let stack): edges(of: entry.children, along: stack.axis).subtracting(stack.insets.verticalEdges)
    case .layers(let layers): common(entry.decidingChildren(of: layers))
    case .box(let box): common(entry.children.prefix(1)).subtracting(box.insets.verticalEdges)
    case .button: common(entry.children.prefix(1))
    default: common(entry.children)
    }
  }

  private func edges(of children: [NodeID], along axis: StackElement.Axis) -> SceneEdges {
    switch axis {
    case .vertical:
      common(children.prefix(1)).intersection(.top).union(common(children.suffix(1)).intersection(.bottom))
    case .horizontal: common(children.filter { element(of: $0)?.isSpacer != true })
    }
  }

  private func common(_ children: some Collection<NodeID>) -> SceneEdges {
    children.reduce(children.isEmpty ? [] : [.top, .bottom]) { common, child in
      entry(of: child).map { common.intersection(textEdges(of: $0)) } ?? common
    }
  }
}

extension Element {
  /// True if the edges of the element can have texts of its children.
  package var passesTextEdges: Bool {
    switch self {
    case .stack(let stack): return stack.window == nil && stack.distribution != .pageContent
    case .layers, .firstFit, .arranged: return true
    case .box(let box):
      if case .position = box.placement { return false }
      return true
    default: return isTappedView
    }
  }

  /// Returns true if the two elements have texts at the same edges.
  package func hasTextEdges(of other: Element) -> Bool {
    switch (self, other) {
    case (.label, .label): true
    case (.label, _), (_, .label): false
    default:
      passesTextEdges == other.passesTextEdges && (!passesTextEdges || kind == other.kind && isLaidOut(as: other))
    }
  }
}

extension SceneInsets {
  /// The upper and the lower edge, as far as they have insets.
  fileprivate var verticalEdges: SceneEdges {
    var edges: SceneEdges = []
    if top != 0 { edges.insert(.top) }
    if bottom != 0 { edges.insert(.bottom) }
    return edges
  }
}
