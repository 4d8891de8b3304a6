public import KeelModel

/// The time of a test clock. It only advances while a script waits, so that scripts take no time and are
/// reproducible.
@MainActor public final class TestClockTime: ScriptTime {
  private let clock: TestClock

  /// Creates a time source from a test clock.
  public init(_ clock: TestClock) {
    self.clock = clock
  }

  /// Advances the test clock by that time; tasks that wait for it run meanwhile.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// Returns the limit, or a tenth of a second if that is less: the shortest time that a user notices.
  public func nextStep(within limit: Duration) -> Duration? { min(limit, .milliseconds(100)) }
}
