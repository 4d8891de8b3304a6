extension SceneTree {
  /// Returns true if the lines of a node begin on the right.
  package func isRightToLeft(_ entry: Entry) -> Bool {
    var next: Entry? = entry
    while let around = next {
      if let direction = around.attributes.layoutDirection { return direction == .rightToLeft }
      next = around.parent
    }
    return layoutDirection == .rightToLeft
  }

  /// Returns true if the lines of a node begin on the right; false for an unknown node.
  package func isRightToLeft(_ id: NodeID) -> Bool { entry(of: id).map(isRightToLeft) ?? false }
}
