/// The identity of one node of a scene, stable for as long as the object of the node exists.
///
/// Identities are unique in a process and never reused, so that a late event for a removed node is recognised and
/// dropped.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of the identity; front ends send it with events.
  public let rawValue: UInt64

  /// Creates an identity from a number that a front end sent back. New nodes receive theirs from `next()`.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders identities by their numbers: an older one comes first.
  public static func < (lhs: NodeID, rhs: NodeID) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The number after `#`, as in `#12`.
  public var description: String { "#\(rawValue)" }
}

extension NodeID {
  @MainActor private static var last: UInt64 = 0

  /// Returns an identity that no node of this process has had.
  @MainActor public static func next() -> NodeID {
    last += 1
    return NodeID(rawValue: last)
  }
}
