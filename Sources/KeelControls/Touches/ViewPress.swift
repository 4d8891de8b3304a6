import KeelModel
import KeelScene

/// A press of the pointer on a view, as its front end reports it, on its way to gesture recognizers and to the view.
///
/// Recognizers of the view and of the views around it receive each moment before the view does. The first one that
/// recognizes its gesture ends the others, unless its delegate lets them go on, and takes the touch from the view if it
/// `cancelsTouchesInView`.
@MainActor final class ViewPress {
  // The view retains this object.
  private unowned let view: UIView
  private var touch: UITouch?
  private var recognizers: [UIGestureRecognizer] = []
  /// True once a recognizer has taken the touch from the view.
  private var isTaken = false
  private var wait: Task<Void, Never>?

  init(on view: UIView) { self.view = view }

  func take(_ report: PointerReport) {
    // A handler may remove the view.
    let view = view
    guard let time = view.host?.touchTime else { return }
    if report.phase == .began {
      cancel()
      begin(report, time)
    } else {
      guard let touch else { return }
      touch.move(report, timestamp: time.now)
    }
    guard let touch else { return }
    pass(touch, to: view)
    // A handler may have ended the press.
    guard self.touch === touch else { return }
    switch report.phase {
    case .began: waitForLongPresses(report.time, time.clock)
    case .moved: break
    case .ended:
      time.release(touch)
      finish(touch)
    case .cancelled: finish(touch)
    }
  }

  /// Ends the press without a release.
  func cancel() {
    guard let touch else { return }
    self.touch = nil
    touch.phase = .cancelled
    pass(touch, to: view)
    finish(touch)
  }

  private func begin(_ report: PointerReport, _ time: TouchTime) {
    let point = ScenePoint(x: report.start.x + report.origin.x, y: report.start.y + report.origin.y)
    let touch = UITouch(
      on: view, report, tapCount: time.count(on: view, x: point.x, y: point.y), timestamp: time.now)
    self.touch = touch
    isTaken = false
    recognizers = view.recognizersForPresses.filter { $0.receives(touch) }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers { recognizer.reset() }
  }

  private func pass(_ touch: UITouch, to view: UIView) {
    let event = UIEvent(touch)
    UIEvent.current = event
    defer { UIEvent.current = nil }
    let phase = touch.phase
    for recognizer in recognizers {
      if isExcluded(recognizer) { recognizer.cancel() } else { recognizer.take(touch) }
    }
    for recognizer in recognizers where isExcluded(recognizer) { recognizer.cancel() }
    guard !isTaken, touch.phase == phase else { return }
    isTaken = recognizers.contains { $0.hasRecognized && $0.cancelsTouchesInView }
    if isTaken { touch.phase = .cancelled }
    switch touch.phase {
    // A recognizer that has taken a press at once leaves nothing to cancel.
    case .cancelled where phase == .began: break
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .stationary: break
    case .ended: view.touchesEnded([touch], with: event)
    }
    touch.phase = phase
  }

  /// Returns true if another recognizer has recognized its gesture and excludes this one.
  private func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    !recognizer.hasRecognized
      && recognizers.contains { $0 !== recognizer && $0.hasRecognized && !$0.allows(recognizer) }
  }

  private func finish(_ touch: UITouch) {
    wait?.cancel()
    wait = nil
    touch.gestureRecognizers = nil
    self.touch = nil
    let over = recognizers
    recognizers = []
    for recognizer in over { recognizer.pressIsOver() }
  }

  /// Passes the moments at which a press has become a long one, because a pointer at rest reports nothing.
  private func waitForLongPresses(_ began: Double, _ clock: any Clock<Duration>) {
    let holds = Set(recognizers.compactMap { ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration }).sorted()
    guard !holds.isEmpty else { return }
    wait = Task { [weak self] in
      var passed = began
      for hold in holds where hold > passed {
        // The sleep fails when the end of the press cancels the task.
        try? await clock.sleep(for: .seconds(hold - passed))
        guard !Task.isCancelled else { return }
        self?.hasHeld(for: hold)
        passed = hold
      }
    }
  }

  private func hasHeld(for seconds: Double) {
    guard let touch, let host = view.host else { return }
    guard host.isWithinReach(view.nodeID) else { return cancel() }
    touch.hold(for: seconds, timestamp: host.touchTime.now)
    pass(touch, to: view)
  }
}
