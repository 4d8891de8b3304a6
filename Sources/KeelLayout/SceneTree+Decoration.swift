package import KeelScene

/// Nodes that only decorate another one, whose size they have.
extension SceneTree {
  /// Returns the node that a node decorates, through any number of boxes without a size of their own, backgrounds,
  /// overlays and views that respond to presses; otherwise the node itself. O(number of these).
  package func undecorated(_ entry: Entry) -> Entry {
    note(.flexibility)
    var entry = entry
    while let child = decorated(by: entry).flatMap(self.entry) { entry = child }
    return entry
  }

  private func decorated(by entry: Entry) -> NodeID? {
    switch entry.element {
    case .box(let box):
      guard box.frame == SceneFrame(), box.insets == SceneInsets() else { return nil }
      switch box.placement {
      case .automatic, .priority, .offset, .zIndex: return entry.children.first
      case .fixedSize, .position, .aspectRatio, .ignoresSafeArea, .safeAreaPadding, .containerRelative: return nil
      }
    case .layers: return entry.base
    case .button where entry.isTappedView: return entry.children.first
    default: return nil
    }
  }
}
