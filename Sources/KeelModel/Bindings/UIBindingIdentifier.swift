/// Identifies the place that a binding leads to, without retaining the value: a key for tables of bindings.
///
/// Two identifiers are equal if the bindings lead to the same place by the same path.
@MainActor public struct UIBindingIdentifier: @MainActor Hashable {
  private let location: AnyHashable

  /// Creates the identifier of a binding's place.
  public init<Value>(_ binding: UIBinding<Value>) { location = binding.location.identity }
}
