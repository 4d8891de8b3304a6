/// A value that is set once, and waited for by one.
@MainActor final class Once<Value: Sendable> {
  private(set) var value: Value?
  private var waiting: CheckedContinuation<Value, Never>?

  /// Sets the value; a second one is ignored.
  func set(_ value: Value) {
    guard self.value == nil else { return }
    self.value = value
    waiting?.resume(returning: value)
    waiting = nil
  }

  /// Returns the value when it is set: at once if it already is.
  func get() async -> Value {
    if let value { return value }
    return await withCheckedContinuation { waiting = $0 }
  }
}
