/// A namespace for the identifiers of views, such as identifiers that are matched in an animation.
///
/// Front ends match no views: nothing reads the id, and all ids are equal.
@MainActor @preconcurrency @propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a namespace. All are equal.
  public struct ID: Hashable, Sendable {}
  /// Creates a namespace.
  nonisolated public init() {}
  /// The identity of the namespace.
  public var wrappedValue: ID { ID() }
}
