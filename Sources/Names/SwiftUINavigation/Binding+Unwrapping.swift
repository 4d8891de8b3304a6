public import KeelModel

extension Binding {
  /// Creates a binding to the value of an optional, or `nil` if there is none now: `Binding(base)` under its older name.
  public init?(unwrapping base: Binding<Value?>) { self.init(base) }
}
