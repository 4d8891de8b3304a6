import Synchronization

/// A clock whose time passes only when a test advances it.
///
/// Models accept `any Clock<Duration>`; tests pass this one. Sleepers wake in the order of their deadlines; with equal
/// deadlines, in the order in which their sleeps began. `advance` is called on the main actor and waits for all effects
/// of one wake-up before the next: always for work that stays on the main actor, and usually for short work on other
/// executors (see `settle()`). A sleep that begins on the main actor also registers there, without a hop to another
/// executor (see `Clock.sleep(for:)` in this module).
public final class TestClock: Clock, Sendable {
  /// A point in time, counted from the creation of the clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock was created.
    public var offset: Duration

    /// Creates a point in time, by default that of the clock's creation.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the point in time that is `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the time from this point to another one; negative if that is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Returns true if the left point is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var id: UInt64
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var lastID: UInt64 = 0
    /// The sleepers, in the order in which they wake.
    var sleepers: [Sleeper] = []
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<UInt64> = []
    /// Sleepers that have been woken and have not continued yet.
    var woken: Set<UInt64> = []
  }

  private let state = Mutex(State())

  /// Creates a clock at time zero.
  public init() {}

  /// The current time, which changes only when the clock is advanced.
  public var now: Instant { state.withLock { $0.now } }
  /// The smallest step of time, which is zero.
  public var minimumResolution: Duration { .zero }

  /// The number of tasks that sleep on this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Sleeps until the clock has been advanced to the deadline; returns at once if that has passed.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, on: nil)
  }

  /// Sleeps without leaving the caller's actor. Closures stay on it only if they mention it.
  func sleep(until deadline: Instant, on actor: isolated (any Actor)?) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      _ = actor
      return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        _ = actor
        let outcome = state.withLock { state -> Result<Void, any Error>? in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          guard deadline > state.now else { return .success(()) }
          let index = state.sleepers.firstIndex { $0.deadline > deadline } ?? state.sleepers.count
          state.sleepers.insert(Sleeper(deadline: deadline, id: id, continuation: continuation), at: index)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { state in
      state.cancelled.remove(id)
      state.woken.remove(id)
    }
  }

  /// Advances the clock by a duration and wakes all sleepers whose deadlines it reaches, one after the other.
  @MainActor public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a point in time and wakes all sleepers whose deadlines it reaches, one after the other.
  ///
  /// A point in the past does not move the clock back.
  @MainActor public func advance(to target: Instant) async {
    await settle()
    while let sleeper = wakeNext(by: target) {
      await wake(sleeper)
    }
    state.withLock { $0.now = max($0.now, target) }
    await settle()
  }

  /// Advances the clock until no task sleeps. After 100,000 wake-ups it stops and reports misuse.
  @MainActor public func run(fileID: StaticString = #fileID, line: UInt = #line) async {
    await settle()
    for _ in 0..<100_000 {
      guard let sleeper = wakeNext(by: nil) else { return }
      await wake(sleeper)
    }
    RuntimeWarning.report(
      "A test clock was run for 100,000 wakings and something still sleeps on it.",
      rule: "Running a clock ends when no task sleeps any more.",
      remedy: "Advance the clock by a duration, or end the repeating task first.", fileID: fileID, line: line)
  }

  /// Waits until all tasks that can continue have continued, without advancing the clock.
  ///
  /// A task that waited for a continuation, a stream or another task is resumed through another thread, even if it
  /// belongs to the main actor (Swift 6.3). On a busy machine this method can return before that.
  @MainActor public func settle() async {
    for _ in 0..<5 {
      for _ in 0..<4 { await Task.yield() }
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// Wakes a sleeper and waits until it has continued, which may take some time on a busy machine.
  @MainActor private func wake(_ sleeper: CheckedContinuation<Void, any Error>) async {
    sleeper.resume()
    while state.withLock({ !$0.woken.isEmpty }) { await Task.yield() }
    await settle()
  }

  private func wakeNext(by target: Instant?) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      guard let first = state.sleepers.first, target.map({ first.deadline <= $0 }) ?? true else { return nil }
      state.now = max(state.now, first.deadline)
      let sleeper = state.sleepers.removeFirst()
      state.woken.insert(sleeper.id)
      return sleeper.continuation
    }
  }
}
