import Synchronization

/// A clock on which nobody waits: every sleep ends at once, and the clock is moved on by it.
public final class ImmediateClock: Clock, Sendable {
  public typealias Instant = TestClock.Instant

  private let moment = Mutex(Instant())

  public init() {}

  public var now: Instant { moment.withLock { $0 } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}
