/// A namespace for the identifiers of views, such as identifiers that are matched in an animation.
@MainActor @preconcurrency @propertyWrapper public struct Namespace: StoredProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let number: Int
    fileprivate init(number: Int) { self.number = number }
  }
  private var storage: NamespaceStorage?

  /// Creates a namespace.
  nonisolated public init() {}
  /// The identity of the namespace. It lasts as long as the view that declares it.
  public var wrappedValue: ID { storage?.id ?? ID(number: 0) }

  package mutating func makeStorage() -> AnyObject? { NamespaceStorage() }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) {
    self.storage = storage as? NamespaceStorage
  }
}

extension Namespace: ComparedField {
  /// Returns true, because the identity is not part of the view.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}

@MainActor private final class NamespaceStorage {
  private static var count = 0
  let id: Namespace.ID

  init() {
    Self.count += 1
    id = Namespace.ID(number: Self.count)
  }
}
