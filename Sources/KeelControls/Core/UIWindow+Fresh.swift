package import KeelScene

extension UIWindow {
  /// Returns the scene described from scratch: the result that the patches must have produced.
  package func freshSubtree() -> Subtree {
    fresh(self)
  }

  private func fresh(_ node: SceneNode) -> Subtree {
    let description = node.describeWithGrounds()
    return Subtree(
      id: node.nodeID, element: description.element, attributes: description.attributes,
      children: description.children.map(fresh))
  }
}
