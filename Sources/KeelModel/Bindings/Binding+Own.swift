extension Binding {
  /// Creates a binding to a value of its own: `@UIBinding var count = 0`.
  ///
  /// The value exists for as long as this binding or one derived from it, and is observed like a model's property. Use
  /// it in controllers and controls; views are recreated often and keep their state in `@State`.
  nonisolated public init(wrappedValue: Value) {
    location = OwnLocation(wrappedValue)
  }
}

/// A value that is stored by the bindings to it.
@MainActor private final class OwnLocation<Value>: BindingLocation {
  private let signal = Signal()
  /// `nonisolated(unsafe)`: written once by the initialiser, when nothing else can reach it, then by the main actor
  /// alone.
  nonisolated(unsafe) private var value: Value

  nonisolated init(_ value: Value) { self.value = value }

  func get() -> Value {
    signal.read()
    return value
  }

  func set(_ value: Value, _ transaction: Transaction) {
    let isEqual = areEqual(self.value, value)
    self.value = value
    if !isEqual { signal.fire() }
  }
}
