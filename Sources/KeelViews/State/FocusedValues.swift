public import KeelModel

/// A value that the focused view offers to menus. Front ends have no menu bar: nothing reads it.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view. Front ends have no menu bar: there are none.
public struct FocusedValues {
  package init() {}
  /// Always `nil`; setting it has no effect.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the focused view. Front ends have no menu bar: always `nil`.
@propertyWrapper public struct FocusedValue<Value> {
  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a property for an object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// Always `nil`: front ends have no menu bar.
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view. Front ends have no menu bar: always `nil`.
@propertyWrapper public struct FocusedBinding<Value> {
  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Always `nil`; setting it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to `nil`; setting it has no effect.
  @MainActor public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

extension FocusedValue: DynamicProperty {}
extension FocusedBinding: DynamicProperty {}

extension View {
  /// Returns the same view: front ends have no menu bar to read the value.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Returns the same view: front ends have no menu bar to read the object.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
  /// Returns the same view: front ends have no menu bar to read the value.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Returns the same view: front ends have no menu bar to read the object.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
}
