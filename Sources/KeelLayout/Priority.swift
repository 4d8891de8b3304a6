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
}
