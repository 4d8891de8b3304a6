import Synchronization

/// A clock whose sleeps end at once and move its time to their deadline.
public final class ImmediateClock: Clock, Sendable {
  /// A point in the clock's time, counted from its creation.
  public typealias Instant = TestClock.Instant

  private let moment = Mutex(Instant())

  /// Creates a clock at time zero.
  public init() {}

  /// The latest deadline of a sleep so far.
  public var now: Instant { moment.withLock { $0 } }
  /// The smallest step of time, which is zero.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to the deadline, unless that has passed, and yields once.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the call.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}
