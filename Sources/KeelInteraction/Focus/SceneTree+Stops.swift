public import KeelScene

/// What the keyboard can be on.
extension SceneTree {
  /// What the node is to the keyboard, by its kind and by what it says of itself.
  package func controlKind(of node: Node) -> ControlKind {
    let kind = node.element.controlKind
    guard kind == .none else { return kind }
    return isAdjustable(node) ? .adjustable : isOnlyOfferingActions(node) ? .actions : .none
  }

  /// Whether the node holds others and shows a value with them: it is reached itself.
  package func isAdjustable(_ node: Node) -> Bool {
    guard node.attributes.accessibility.isAdjustable, case .stack = node.element else { return false }
    return true
  }

  /// Whether things can be done with the node that nothing in it or around it leads to.
  package func isOnlyOfferingActions(_ node: Node) -> Bool {
    guard !node.attributes.actions.isEmpty, node.element.controlKind == .none, !isAdjustable(node) else { return false }
    var outer = entry(of: node.id)?.parent
    while let around = outer {
      if case .row = around.element { return false }
      outer = around.parent
    }
    return controls(in: node).isEmpty
  }

  /// The controls in a node, in reading order. O(nodes in it).
  package func controls(in node: Node) -> [NodeID] {
    var found: [NodeID] = []
    func walk(_ id: NodeID) {
      guard let child = self[id] else { return }
      switch controlKind(of: child) {
      case .row, .search, .popup, .none: child.children.forEach(walk)
      case .button, .disclosure:
        found.append(id)
        child.children.forEach(walk)
      case .field, .editor, .link, .menu, .toggle, .slider, .stepper, .date, .picker, .tabs, .adjustable, .actions:
        found.append(id)
      }
    }
    node.children.forEach(walk)
    return found
  }

  /// Returns the first node from there on that the keyboard can be on, or the last; `nil` if there is none.
  ///
  /// The content of a page comes before its bars, because the focus begins there. O(nodes up to it).
  public func stop(in id: NodeID, isLast: Bool = false) -> NodeID? {
    guard let node = self[id], node.attributes.isEnabled else { return nil }
    if case .box(let box) = node.element, box.isRedacted { return nil }
    switch controlKind(of: node) {
    case .field, .editor, .button, .link, .menu, .toggle, .disclosure, .slider, .stepper, .date, .picker, .adjustable,
      .actions:
      return id
    case .row:
      if case .row(let row) = node.element, row.isSelectable || row.expansion != .none { return id }
      return stop(among: node.children, isLast: isLast)
    case .popup, .none: return stop(among: shownChildren(of: node), isLast: isLast)
    case .tabs: return stop(among: shownChildren(of: node), isLast: isLast) ?? id
    case .search: return stop(among: shownChildren(of: node), isLast: isLast) ?? id
    }
  }

  private func stop(among children: [NodeID], isLast: Bool) -> NodeID? {
    var bars: [NodeID] = []
    for child in isLast ? children.reversed() : children {
      if case .bar? = element(of: child) {
        bars.append(child)
      } else if let found = stop(in: child, isLast: isLast) {
        return found
      }
    }
    for bar in bars {
      for child in self[bar]?.children ?? [] {
        if let found = stop(in: child, isLast: isLast) { return found }
      }
    }
    return nil
  }
}
