/// A type of value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value of an environment in which none is set.
  static var defaultValue: Value { get }
}
