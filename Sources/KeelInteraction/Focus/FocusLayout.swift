public import KeelScene

/// A direction in which an arrow moves the focus.
public enum FocusDirection: String, CaseIterable, Sendable {
  case up, down, left, right
}

/// A step of the focus that a key requests.
public enum FocusStep: Hashable, Sendable {
  /// To the next control, as by Tab.
  case next
  /// To the previous control, as by Shift-Tab.
  case previous
  /// To the nearest control in that direction.
  case toward(FocusDirection)
}

extension FocusStep {
  /// Creates the step of a motion; `nil` for motions that are longer than a step.
  public init?(_ motion: Motion) {
    switch motion {
    case .up: self = .toward(.up)
    case .down: self = .toward(.down)
    case .left: self = .toward(.left)
    case .right: self = .toward(.right)
    case .first, .last, .screenfulUp, .screenfulDown: return nil
    }
  }
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
  public init(of tree: SceneTree) { stops = tree.keyboardStops().filter(\.isFocusable).map(\.id) }

  /// The first control; `nil` if there is none.
  public var first: NodeID? { stops.first }

  /// The last control; `nil` if there is none.
  public var last: NodeID? { stops.last }

  /// Returns true: everything in reach is in the column.
  public func shows(_ id: NodeID) -> Bool { true }

  /// Returns the control before this one (up, left) or after it (down, right); `nil` at the ends.
  public func neighbor(of id: NodeID, toward direction: FocusDirection) -> NodeID? {
    guard let here = stops.firstIndex(of: id) else { return nil }
    let there = direction == .down || direction == .right ? here + 1 : here - 1
    return stops.indices.contains(there) ? stops[there] : nil
  }
}
