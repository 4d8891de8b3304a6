public import KeelModel

/// An observable object that is passed to a view. Each change of it updates the body, once per turn.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: StoredProperty {
  /// The type of the bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>
  private var signal: ObjectSignal<ObjectType>?

  /// The object.
  public var wrappedValue: ObjectType
  /// Creates a property for an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property for an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, signal: signal) }

  package mutating func makeStorage() -> AnyObject? { ObjectSignal<ObjectType>() }

  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) {
    signal = storage as? ObjectSignal<ObjectType>
    signal?.follow(wrappedValue)
    signal?.read()
  }
}

extension ObservedObject: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old.wrappedValue === new.wrappedValue }
}
