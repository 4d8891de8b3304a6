/// A value of the environment. A body that reads it is updated when the value changes.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: StoredProperty {
  private let read: (EnvironmentValues) -> Value
  private let key: AnyHashable
  private var node: EnvironmentNode?

  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
  }

  /// Creates a property for the observable object of a type.
  ///
  /// The object must be set by an enclosing `environment(_:)`: reading the property traps if there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: objectType] else {
        // The view needs an object that no ancestor has set, and there is no substitute for it. The mistake is in the
        // program's own view tree, never in user input or a server's data; SwiftUI traps in this case too.
        fatalError(
          "No \(objectType) was found in the environment. Objects are put there by an ancestor. "
            + "Add .environment(object) to a view around this one, or declare the property as \(objectType)?.")
      }
      return object
    }
    key = ObjectIdentifier(objectType)
  }

  /// Creates a property for the observable object of a type; `nil` if none is set.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[object: objectType] }
    key = ObjectIdentifier(objectType)
  }

  /// The value in the environment of the view; the default value outside of a body.
  public var wrappedValue: Value { read(node?.values ?? EnvironmentValues()) }

  package mutating func makeStorage() -> AnyObject? { nil }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) { node = mount.surroundings.environment }
}

extension Environment: ComparedField {
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old.key == new.key }
}

/// A type of value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value of an environment in which none is set.
  static var defaultValue: Value { get }
}
