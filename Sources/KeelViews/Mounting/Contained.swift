/// A value whose own dynamic properties are found and served as if they were the view's that holds it.
///
/// For what is no view and has state all the same: an app.
@MainActor package struct Contained<Value>: DynamicProperty, ContainedProperties {
  package var value: Value
  package init(_ value: Value) { self.value = value }
  static var containedType: Any.Type { Value.self }
}

/// Holds, at its beginning, a value with dynamic properties.
@MainActor protocol ContainedProperties {
  static var containedType: Any.Type { get }
}
