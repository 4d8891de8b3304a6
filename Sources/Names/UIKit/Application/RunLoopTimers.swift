import Foundation
import KeelLoop
import KeelModel

/// Fires the timers of Foundation's main run loop from Keel's loop.
///
/// Foundation does not report that a timer was scheduled, so timers are checked after each turn and each event, when
/// code of the app has run. Without timers no wake-up is scheduled.
@MainActor package final class RunLoopTimers {
  package static let shared = RunLoopTimers()
  private var look: LoopToken?
  private var wake: LoopToken?

  package func begin() {
    Turn.shared.onRest = { [unowned self] in lookSoon() }
    lookSoon()
  }

  /// Deferred, because the run loop also serves the main queue, which may be in the middle of a job.
  private func lookSoon() {
    guard look == nil else { return }
    look = MainLoop.after(.zero) { [unowned self] in
      look = nil
      fire()
    }
  }

  private func fire() {
    // Fires due timers, and returns when the next one is due.
    let next = RunLoop.main.limitDate(forMode: .default)
    wake?.cancel()
    wake = nil
    guard let next, next < .distantFuture else { return }
    wake = MainLoop.after(.seconds(max(next.timeIntervalSinceNow, 0))) { [unowned self] in
      wake = nil
      fire()
    }
  }
}
