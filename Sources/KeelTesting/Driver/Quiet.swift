import KeelModel

/// The wait for the work of a program that does not depend on the passage of time.
@MainActor package enum Quiet {
  /// Repeatedly runs the turn, requests visible rows and runs the tasks of the main actor, until a round brings nothing.
  ///
  /// - Parameters:
  ///   - pulse: Returns a number that rises with each patch.
  ///   - reveal: Requests the visible rows.
  /// - Returns: True if the program became idle within 100 rounds.
  @discardableResult
  package static func wait(pulse: () -> Int, reveal: () -> Void) async -> Bool {
    for _ in 0..<100 {
      let before = pulse()
      Turn.shared.flush()
      reveal()
      for _ in 0..<10 { await Task.yield() }
      // A round trip to the other executors, for workers that answer at once. Each priority has a queue of its own.
      for priority in [TaskPriority.userInitiated, .medium, .utility, .background] {
        await Task.detached(priority: priority) { await Task.yield() }.value
      }
      for _ in 0..<4 { await Task.yield() }
      Turn.shared.flush()
      if pulse() == before { return true }
    }
    return false
  }
}
