/// Names that one view gives to others, told from those of all other views.
///
/// Front ends show every view where it is, so nothing reads the id.
@MainActor @preconcurrency @propertyWrapper public struct Namespace: DynamicProperty {
  /// What tells namespaces apart.
  public struct ID: Hashable, Sendable {}
  nonisolated public init() {}
  public var wrappedValue: ID { ID() }
}
