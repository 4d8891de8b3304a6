public import KeelScene

/// What keeps a person from a node that is part of the scene.
package enum Obstruction: Hashable, Sendable {
  /// A sheet or an alert lies over it. Where `hides` is true, a sheet fills the window, and nothing below it can be seen.
  case modal(NodeID, hides: Bool)
  /// Another page stands in its place: the one on top of its stack (that page), or the chosen tab (the tabs).
  case page(NodeID)
  /// It is folded away.
  case folded
  /// Only its shape is shown.
  case redacted
}

extension SceneTree {
  /// Returns true if a person can act on the node: it is shown and enabled, as is everything around it; nothing around it is
  /// folded away or redacted; no sheet or alert covers it; and it is on the top level of its stack.
  ///
  /// O(depth of the node).
  public func isInReach(_ id: NodeID) -> Bool {
    guard var entry = entry(of: id) else { return false }
    while true {
      if !entry.attributes.isEnabled { return false }
      guard let parent = entry.parent else { return entry.id == root }
      if obstruction(of: entry.id, in: parent) != nil { return false }
      entry = parent
    }
  }

  /// Whether the node and everything around it is enabled; false for unknown nodes. O(depth of the node).
  package func isEnabled(_ id: NodeID) -> Bool {
    guard let entry = entry(of: id) else { return false }
    return entry.attributes.isEnabled && entry.surroundings.areEnabled
  }

  /// What a node puts between a person and one of its children; `nil` where it shows that child.
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
    case .tabs(let tabs):
      guard let shown = tabs.selectedChild, node.children.indices.contains(shown), node.children[shown] == child else {
        return .page(node.id)
      }
      return nil
    case .disclosure(let disclosure):
      let isLabel = disclosure.hasLabelChild && node.children.first == child
      return disclosure.isExpanded || isLabel ? nil : .folded
    case .box(let box): return box.isRedacted ? .redacted : nil
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
