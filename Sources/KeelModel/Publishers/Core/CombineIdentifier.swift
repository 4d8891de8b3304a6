import Synchronization

/// Tells one stream from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt64

  private static let last = Atomic<UInt64>(0)

  /// Makes one that is equal to no other.
  public init() {
    number = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue | 1 << 63
  }

  /// Makes the one of an object.
  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// Something that can be told from others of its kind by an identifier.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
