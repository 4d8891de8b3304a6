/// Creates bindings to the properties of a model: `@Bindable var model`, then `$model.name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// Creates a wrapper of a model; the compiler calls it for `@Bindable var model = …`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a wrapper of a model, for use in an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a copy of another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model, which it retains.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(location: ObjectLocation(root: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}
