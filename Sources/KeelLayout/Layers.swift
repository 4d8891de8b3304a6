import KeelScene

/// The children that decide the size of layers.
extension SceneTree.Entry {
  /// The child to which the layers add backgrounds and overlays; `nil` for other elements, and if that child is missing.
  var base: NodeID? {
    guard case .layers(let layers) = element, let index = layers.base, children.indices.contains(index) else {
      return nil
    }
    return children[index]
  }

  /// The base of the layers, or all children if the layers have no base.
  func decidingChildren(of layers: LayersElement) -> [NodeID] {
    layers.base == nil ? children : base.map { [$0] } ?? []
  }
}
