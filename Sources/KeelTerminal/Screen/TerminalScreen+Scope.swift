internal import KeelInteraction
internal import KeelScene

/// The part of the scene that the keyboard can reach.
extension TerminalScreen {
  func currentScope() -> Scope {
    guard let root = tree.root, let window = tree[root] else { return Scope() }
    guard case .window = window.element else { return Scope(root: root, reach: root) }
    guard let top = window.children.last, let node = tree[top] else { return Scope(root: root, reach: root) }
    var scope = Scope(root: top, reach: top)
    switch node.element.layer {
    case .alert:
      scope.modal = top
      return scope
    case .sheet:
      scope.modal = top
      scope.root = node.children.first ?? top
      if let child = node.children.first { descend(from: child, into: &scope) }
    case .page: descend(from: top, into: &scope)
    }
    return scope
  }

  /// Follows the visible children down to the innermost page.
  private func descend(from start: NodeID, into scope: inout Scope) {
    var page: NodeID? = start
    while let id = page, let node = tree[id] {
      page = nil
      switch node.element {
      case .navigation:
        guard let last = node.children.last else { return }
        // A stack of one page has no way back: the one of the stack around it counts.
        if node.children.count > 1 || scope.navigation == nil {
          scope.navigation = id
          scope.levels = node.children.count
        }
        scope.root = last
        page = last
      case .screen: page = tree.content(ofPage: node.id).map(tree.wholeContent).flatMap { isContainer($0) ? $0 : nil }
      case .tabs:
        scope.tabs = id
        guard let selected = tree.tabParts(of: id)?.shownPage else { return }
        scope.root = selected
        page = selected
      case .split:
        let panes = measurer.shownPanes(node)
        guard let first = panes.first else { return }
        scope.split = id
        scope.pane = first
        if panes.count == 1 {
          scope.root = node.children[first]
          page = node.children[first]
        } else {
          // All visible panes are in reach. The way back is that of the pane with the focus.
          scope.root = id
          let focused = panes.first { pane in tree.isWithin(focus.id, node.children[pane]) }
          var inner = scope
          descend(from: node.children[focused ?? panes[panes.count - 1]], into: &inner)
          (scope.navigation, scope.levels, scope.tabs) = (inner.navigation, inner.levels, inner.tabs)
          return
        }
      default:
        let inside = tree.wholeContent(of: id)
        if inside != id, isContainer(inside) { page = inside }
      }
    }
  }

  private func isContainer(_ id: NodeID) -> Bool {
    switch tree[id]?.element {
    case .navigation, .tabs, .split, .screen: true
    default: false
    }
  }

  /// Returns true if the node is in reach and no ancestor hides it.
  func isInScope(_ id: NodeID) -> Bool {
    var current = id
    while current != scope.reach {
      guard let parent = tree.parent(of: current), let entry = tree.entry(of: parent),
        tree.obstruction(of: current, in: entry) == nil
      else { return false }
      // Only the front end knows whether a menu is open.
      if case .menu = entry.element { return false }
      current = parent
    }
    return true
  }
}
