/// The identities of a node's children, in one word if there is none or one, as for most nodes.
enum HeldNodes {
  case one(ShortID)
  case any([NodeID])

  init(_ ids: [NodeID]) {
    if ids.count == 1, let id = ShortID(ids[0]) { self = .one(id) } else { self = .any(ids) }
  }

  var ids: [NodeID] {
    switch self {
    case .one(let child): [child.id]
    case .any(let children): children
    }
  }

  var count: Int {
    switch self {
    case .one: 1
    case .any(let children): children.count
    }
  }

  static func == (held: HeldNodes, ids: [NodeID]) -> Bool {
    switch held {
    case .one(let child): ids.count == 1 && ids[0] == child.id
    case .any(let children): ids == children
    }
  }

  /// An identity in seven bytes, which leaves one byte to distinguish it from the address of an array.
  struct ShortID {
    private let low: UInt32
    private let middle: UInt16
    private let high: UInt8

    /// Creates a short identity; `nil` for numbers from 2⁵⁶ on.
    init?(_ id: NodeID) {
      guard id.rawValue >> 56 == 0 else { return nil }
      low = UInt32(truncatingIfNeeded: id.rawValue)
      middle = UInt16(truncatingIfNeeded: id.rawValue >> 32)
      high = UInt8(truncatingIfNeeded: id.rawValue >> 48)
    }

    var id: NodeID { NodeID(rawValue: UInt64(low) | UInt64(middle) << 32 | UInt64(high) << 48) }
  }
}
