extension Binding {
  /// A binding to a value that it keeps itself, for as long as it or one made of it is there: `@UIBinding var count = 0`.
  ///
  /// The value is observed as a model's property is. It is for controllers and controls; a view's own state is `@State`,
  /// because views are made again and again.
  nonisolated public init(wrappedValue: Value) {
    location = OwnLocation(wrappedValue)
  }
}

/// A value kept by the bindings that lead to it.
@MainActor private final class OwnLocation<Value>: BindingLocation {
  private let signal = Signal()
  /// `nonisolated(unsafe)`: written once by the initialiser, when nobody else knows of it, then by the main actor alone.
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
