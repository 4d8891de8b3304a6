/// Makes bindings to the properties of a model: `@Bindable var model`, then `$model.name`.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model. It holds the model.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(location: ObjectLocation(root: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable: @MainActor Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
