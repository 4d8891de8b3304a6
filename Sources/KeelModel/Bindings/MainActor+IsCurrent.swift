internal import CMainActor

extension MainActor {
  /// True if this code runs on the main actor; about 10 ns.
  ///
  /// The thread does not tell: the main actor may change threads, and threads of a pool run other code too.
  nonisolated package static var isCurrent: Bool {
    withUnsafeBytes(of: sharedUnownedExecutor) { words in
      words.baseAddress.map { keel_is_current_executor($0) } ?? false
    }
  }

  /// Runs a closure of the main actor's in a place that has checked the isolation itself, or has to do without.
  ///
  /// `assumeIsolated` would check again, and end the program on another thread.
  nonisolated static func withoutCheck<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
