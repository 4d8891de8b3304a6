internal import CMainActor

extension MainActor {
  /// True if this code runs on the main actor; about 10 ns.
  ///
  /// The thread does not tell: the main actor may change threads, and threads of a pool run other code too.
  nonisolated package static var isCurrent: Bool { isRunning(on: sharedUnownedExecutor) }

  /// Runs a closure of the main actor without a check of the isolation. The caller has checked it, or runs a getter of
  /// the program on the thread of the reader (`Binding.wrappedValue`).
  ///
  /// `assumeIsolated` would check again, and end the program on another thread. `unsafeBitCast`: both types have the same
  /// representation, because the isolation of a function is a part of its type only.
  nonisolated static func withoutCheck<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

extension Actor {
  /// True if this code runs on the actor; about 10 ns.
  nonisolated package var isCurrent: Bool { isRunning(on: unownedExecutor) }
}

private func isRunning(on executor: UnownedSerialExecutor) -> Bool {
  withUnsafeBytes(of: executor) { words in words.baseAddress.map { keel_is_current_executor($0) } ?? false }
}
