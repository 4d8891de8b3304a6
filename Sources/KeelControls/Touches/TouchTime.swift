/// The time of touches in one window, by a clock that tests can control.
@MainActor final class TouchTime {
  /// The longest time in seconds between two presses in quick succession.
  static let patience = 0.35
  /// The longest time in seconds in which a front end reports the press of a control after the pointer's release.
  static let afterRelease = 1.0

  let clock: any Clock<Duration>
  private let stopwatch: () -> Double
  /// The last press: where it began and ended in the window, when, and how often in succession.
  private var last: (view: ObjectIdentifier, x: Double, y: Double, time: Double, count: Int)?
  /// The touch that was released last, until a front end has reported the press of a control for it.
  private var released: (touch: UITouch, time: Double)?

  init(_ clock: any Clock<Duration>) {
    func makeStopwatch(_ clock: some Clock<Duration>) -> () -> Double {
      let start = clock.now
      return { start.duration(to: clock.now).inSeconds }
    }
    self.clock = clock
    stopwatch = makeStopwatch(clock)
  }

  /// The seconds since the first touch in the window.
  var now: Double { stopwatch() }

  /// Counts a press that begins at a point of the window. Returns the number of presses in quick succession.
  func count(on view: UIView, x: Double, y: Double) -> Int {
    let now = now
    var count = 1
    if let last, last.view == ObjectIdentifier(view), now - last.time <= Self.patience, abs(x - last.x) <= 22,
      abs(y - last.y) <= 22
    {
      count = last.count + 1
    }
    last = (ObjectIdentifier(view), x, y, now, count)
    released = nil
    return count
  }

  /// Notes the release of a touch, which may be followed by the press of a control under it.
  func release(_ touch: UITouch) { released = (touch, now) }

  /// Returns the touch whose release a front end has just turned into the press of a control; `nil` for a press by a key
  /// or by assistive technology.
  func takeReleased() -> UITouch? {
    defer { released = nil }
    return released.flatMap { now - $0.time <= Self.afterRelease ? $0.touch : nil }
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
