import KeelModel

/// A value that is read outside of bodies and followed: a binding that a built-in view was handed.
@MainActor package final class Followed<Value> {
  private var scope: TrackedScope?
  private var read: () -> Value
  private let didChange: (Value) -> Void
  /// The value, as it was read last.
  package private(set) var value: Value

  /// Reads the value now, and tells of later ones as they come, before bodies are evaluated.
  package init(_ read: @escaping () -> Value, didChange: @escaping (Value) -> Void) {
    self.read = read
    self.didChange = didChange
    let relay = Relay()
    let scope = TrackedScope(origin: Origin(type: Value.self)) { _, _ in relay.changed?() }
    value = scope.track(read)
    self.scope = scope
    relay.changed = { [weak self] in self?.readAgain() }
  }

  /// What the scope tells while the value has no owner yet.
  @MainActor private final class Relay {
    var changed: (() -> Void)?
  }

  /// Follows something else from now on; tells nobody.
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
