import KeelModel

extension Clock where Duration == Swift.Duration {
  /// Calls the closure at fixed instants until it returns `false` or the task is cancelled.
  ///
  /// Instants are counted from the first call, so that a clock that jumps gives the same history as one that runs
  /// slowly.
  @MainActor func tick(every interval: Duration, _ body: @MainActor () -> Bool) async {
    var next = now.advanced(by: interval)
    while (try? await sleep(for: now.duration(to: next))) != nil, !Task.isCancelled, body() {
      next = next.advanced(by: interval)
    }
  }
}
