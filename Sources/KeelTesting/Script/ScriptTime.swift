/// The time that passes while a script waits: that of the wall, or that of a test clock.
@MainActor public protocol ScriptTime: AnyObject {
  /// Lets that much time pass. Returns early when the task is cancelled.
  func advance(by duration: Duration) async

  /// How far the time may be moved at once while the screen is watched; `nil` where it passes by itself.
  ///
  /// A time that only moves when it is told answers with how far it is to the next thing that waits for it, and at
  /// most `limit`.
  func nextStep(within limit: Duration) -> Duration?
}

/// The time of a clock that nobody has to move, as `ContinuousClock`.
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
