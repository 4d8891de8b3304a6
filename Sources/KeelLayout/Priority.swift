package import KeelScene

extension SceneTree {
  /// Returns the priority with which a stack offers its room to a node, which boxes around the node pass on; `nil` if
  /// none is set. That of a spacer is below all others.
  package func priority(of entry: Entry) -> Double? {
    switch entry.element {
    case .spacer: return -.infinity
    case .box(let box):
      if case .priority(let priority) = box.placement { return priority.isNaN ? 0 : priority }
      guard let child = entry.children.first.flatMap(self.entry), !child.element.isSpacer else { return nil }
      return priority(of: child)
    default: return nil
    }
  }

  /// Returns the place of a node in the order in which siblings are drawn, which boxes around the node pass on; 0 if
  /// none is set.
  package func zIndex(of entry: Entry) -> Double {
    guard case .box(let box) = entry.element else { return 0 }
    if case .zIndex(let index) = box.placement { return index.isNaN ? 0 : index }
    return entry.children.first.flatMap(self.entry).map(zIndex) ?? 0
  }
}
