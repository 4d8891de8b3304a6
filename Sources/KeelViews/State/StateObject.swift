public import KeelModel

/// An object that a view owns and follows: made once, as the view is first shown, and gone with it.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: StoredProperty {
  private let make: () -> ObjectType
  private var signal: ObjectSignal<ObjectType>?

  /// The object, made as the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType {
    if let object = signal?.object { return object }
    Misuse.report(
      "A @StateObject of type \(ObjectType.self) was asked for before its view was on the screen.",
      rule: "The object of a view is made as the view is first shown.",
      remedy: "Use it in the body, or in what the body's views do.")
    return make()
  }

  /// Makes bindings to the properties of the object.
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
  /// What the object would be made by is no part of the view.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}
