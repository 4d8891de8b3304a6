/// Creates bindings to the properties of a model: `@Bindable var model`, then `$model.name`.
///
/// The model is `@Observable`, because views follow what they bind. An `ObservableObject` is bound with `@ObservedObject`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// Not available: the model must be observable.
  @available(
    *, unavailable,
    message: "@Bindable takes a model that is @Observable. An ObservableObject is bound with @ObservedObject."
  )
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }
  /// Not available: the model must be observable.
  @available(
    *, unavailable,
    message: "Bindable takes a model that is @Observable. An ObservableObject is bound with @ObservedObject."
  )
  public init(_ wrappedValue: Value) { self.init(model: wrappedValue) }
  /// Creates a copy of another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  fileprivate init(model: Value) { wrappedValue = model }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & StockObservable {
  /// Creates a wrapper of a model; the compiler calls it for `@Bindable var model = …`.
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }
  /// Creates a wrapper of a model, for use in an expression: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.init(model: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model, which it retains.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(to: keyPath, of: wrappedValue)
  }
}

extension Binding {
  /// A binding to a property of an object, which it retains.
  package init<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Value>, of root: Root) {
    self.init(location: ObjectLocation(root: root, keyPath: keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}
