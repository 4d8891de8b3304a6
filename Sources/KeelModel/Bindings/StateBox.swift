/// A value that exists as long as a reference to it: from its owner, or from a binding to it.
///
/// A binding that outlives the owner (a removed view) reads and writes the value as before.
@MainActor package final class StateBox<Value> {
  private let signal = Signal()
  /// `nonisolated(unsafe)`: written once by the initialiser, when nothing else can reach it, then by the main actor
  /// alone.
  nonisolated(unsafe) private var current: Value

  nonisolated package init(_ value: Value) { current = value }

  package var value: Value {
    get {
      signal.read()
      return current
    }
    set {
      let isEqual = areEqual(current, newValue)
      current = newValue
      if !isEqual { signal.fire() }
    }
  }

  /// A binding to the value. All of them are equal.
  package var binding: Binding<Value> { Binding(location: self) }
}

extension StateBox: BindingLocation {
  func get() -> Value { value }
  func set(_ value: Value, _ transaction: Transaction) { self.value = value }
}
