package import KeelScene

/// The places from which searches were begun. A search that ends returns the focus to its place, or to what stands there
/// by then.
@MainActor package struct SearchOpeners {
  private var places: [NodeID: FocusPlace] = [:]

  package init() {}

  /// Keeps the place from which the search of a page begins.
  ///
  /// - Parameters:
  ///   - focused: The node with the focus; `nil` if there is none.
  ///   - pressed: The node that the user has operated, which may be an item of a menu.
  package mutating func searchBegins(
    on page: NodeID, from focused: NodeID?, pressed: NodeID?, in tree: SceneTree
  ) {
    places = places.filter { tree.contains($0.key) }
    let stops = Set(tree.keyboardStops(focused: focused).map(\.id))
    let opener = [focused, pressed].lazy.compactMap { tree.nearest(from: $0) { stops.contains($0.id) }?.id }
      .first { $0 != page }
    places[page] = opener.flatMap { FocusPlace(of: $0, in: tree) }
  }

  /// Removes and returns the place of the focus after the search of a page: the opener or its successor, otherwise the
  /// list of the page, otherwise its content. `nil` if nothing there can have the focus, or if the page is covered.
  package mutating func searchEnds(on page: NodeID, in tree: SceneTree) -> NodeID? {
    let opener = places.removeValue(forKey: page)
    guard tree.isInReach(page) else { return nil }
    if let back = opener?.resolved(in: tree), tree.isWithin(back, page) || opener?.node == back { return back }
    let stops = tree.keyboardStops(focused: nil).filter {
      $0.isFocusable && $0.id != page && tree.isWithin($0.id, page)
    }
    let content =
      stops.first { $0.list != nil }
      ?? stops.first { stop in
        tree.nearest(from: stop.id) { if case .bar = $0.element { true } else { false } } == nil
      }
    return content?.id
  }
}
