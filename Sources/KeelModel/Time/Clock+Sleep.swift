extension Clock where Duration == Swift.Duration {
  /// Sleeps for a duration, as the standard `sleep(for:tolerance:)` does, and is preferred to it where this module is
  /// imported.
  ///
  /// The standard one leaves the actor before it calls the clock, so that tasks which go to sleep at one moment arrive in
  /// any order. On a ``TestClock`` this one stays on the caller's actor: they arrive in the order in which they called.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    if let clock = self as? TestClock {
      try await clock.sleep(until: clock.now.advanced(by: duration), on: #isolation)
    } else {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
  }
}
