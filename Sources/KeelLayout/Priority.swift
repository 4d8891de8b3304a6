package import KeelScene

extension SceneTree {
  /// Returns the layout priority of a node, which outer boxes, backgrounds and overlays pass on to the stack; `nil` if
  /// none is set. A spacer has a lower priority than all other views.
  package func priority(of entry: Entry) -> Double? {
    switch entry.element {
    case .spacer: return -.infinity
    case .box(let box):
      if case .priority(let priority) = box.placement { return priority }
      return passedPriority(of: entry.children.first)
    case .layers(let layers):
      guard let base = layers.base else { return nil }
      return passedPriority(of: entry.children.dropFirst(base).first)
    default: return nil
    }
  }

  private func passedPriority(of child: NodeID?) -> Double? {
    guard let child = child.flatMap(entry), !child.element.isSpacer else { return nil }
    return priority(of: child)
  }

  /// Returns the drawing order of a node among its siblings, which outer boxes pass on to the container; 0 if none is
  /// set.
  package func zIndex(of entry: Entry) -> Double {
    guard case .box(let box) = entry.element else { return 0 }
    if case .zIndex(let index) = box.placement { return index }
    return entry.children.first.flatMap(self.entry).map(zIndex) ?? 0
  }
}
