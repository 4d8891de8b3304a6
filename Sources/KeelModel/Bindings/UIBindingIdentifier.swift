/// Tells where a binding leads, without holding on to the binding's value: a key for tables of bindings.
///
/// Two are equal when the bindings lead to the same place by the same way.
@MainActor public struct UIBindingIdentifier: @MainActor Hashable {
  private let location: AnyHashable

  /// The place that the binding leads to.
  public init<Value>(_ binding: UIBinding<Value>) { location = binding.location.identity }
}
