import KeelModel

/// A tracked value that is read outside of bodies, such as a binding that a built-in view has received.
@MainActor package final class Followed<Value> {
  private var scope: TrackedScope?
  private var read: () -> Value
  private let didChange: (Value) -> Void
  /// The value at the last read.
  package private(set) var value: Value

  /// Reads the value, and calls `didChange` with each later value before bodies are evaluated.
  package init(_ read: @escaping () -> Value, didChange: @escaping (Value) -> Void) {
    self.read = read
    self.didChange = didChange
    let relay = Relay()
    let scope = TrackedScope(origin: Origin(type: Value.self)) { _, _ in relay.changed?() }
    value = scope.track(read)
    self.scope = scope
    relay.changed = { [weak self] in self?.readAgain() }
  }

  /// A receiver for the scope's notifications, which exists before the owner is initialised.
  @MainActor private final class Relay {
    var changed: (() -> Void)?
  }

  /// Replaces the tracked source, without calling `didChange`.
  package func follow(_ read: @escaping () -> Value) {
    self.read = read
    if let scope { value = scope.track(read) }
  }

  private func readAgain() {
    guard let scope else { return }
    value = scope.track(read)
    didChange(value)
  }

  package func end() {
    scope?.cancel()
    scope = nil
  }
}
