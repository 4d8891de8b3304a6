/// A value whose own dynamic properties are treated as properties of the view that contains it.
///
/// It is used for a value that is not a view but has state: an app.
@MainActor package struct Contained<Value>: DynamicProperty, ContainedProperties {
  package var value: Value
  package init(_ value: Value) { self.value = value }
  static var containedType: Any.Type { Value.self }
}

/// A value that stores, at its start, another value with dynamic properties.
@MainActor protocol ContainedProperties {
  static var containedType: Any.Type { get }
}
