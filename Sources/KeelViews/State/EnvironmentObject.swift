public import KeelModel

/// An observable object that an ancestor has set in the environment. Each change of it updates the view.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<
  ObjectType: ObservableObject
>: StoredProperty {
  private var signal: ObjectSignal<ObjectType>?

  /// Creates a property for the object of this type.
  public init() {}

  /// The object from the environment.
  ///
  /// Traps if no ancestor has set one with `environmentObject(_:)`.
  public var wrappedValue: ObjectType {
    guard let object = signal?.object else {
      // The view needs an object that no ancestor has set, and there is no substitute for it. The mistake is in the
      // program's own view tree, never in user input or a server's data; SwiftUI traps in this case too.
      fatalError(
        "No \(ObjectType.self) was found in the environment. Objects are put there by an ancestor. "
          + "Add .environmentObject(object) to a view around this one.")
    }
    return object
  }

  /// Bindings to the properties of the object.
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
  /// Sets an object, identified by its type, in the environment of this view and its content.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}
