extension HeadlessFrontEnd {
  /// Waits until `pulse` is greater than the given value: until the next patch. Returns at once if it is greater
  /// already.
  ///
  /// Returns early when the task is cancelled. Costs nothing while it waits.
  public func change(after pulse: Int) async {
    guard self.pulse <= pulse, !Task.isCancelled else { return }
    lastWaiter += 1
    let waiter = lastWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiters[waiter] = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.waiters.removeValue(forKey: waiter)?.resume() }
    }
  }

  /// Resumes all waiting tasks, so that they check their conditions again.
  func wakeWaiters() {
    pulse += 1
    let woken = waiters
    waiters.removeAll()
    for continuation in woken.values { continuation.resume() }
  }
}
