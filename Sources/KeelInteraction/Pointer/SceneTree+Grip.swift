package import KeelScene

extension SceneTree {
  /// Returns the node that takes presses on a node: the node itself, the box around it, or the first one around that.
  /// O(depth of the node).
  package func grip(around id: NodeID) -> (id: NodeID, interest: PointerInterest)? {
    var next: NodeID? = id
    while let id = next {
      if case .box(let box)? = element(of: id), let interest = box.pointer { return (id, interest) }
      next = parent(of: id)
    }
    return nil
  }

  /// Returns true if presses on a node are reported, and it is not a part of a button on which they are too.
  package func isGripped(_ id: NodeID, where takes: (PointerInterest) -> Bool) -> Bool {
    guard let grip = grip(around: id), takes(grip.interest) else { return false }
    guard id != grip.id else { return true }
    var next = parent(of: id)
    while let id = next, id != grip.id {
      if case .button? = element(of: id) { return false }
      next = parent(of: id)
    }
    return true
  }
}
