package import KeelScene

extension SceneTree {
  /// Returns the first node for which the condition holds, from a node outward to the root; `nil` for none. O(depth).
  package func nearest(from id: NodeID?, where isMeant: (Entry) -> Bool) -> Entry? {
    var next = id.flatMap(entry)
    while let entry = next, !isMeant(entry) { next = entry.parent }
    return next
  }

  /// Returns the page around a node, or the node if it is a page; `nil` for none. O(depth).
  package func nearestPage(from id: NodeID?) -> Entry? {
    nearest(from: id) { if case .screen = $0.element { true } else { false } }
  }
}
