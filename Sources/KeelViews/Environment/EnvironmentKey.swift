/// A type of value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}
