public import KeelModel

/// An object that an ancestor has put in the environment, followed as an observed one.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<
  ObjectType: ObservableObject
>: StoredProperty {
  private var signal: ObjectSignal<ObjectType>?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = signal?.object else {
      // There is nothing to go on with: the view needs an object of which there is none, and none can be made up. It is the
      // program's own tree that lacks it, whatever a person types or a server sends; Apple's ends here too.
      fatalError(
        "No \(ObjectType.self) was found in the environment. Objects are put there by an ancestor. "
          + "Add .environmentObject(object) to a view around this one.")
    }
    return object
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue, signal: signal)
  }

  package mutating func makeStorage() -> AnyObject? { ObjectSignal<ObjectType>() }

  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) {
    signal = storage as? ObjectSignal<ObjectType>
    if let object = mount.surroundings.environment.values[object: ObjectType.self] { signal?.follow(object) }
    signal?.read()
  }
}

extension EnvironmentObject: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}

extension View {
  /// Puts an object in the environment of this view and all that is in it, by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}
