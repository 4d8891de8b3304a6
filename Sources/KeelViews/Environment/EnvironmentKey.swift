/// A kind of value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// What the environment holds where nobody has set the value.
  static var defaultValue: Value { get }
}
