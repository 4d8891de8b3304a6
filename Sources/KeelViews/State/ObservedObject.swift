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

/// An observable object that a view owns: created once, when the view is first shown, and released with the view.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: StoredProperty {
  private let make: () -> ObjectType
  private var signal: ObjectSignal<ObjectType>?

  /// Creates a property whose object is created when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. It exists once the view is shown.
  ///
  /// Earlier access is reported as misuse and returns a new object each time.
  public var wrappedValue: ObjectType {
    if let object = signal?.object { return object }
    RuntimeWarning.report(
      "A @StateObject of type \(ObjectType.self) was asked for before its view was on the screen.",
      rule: "The object of a view is made as the view is first shown.",
      remedy: "Use it in the body, or in what the body's views do.")
    return make()
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue, signal: signal)
  }

  package mutating func makeStorage() -> AnyObject? {
    let signal = ObjectSignal<ObjectType>()
    withoutTracking { signal.follow(make()) }
    return signal
  }

  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) {
    signal = storage as? ObjectSignal<ObjectType>
    signal?.read()
  }
}

extension StateObject: ComparedField {
  /// Returns true, because the expression that creates the object is not part of the view's value.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}
