internal import Glibc
import KeelLoop

/// The signals that end programs, for runs whose front ends do not receive them themselves.
@MainActor final class EndingSignals {
  private var watches: [LoopToken] = []

  /// Watches until the first signal; the next one ends the program at once. If the main actor is busy, the first one
  /// ends it at the limit (`MainLoop.endingLimits`).
  ///
  /// - Parameter end: Ends the run. Receives a closure that lets the signal have its effect afterwards.
  init(_ end: @escaping (_ death: @escaping () -> Void) -> Void) {
    watches = [SIGINT, SIGTERM, SIGHUP].filter { !MainLoop.isIgnored($0) }.map { number in
      MainLoop.onEndingSignal(number) { [weak self] in
        self?.watches = []
        end {
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }
  }
}
