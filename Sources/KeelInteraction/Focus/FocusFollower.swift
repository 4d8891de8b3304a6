public import KeelScene

/// Where the keyboard was on pages that are covered or were left for others.
@MainActor package struct FocusMemory {
  private var places: [NodeID: FocusPlace] = [:]

  package init() {}

  package mutating func leave(_ page: NodeID, at place: FocusPlace) { places[page] = place }

  package func place(on page: NodeID) -> FocusPlace? { places[page] }

  /// Where the keyboard goes on a page that is there again: where it was, or to what follows that.
  package mutating func comeBack(to page: NodeID, in tree: SceneTree) -> NodeID? {
    places.removeValue(forKey: page)?.resolved(in: tree)
  }

  package mutating func forget(_ page: NodeID) { places[page] = nil }

  mutating func keep(only isThere: (NodeID) -> Bool) { places = places.filter { isThere($0.key) } }
}

/// Follows what patches do to the node with the keyboard: which page it is on, what comes over it, what follows when it goes.
///
/// A front end calls `willApply(to:focused:)` before a patch that may move the focus (`Patch.mayMoveFocus`), and
/// `didApply(to:)` after it. Where the patch itself sets the focus, that counts, and the move is ignored.
@MainActor public struct FocusFollower {
  /// What a patch does to the focus.
  public enum Move: Hashable, Sendable {
    /// The focus stays where it is.
    case stays
    /// A sheet or an alert has come, in which it begins there; `nil` is on nothing of it.
    case presents(first: NodeID?)
    /// To that node: the keyboard was there before, or the node follows what has gone.
    case goes(NodeID)
    /// A page has come that nobody was on before.
    case begins(NodeID)
    /// Where it was is gone, or covered, and nothing is to have it.
    case ends
  }
  private var memory = FocusMemory()
  private var page: NodeID?
  private var modal: NodeID?
  private var place: FocusPlace?

  /// Creates a follower of a scene that is still empty.
  public init() {}

  /// Notes where the keyboard is before a patch that may move it (`Patch.mayMoveFocus`). O(depth).
  public mutating func willApply(to tree: SceneTree, focused: NodeID?) {
    page = tree.pageInReach
    modal = tree.topModal
    place = focused.flatMap { FocusPlace(of: $0, in: tree) }
  }

  /// Returns where the keyboard goes after that patch, unless the patch itself sets the focus.
  public mutating func didApply(to tree: SceneTree) -> Move {
    defer { place = nil }
    let now = tree.pageInReach
    guard now != page else {
      guard let place, !tree.contains(place.node) else { return .stays }
      return place.resolved(in: tree).map { .goes($0) } ?? .ends
    }
    // Beside what has changed, as the tabs are: it stays there.
    if let place, tree.isInReach(place.node) { return .stays }
    if let page {
      if !tree.contains(page) {
        memory.keep(only: tree.contains)
      } else if let place {
        memory.leave(page, at: place)
      } else {
        memory.forget(page)
      }
    }
    guard let now else { return .ends }
    if let back = memory.comeBack(to: now, in: tree) { return .goes(back) }
    if let top = tree.topModal, top != modal { return .presents(first: tree.firstFocus(in: top)) }
    return .begins(now)
  }
}

extension Patch {
  /// Whether the patch may take the keyboard from where it is.
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
