import Foundation
import KeelLoop
import KeelModel

/// Fires the timers of the main run loop from the loop that does run.
///
/// Nothing says that a timer has been scheduled, so it is looked after each turn and each event: that is where code of
/// an app runs. With no timer nothing is waited for.
@MainActor package final class RunLoopTimers {
  package static let shared = RunLoopTimers()
  private var look: LoopToken?
  private var wake: LoopToken?

  package func begin() {
    Turn.shared.onRest = { [unowned self] in lookSoon() }
    lookSoon()
  }

  /// Not at once: the run loop serves the main queue too, which may be in the middle of a job.
  private func lookSoon() {
    guard look == nil else { return }
    look = MainLoop.after(.zero) { [unowned self] in
      look = nil
      fire()
    }
  }

  private func fire() {
    // Fires what is due, and says when the next is.
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
