public import KeelModel

/// An object that a view is handed and follows: any change of it evaluates the body again, once a turn.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: StoredProperty {
  /// Makes bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>
  private var signal: ObjectSignal<ObjectType>?

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the properties of the object.
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
