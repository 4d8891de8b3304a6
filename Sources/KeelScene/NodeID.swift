/// The identity of one node of a scene, stable for as long as the thing it stands for exists.
///
/// Identities are unique in a process and never used again, so a late event for a node that has gone
/// is recognised as such and dropped.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static func < (lhs: NodeID, rhs: NodeID) -> Bool { lhs.rawValue < rhs.rawValue }

  public var description: String { "#\(rawValue)" }

  /// Spreads identities, which follow each other, by one multiplication (Knuth, *The Art of Computer Programming* 3, 6.4).
  ///
  /// The standard hash also guards tables against keys that somebody chose. These nobody chooses, and every change of a
  /// scene looks up several.
  public func _rawHashValue(seed: Int) -> Int {
    seed ^ Int(truncatingIfNeeded: (rawValue &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

extension NodeID {
  @MainActor private static var last: UInt64 = 0

  /// Makes an identity that no node of this process has had.
  @MainActor public static func next() -> NodeID {
    last += 1
    return NodeID(rawValue: last)
  }
}
