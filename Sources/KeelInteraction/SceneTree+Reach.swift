package import KeelScene

extension SceneTree {
  /// Whether a person can act on the node: it is shown and enabled, as is everything around it; nothing around it is
  /// folded away or redacted; no sheet or alert covers it; and it is on the top level of its stack.
  ///
  /// O(depth of the node).
  package func isInReach(_ id: NodeID) -> Bool {
    guard var entry = entry(of: id) else { return false }
    while true {
      if !entry.attributes.isEnabled { return false }
      guard let parent = entry.parent else { return entry.id == root }
      switch parent.element {
      case .window, .navigation:
        if parent.children.last != entry.id { return false }
      case .tabs(let tabs):
        guard let shown = tabs.selectedChild, parent.children.indices.contains(shown),
          parent.children[shown] == entry.id
        else { return false }
      case .disclosure(let disclosure):
        let isLabel = disclosure.hasLabelChild && parent.children.first == entry.id
        if !disclosure.isExpanded, !isLabel { return false }
      case .box(let box):
        if box.isRedacted { return false }
      default: break
      }
      entry = parent
    }
  }
}
