extension Clock where Duration == Swift.Duration {
  /// Performs work and returns its result with the time that it took on this clock.
  nonisolated(nonsending) public func timed<Value: Sendable, Failure: Error>(
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> (value: Value, time: Duration) {
    let start = now
    let value = try await work()
    return (value, start.duration(to: now))
  }
}
