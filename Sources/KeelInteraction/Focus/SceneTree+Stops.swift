public import KeelScene

extension Node {
  /// True if the node contains others and displays a value with them: the node itself has the focus.
  package var isAdjustable: Bool {
    if case .stack = element { attributes.accessibility.isAdjustable } else { false }
  }
}

/// The controls that can have the keyboard focus.
extension SceneTree {
  /// Returns the kind of control that a node is for the keyboard, by its element and its attributes.
  package func controlKind(of node: Node) -> ControlKind {
    let kind = node.element.controlKind
    guard kind == .none else { return kind }
    return node.isAdjustable ? .adjustable : isOnlyOfferingActions(node) ? .actions : .none
  }

  /// Returns true if the node has actions and neither contains a control nor is a part of one, so that the node itself
  /// needs the focus to offer its actions.
  ///
  /// O(depth of the node, and nodes in it).
  package func isOnlyOfferingActions(_ node: Node) -> Bool {
    guard !node.attributes.actions.isEmpty, node.element.controlKind == .none, !node.isAdjustable else { return false }
    note(.controls)
    var outer = entry(of: node.id)?.parent
    while let around = outer {
      switch around.element {
      case .row, .button: return false
      default: outer = around.parent
      }
    }
    return isDisplayOnly(node)
  }

  /// Returns true if the node and everything in it only display something.
  private func isDisplayOnly(_ node: Node) -> Bool {
    node.element.isDisplayOnly
      && node.children.allSatisfy { id in
        guard let child = self[id] else { return true }
        return !child.attributes.mayMakeAStop && isDisplayOnly(child)
      }
  }

  /// Returns the controls in a node, in reading order. O(nodes in it).
  package func controls(in node: Node) -> [NodeID] {
    note(.controls)
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

  /// Returns the first node in a subtree that can have the focus, or the last one; `nil` if there is none.
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
      if case .bar(let bar)? = element(of: child) {
        // The bar for the keyboard is shown while the user types, so the focus never begins there.
        if bar.placement != .keyboard { bars.append(child) }
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

extension Element {
  /// True if the element only displays something, or arranges such elements: it cannot have the focus itself.
  package var isDisplayOnly: Bool {
    switch self {
    case .label(let label): !label.runs.contains { $0.link != nil }
    case .image, .shape, .drawing, .separator, .spacer, .stack, .box, .layers, .firstFit, .arranged, .geometryReader,
      .grid, .gridRow, .scroll, .group, .progress, .gauge, .activityIndicator:
      true
    case .window, .navigation, .screen, .bar, .sheet, .alert, .list, .section, .row, .button, .toggle, .textField,
      .slider, .stepper, .picker, .datePicker, .menu, .link, .textEditor, .disclosure, .tabs, .split:
      false
    }
  }
}

extension Attributes {
  /// True if these attributes can make a node a keyboard stop, independent of its element.
  package var mayMakeAStop: Bool {
    !actions.isEmpty || accessibility.isButton || accessibility.isLink || accessibility.isAdjustable
  }
}
