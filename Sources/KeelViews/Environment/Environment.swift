/// A value of the environment, followed by the body that reads it.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: StoredProperty {
  private let read: (EnvironmentValues) -> Value
  private let key: AnyHashable
  private var node: EnvironmentNode?

  /// The value that the key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
  }

  /// The observable object of that type, which `environment(_:)` has to have set.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: objectType] else {
        // There is nothing to go on with: the view needs an object of which there is none, and none can be made up. It is
        // the program's own tree that lacks it, whatever a person types or a server sends; Apple's ends here too.
        fatalError(
          "No \(objectType) was found in the environment. Objects are put there by an ancestor. "
            + "Add .environment(object) to a view around this one, or declare the property as \(objectType)?.")
      }
      return object
    }
    key = ObjectIdentifier(objectType)
  }

  /// The observable object of that type, if there is one.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[object: objectType] }
    key = ObjectIdentifier(objectType)
  }

  public var wrappedValue: Value { read(node?.values ?? EnvironmentValues()) }

  package mutating func makeStorage() -> AnyObject? { nil }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) { node = mount.surroundings.environment }
}

extension Environment: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old.key == new.key }
}
