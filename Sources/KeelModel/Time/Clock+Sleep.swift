extension Clock where Duration == Swift.Duration {
  /// Sleeps for a duration. Where this module is imported, it replaces the standard `sleep(for:tolerance:)`.
  ///
  /// The standard method leaves the actor before it calls the clock, so that tasks whose sleeps begin at the same time
  /// arrive in any order. On a ``TestClock`` this one stays on the caller's actor: the tasks arrive in the order of
  /// their calls.
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
