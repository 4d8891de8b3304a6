import Synchronization

/// A clock that stands still until a test moves it.
///
/// Models take `any Clock<Duration>`; tests give them this one. Sleepers wake in the order of their deadlines, and
/// among equal ones in the order in which they went to sleep. `advance` is called on the main actor and lets
/// everything that follows from one waking happen before the next: work on the main actor always, work on other
/// executors as far as it needs no more than a moment. Who goes to sleep on the main actor stays there on the way (see
/// `Clock.sleep(for:)` in this module), so that a program of main-actor tasks is the same in every run.
public final class TestClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol, Sendable {
    public var offset: Duration

    public init(offset: Duration = .zero) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
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
    /// In the order of waking.
    var sleepers: [Sleeper] = []
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<UInt64> = []
    /// Sleeps that were told to end and have not gone on yet.
    var woken: Set<UInt64> = []
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep on this clock now.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

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

  /// Moves the clock on, waking everyone whose time comes on the way.
  @MainActor public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to the given moment, waking everyone whose time comes on the way. A moment in the past does not
  /// move it back.
  @MainActor public func advance(to target: Instant) async {
    await settle()
    while let sleeper = wakeNext(by: target) {
      await wake(sleeper)
    }
    state.withLock { $0.now = max($0.now, target) }
    await settle()
  }

  /// Moves the clock on until nobody sleeps. A program that never stops sleeping is reported after 100,000 wakings.
  @MainActor public func run(fileID: StaticString = #fileID, line: UInt = #line) async {
    await settle()
    for _ in 0..<100_000 {
      guard let sleeper = wakeNext(by: nil) else { return }
      await wake(sleeper)
    }
    Misuse.report(
      "A test clock was run for 100,000 wakings and something still sleeps on it.",
      rule: "Running a clock ends when nobody sleeps any more.",
      remedy: "Advance the clock by a duration, or end the repeating task first.", fileID: fileID, line: line)
  }

  /// Lets tasks that can go on do so, without moving the clock.
  @MainActor public func settle() async {
    for _ in 0..<5 {
      for _ in 0..<4 { await Task.yield() }
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// A busy machine may take its time between telling a task to go on and its doing so.
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
