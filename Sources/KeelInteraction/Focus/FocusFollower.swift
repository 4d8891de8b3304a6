public import KeelScene

/// The places of the focus on pages that are covered or were left for others.
@MainActor package struct FocusMemory {
  private var places: [NodeID: FocusPlace] = [:]

  package init() {}

  package mutating func leave(_ page: NodeID, at place: FocusPlace) { places[page] = place }

  package func place(on page: NodeID) -> FocusPlace? { places[page] }

  /// Removes and returns the focus of a page that is visible again: the former node, or its successor.
  package mutating func comeBack(to page: NodeID, in tree: SceneTree) -> NodeID? {
    places.removeValue(forKey: page)?.resolved(in: tree)
  }

  package mutating func forget(_ page: NodeID) { places[page] = nil }

  /// Follows the focus to the page that has replaced its page in a pane or in tabs, and keeps its place on the replaced
  /// page.
  ///
  /// - Returns: The new page, and the former focus there or its successor; `nil` if the page is still shown.
  package mutating func follow(
    _ pages: PagesAround, from place: FocusPlace?, in tree: SceneTree
  ) -> (page: NodeID, former: NodeID?)? {
    guard let shown = pages.pageShownInstead(in: tree) else { return nil }
    leave(pages.innermost, at: place, in: tree)
    return (shown, comeBack(to: shown, in: tree))
  }

  /// Keeps the place of the focus on a page that is covered or replaced, and forgets those of pages that are gone.
  fileprivate mutating func leave(_ page: NodeID?, at place: FocusPlace?, in tree: SceneTree) {
    guard let page else { return }
    if !tree.contains(page) {
      places = places.filter { tree.contains($0.key) }
    } else if let place {
      leave(page, at: place)
    } else {
      forget(page)
    }
  }
}

/// A tracker of the effects of patches on the focus: the page it is on, the modals that cover it, the successor of a
/// removed node.
///
/// A front end calls `willApply(to:focused:)` before a patch that may move the focus (`Patch.mayMoveFocus`), and
/// `didApply(to:)` after it. If the patch itself sets the focus, that takes precedence, and the move is ignored.
@MainActor public struct FocusFollower {
  /// The effect of a patch on the focus.
  public enum Move: Hashable, Sendable {
    /// The focus stays where it is.
    case stays
    /// A sheet or an alert has been presented. The focus begins at that node, or at no node of it if `nil`.
    case presents(first: NodeID?)
    /// The focus moves to that node: it had the focus before, or follows the removed node.
    case goes(NodeID)
    /// A page has been presented on which the focus has not been before.
    case begins(NodeID)
    /// The focus has been removed or covered, and no node receives it.
    case ends
  }
  private var memory = FocusMemory()
  private var page: NodeID?
  private var modal: NodeID?
  private var place: FocusPlace?
  private var pages: PagesAround?

  /// Creates a follower of a scene that is still empty.
  public init() {}

  /// Stores the place of the focus before a patch that may move it (`Patch.mayMoveFocus`). O(depth).
  public mutating func willApply(to tree: SceneTree, focused: NodeID?) {
    page = tree.pageInReach
    modal = tree.topModal
    place = focused.flatMap { FocusPlace(of: $0, in: tree) }
    pages = focused.map { PagesAround($0, in: tree) }
  }

  /// Returns the effect of the patch on the focus, unless the patch itself sets the focus.
  public mutating func didApply(to tree: SceneTree) -> Move {
    defer { (place, pages) = (nil, nil) }
    let now = tree.pageInReach
    guard now != page else {
      if let place, let pages, let (page, former) = memory.follow(pages, from: place, in: tree) {
        return former.map { .goes($0) } ?? .begins(page)
      }
      guard let place, !tree.contains(place.node) else { return .stays }
      return place.resolved(in: tree).map { .goes($0) } ?? .ends
    }
    // The focus is beside the changed part, such as on the tabs: it stays.
    if let place, tree.isInReach(place.node) { return .stays }
    memory.leave(page, at: place, in: tree)
    guard let now else { return .ends }
    if let back = memory.comeBack(to: now, in: tree) { return .goes(back) }
    if let top = tree.topModal, top != modal { return .presents(first: tree.firstFocus(in: top)) }
    return .begins(now)
  }
}

extension Patch {
  /// A Boolean value that indicates whether the patch may move the focus.
  public var mayMoveFocus: Bool {
    operations.contains { operation in
      switch operation {
      case .root, .insert, .remove: true
      case .update(_, .tabs): true
      case .update, .move, .attributes, .focus: false
      }
    }
  }
}
