public import KeelScene

/// A node that can have the keyboard focus.
package struct KeyboardStop: Hashable, Sendable {
  package let id: NodeID
  package let kind: ControlKind
  /// The list that contains the node.
  package let list: NodeID?
  /// True if the node and all of its ancestors are enabled.
  package let isEnabled: Bool
  /// True for the button at the end of a row that shows details of the row.
  package let isDetail: Bool

  /// True if the focus can move to the node. Disabled rows are included, so that they can be read.
  var isFocusable: Bool { isEnabled || kind == .row }
}

/// The order of the focus, one for all front ends: the head of a page, its search, its content, the bars at its bottom.
extension SceneTree {
  /// Returns the node to which a motion moves the focus, from another node or from none; `nil` if the focus stays.
  ///
  /// Tab moves from control to control, and from the last one to the first. All rows of a list are one step: the row
  /// with the focus, otherwise the first row. Arrows lead to the other rows. Only arrows lead to the detail buttons of
  /// rows. The length of a screenful depends on the front end, so those motions have no result here. O(nodes in reach).
  public func stop(_ motion: Motion, from focused: NodeID?, in layout: some FocusLayout) -> NodeID? {
    switch motion {
    case .next, .previous:
      let order = tabOrder(focused: focused, where: layout.shows)
      guard let here = order.firstIndex(where: { $0 == focused }) else {
        return motion == .next ? order.first : order.last
      }
      let next = order[(here + (motion == .next ? 1 : -1) + order.count) % order.count]
      return next == focused ? nil : next
    case .up, .down, .left, .right:
      if let focused { return motion.direction.flatMap { layout.neighbor(of: focused, toward: $0) } }
      return stop(motion == .down || motion == .right ? .first : .last, from: nil, in: layout)
    case .first, .last:
      let live = keyboardStops(focused: focused).filter { $0.isFocusable && layout.shows($0.id) }
      let end = (motion == .first ? live.first : live.last)?.id
      return end == focused ? nil : end
    case .screenfulUp, .screenfulDown: return nil
    }
  }

  /// Returns the nodes in the order of Tab. O(nodes in reach).
  package func tabOrder(focused: NodeID?, where isShown: (NodeID) -> Bool) -> [NodeID] {
    let stops = keyboardStops(focused: focused).filter { isShown($0.id) }
    let here = stops.first { $0.id == focused }
    // Arrows lead to the other rows of the list with the focus.
    var entered: Set<NodeID> = []
    if let here, here.kind == .row || here.isDetail, let list = here.list { entered.insert(list) }
    return stops.filter { stop in
      if stop.id == focused { return true }
      guard stop.isFocusable, !stop.isDetail else { return false }
      guard stop.kind == .row, let list = stop.list else { return true }
      return entered.insert(list).inserted
    }.map(\.id)
  }

  /// Returns all nodes that the keyboard can reach, in order, including disabled ones. O(nodes in reach).
  ///
  /// - Parameter focused: The node with the focus. The bar for the keyboard is in reach only while the user types.
  package func keyboardStops(focused: NodeID?) -> [KeyboardStop] {
    guard let start = topModal ?? root else { return [] }
    var found: [KeyboardStop] = []
    let typedPage = typedPage(at: focused)
    func walk(_ id: NodeID, _ list: NodeID?, _ areEnabled: Bool) {
      guard let node = self[id], !isHiddenBar(node, typedPage: typedPage) else { return }
      let isEnabled = areEnabled && node.attributes.isEnabled
      let list = if case .list = node.element { id } else { list }
      let kind = controlKind(of: node)
      func add() {
        var isDetail = false
        if case .button(let button) = node.element { isDetail = button.style == .detail }
        found.append(KeyboardStop(id: id, kind: kind, list: list, isEnabled: isEnabled, isDetail: isDetail))
      }
      switch kind {
      case .none, .popup: break
      case .row: if isReached(node) { add() }
      case .search:
        for part in parts(of: node) { if let part { walk(part, list, isEnabled) } else { add() } }
        return
      case .field, .editor, .button, .link, .menu, .toggle, .disclosure, .slider, .stepper, .date, .picker, .tabs,
        .adjustable, .actions:
        add()
      }
      switch kind {
      case .none, .popup, .row, .disclosure, .tabs, .search: break
      default: return
      }
      for part in parts(of: node) { if let part { walk(part, list, isEnabled) } }
    }
    walk(start, nil, isEnabled(start))
    return found
  }

  /// Returns true if the row itself can have the focus: if it can be chosen or folded, or if it contains no control.
  private func isReached(_ node: Node) -> Bool {
    guard case .row(let row) = node.element else { return false }
    return row.isSelectable || row.expansion != .none || controls(in: node).isEmpty
  }

  /// Returns the visible children in reading order; `nil` stands for the node's own search field.
  private func parts(of node: Node) -> [NodeID?] {
    guard case .screen = node.element, let page = PageParts(of: node.id, in: self) else {
      return shownChildren(of: node)
    }
    return page.inReadingOrder
  }
}
