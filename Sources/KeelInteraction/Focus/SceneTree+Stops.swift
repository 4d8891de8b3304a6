package import KeelScene

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

  /// The first node from there on that the keyboard can be on, or the last. The content of a page comes before its bars.
  ///
  /// O(nodes up to it).
  package func stop(in id: NodeID, isLast: Bool = false) -> NodeID? {
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

  /// The innermost page, sheet or alert that a person is on. O(depth).
  package var pageInReach: NodeID? {
    guard let root, var page = entry(of: root) else { return nil }
    if case .window = page.element {
      guard let top = page.children.last.flatMap(entry) else { return root }
      page = top
    }
    while let inner = pageShown(in: page) { page = inner }
    return page.id
  }

  private func pageShown(in page: Entry) -> Entry? {
    switch page.element {
    case .navigation: return page.children.last.flatMap(entry)
    case .sheet: return page.children.first.flatMap(entry)
    case .tabs(let tabs):
      return tabs.selectedChild.flatMap { page.children.indices.contains($0) ? entry(of: page.children[$0]) : nil }
    case .screen:
      guard let content = page.children.lazy.compactMap(entry).first(where: { !$0.element.isBar }) else { return nil }
      switch content.element {
      case .navigation, .tabs, .screen, .split: return content
      default: return nil
      }
    default: return nil
    }
  }
}

extension Element {
  fileprivate var isBar: Bool { if case .bar = self { true } else { false } }
}
