/// The time source of a script: real time, or that of a test clock.
@MainActor public protocol ScriptTime: AnyObject {
  /// Waits for this time. Returns early when the task is cancelled.
  func advance(by duration: Duration) async

  /// Returns the largest step by which to advance while the screen is watched; `nil` if the time passes by itself.
  ///
  /// A time source that only advances on request returns the time to the next waiting task, at most `limit`.
  func nextStep(within limit: Duration) -> Duration?
}

/// The time of a clock that advances by itself, such as `ContinuousClock`.
@MainActor public final class RealTime: ScriptTime {
  private let clock: any Clock<Duration>

  /// Creates a time source from a clock that advances by itself.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Sleeps on the clock for that time. Returns early when the task is cancelled.
  public func advance(by duration: Duration) async {
    try? await clock.sleep(for: duration)
  }

  /// Returns `nil`: the time passes by itself.
  public func nextStep(within limit: Duration) -> Duration? { nil }
}
