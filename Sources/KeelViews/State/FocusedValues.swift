public import KeelModel

/// A value that the view with the focus offers to menus. Front ends have no menu bar: nothing reads it.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the view with the focus.
public struct FocusedValues {
  package init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view with the focus. Front ends have no menu bar: `nil`.
@propertyWrapper public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// A binding of the view with the focus. Front ends have no menu bar: `nil`.
@propertyWrapper public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  @MainActor public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

extension FocusedValue: DynamicProperty {}
extension FocusedBinding: DynamicProperty {}

extension View {
  /// Offers a value to menus while the view has the focus. Front ends have no menu bar: the same view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Offers an object to menus while the view has the focus. Front ends have no menu bar: the same view.
  nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
  /// Offers a value to menus. Front ends have no menu bar: the same view.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Offers an object to menus. Front ends have no menu bar: the same view.
  nonisolated public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
}
