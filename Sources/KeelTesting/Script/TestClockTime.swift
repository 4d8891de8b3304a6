public import KeelModel

/// The time of a test clock: it moves only when a script waits, so scripts take no time and always go the same way.
@MainActor public final class TestClockTime: ScriptTime {
  private let clock: TestClock

  /// Creates a time source from a test clock.
  public init(_ clock: TestClock) {
    self.clock = clock
  }

  /// Advances the test clock by that time; whatever waits on it runs meanwhile.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }

  /// A tenth of a second: as fine as a person sees.
  public func nextStep(within limit: Duration) -> Duration? { min(limit, .milliseconds(100)) }
}
