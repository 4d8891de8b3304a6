/// Identifies the place that a binding leads to, without retaining the value: a key for tables of bindings.
///
/// Two identifiers are equal if the bindings lead to the same place by the same path.
///
/// `@unchecked Sendable`: a constant, which is compared on any thread.
public struct UIBindingIdentifier: Hashable, @unchecked Sendable {
  private let location: AnyHashable

  /// Creates the identifier of a binding's place.
  public init<Value>(_ binding: UIBinding<Value>) { location = binding.location.identity }
}
