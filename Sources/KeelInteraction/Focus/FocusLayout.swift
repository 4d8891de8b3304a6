public import KeelScene

/// A direction in which a layout has neighbors: that of an arrow key.
public enum FocusDirection: String, CaseIterable, Sendable {
  /// The direction on the screen, regardless of the direction of text.
  case up, down, left, right
}

/// The layout of a scene's nodes in a front end: the part of moving the focus that depends on a layout.
///
/// The order of Tab does not depend on it, and is the same in every front end (`SceneTree.stop(_:from:in:)`).
@MainActor public protocol FocusLayout {
  /// Returns true if the front end shows the node, or does so after it has scrolled.
  func shows(_ id: NodeID) -> Bool
  /// Returns the nearest node in that direction that can have the focus; `nil` if there is none.
  func neighbor(of id: NodeID, toward direction: FocusDirection) -> NodeID?
}

/// The layout of front ends with one dimension: all controls in reading order.
public struct FocusColumn: FocusLayout {
  private let stops: [NodeID]

  /// Creates the column of all controls that a user can reach now. O(nodes in reach).
  ///
  /// - Parameter focused: The node with the focus. The bar for the keyboard is in reach only while the user types.
  public init(of tree: SceneTree, focused: NodeID? = nil) {
    stops = tree.keyboardStops(focused: focused).filter(\.isFocusable).map(\.id)
  }

  /// Returns true: everything in reach is in the column.
  public func shows(_ id: NodeID) -> Bool { true }

  /// Returns the control before this one (up, left) or after it (down, right); `nil` at the ends.
  public func neighbor(of id: NodeID, toward direction: FocusDirection) -> NodeID? {
    guard let here = stops.firstIndex(of: id) else { return nil }
    let there = direction == .down || direction == .right ? here + 1 : here - 1
    return stops.indices.contains(there) ? stops[there] : nil
  }
}
