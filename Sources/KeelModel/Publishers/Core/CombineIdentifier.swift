import Synchronization

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt64

  private static let last = Atomic<UInt64>(0)

  /// Creates an identifier that differs from all others that this initializer has made. May be called on any thread.
  public init() {
    number = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue | 1 << 63
  }

  /// Creates the identifier of an object. It is unique only while the object lives.
  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier as a hexadecimal number, such as `0x8000000000000001`.
  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type whose instances have an identifier, as subscribers and subscriptions do.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this instance.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object, which is stable for as long as the object lives.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
