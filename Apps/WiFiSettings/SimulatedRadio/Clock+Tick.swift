import KeelModel

extension Clock where Duration == Swift.Duration {
  /// Calls the closure at fixed instants until it returns `false` or the task is cancelled.
  ///
  /// Instants are counted from the first call, so that jumps of the clock do not change the history.
  @MainActor func tick(every interval: Duration, _ body: @MainActor () -> Bool) async {
    var next = now.advanced(by: interval)
    while (try? await sleep(for: now.duration(to: next))) != nil, !Task.isCancelled, body() {
      next = next.advanced(by: interval)
    }
  }
}
