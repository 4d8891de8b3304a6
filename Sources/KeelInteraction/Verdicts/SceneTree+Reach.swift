public import KeelScene

/// A reason why the user cannot operate a node of the scene.
package enum Obstruction: Hashable, Sendable {
  /// A sheet or an alert covers the node. If `hides` is true, a sheet fills the window and hides everything below it.
  case modal(NodeID, hides: Bool)
  /// Another page replaces the page of the node: the given page on top of its stack, the selected tab of the given tab
  /// view, or a shown pane of the given split view.
  case page(NodeID)
  /// The node is in a collapsed disclosure.
  case folded
  /// The node is redacted: only its outline is visible.
  case redacted
  /// Another child of the same node is shown, because it fits the available space.
  case unfit
}

extension SceneTree {
  /// Returns true if the user can operate the node.
  ///
  /// The node and all of its ancestors are enabled, no ancestor is collapsed or redacted, no sheet or alert covers the
  /// node, and its page is on top of its stack. O(depth of the node).
  public func isInReach(_ id: NodeID) -> Bool {
    guard var entry = entry(of: id) else { return false }
    while true {
      if !entry.attributes.isEnabled { return false }
      guard let parent = entry.parent else { return entry.id == root }
      if obstruction(of: entry.id, in: parent) != nil { return false }
      entry = parent
    }
  }

  /// Returns true if the node and all of its ancestors are enabled; false for unknown nodes. O(depth of the node).
  package func isEnabled(_ id: NodeID) -> Bool {
    note(.enabled)
    guard let entry = entry(of: id) else { return false }
    return entry.attributes.isEnabled && entry.surroundings.areEnabled
  }

  /// Returns the obstruction that a node puts before one of its children; `nil` if the child is visible and in reach.
  package func obstruction(of child: NodeID, in node: Entry) -> Obstruction? {
    switch node.element {
    case .window:
      if node.children.last == child { return nil }
      let over = node.children.drop { $0 != child }.dropFirst()
      if let cover = over.last(where: { element(of: $0)?.fillsWindow ?? false }) { return .modal(cover, hides: true) }
      return over.last { element(of: $0)?.isModal ?? false }.map { .modal($0, hides: false) }
    case .navigation:
      guard let top = node.children.last, top != child else { return nil }
      return .page(top)
    case .tabs: return TabParts(of: node)?.shownPage == child ? nil : .page(node.id)
    case .split: return shownPanes(of: node).contains(child) ? nil : .page(node.id)
    case .disclosure(let disclosure):
      let isLabel = disclosure.hasLabelChild && node.children.first == child
      return disclosure.isExpanded || isLabel ? nil : .folded
    case .box(let box): return box.isRedacted ? .redacted : nil
    case .firstFit:
      // Without a front end's choice, each child may be the one that is shown.
      guard let chosen = node.chosen, chosen != child else { return nil }
      return node.children.contains(chosen) ? .unfit : nil
    default: return nil
    }
  }
}

extension Element {
  fileprivate var isModal: Bool {
    switch self {
    case .sheet, .alert: true
    default: false
    }
  }

  fileprivate var fillsWindow: Bool {
    if case .sheet(let sheet) = self { sheet.style == .fullScreen } else { false }
  }
}
