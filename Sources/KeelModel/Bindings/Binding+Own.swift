// In an extension on purpose: with this initializer in the type itself, the memberwise initializer of a view with
// `@Binding var title: String` would take a `String` in place of a `Binding<String>`. The price is that an initializer
// assigns the binding and not the value: `_count = UIBinding(wrappedValue: count)`.

extension Binding {
  /// Creates a binding to a value of its own: `@UIBinding var count = 0`.
  ///
  /// The value exists for as long as this binding or one derived from it, and is observed like a model's property. Use
  /// it in controllers and controls; views are recreated often and keep their state in `@State`. An initializer that
  /// receives the first value assigns the binding: `_count = UIBinding(wrappedValue: count)`.
  public init(wrappedValue: Value) {
    location = StateBox(wrappedValue)
  }
}

/// A value that exists as long as a reference to it: from its owner, or from a binding to it.
///
/// A binding that outlives the owner (a removed view) reads and writes the value as before.
@MainActor package final class StateBox<Value> {
  private let signal = Signal()
  nonisolated private let lock = Lock()
  /// `nonisolated(unsafe)`: written once by the initialiser, when nothing else can reach it, then by the main actor
  /// alone, inside the lock. Other threads read it inside the lock.
  nonisolated(unsafe) private var current: Value

  /// The object that saves the value, if any.
  package var keeper: (any StateKeeper)?

  nonisolated package init(_ value: Value) { current = value }

  package var value: Value {
    get {
      if SecretReading.isUnderWay { keeper?.stateIsSecret() }
      signal.read()
      return current
    }
    set {
      let isEqual = areEqual(current, newValue)
      // The old value is released after the lock: the end of an object may call foreign code.
      let old = current
      lock { current = newValue }
      withExtendedLifetime(old) {}
      guard !isEqual else { return }
      signal.fire()
      keeper?.stateDidChange()
    }
  }

  /// A binding to the value. All of them are equal.
  package var binding: Binding<Value> { Binding(location: self) }
}

extension StateBox: BindingLocation {
  nonisolated func get() -> Value {
    // An observer or body that runs on this thread tells the same, sooner.
    guard TrackedScope.isRunning || MainActor.isCurrent else { return lock { current } }
    return MainActor.withoutCheck { value }
  }
  func set(_ value: Value, _ transaction: Transaction) { self.value = value }
}
