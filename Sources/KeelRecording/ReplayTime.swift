import KeelModel

/// The time of a replay: the clock's time from a moment that corresponds to a recorded time.
@MainActor struct ReplayTime {
  private let reachTime: (Duration) async -> Void
  private let settleNow: () async -> Void

  /// Begins now, which is the recorded time `start`.
  init(_ clock: any Clock<Duration>, pace: Replay.Pace, start: Duration) {
    if let clock = clock as? TestClock {
      let origin = clock.now.advanced(by: .zero - start)
      reachTime = { await clock.advance(to: origin.advanced(by: $0)) }
      settleNow = { await clock.settle() }
    } else {
      reachTime = clock.reaching(pace, start)
      settleNow = { await Task.yield() }
    }
  }

  /// Waits until the recorded time. Tasks that wait for a test clock run meanwhile.
  func reach(_ time: Duration) async { await reachTime(time) }

  /// Waits until tasks that can continue have continued.
  func settle() async { await settleNow() }
}

extension Clock where Duration == Swift.Duration {
  @MainActor fileprivate func reaching(_ pace: Replay.Pace, _ start: Duration) -> (Duration) async -> Void {
    guard case .speed(let factor) = pace else { return { _ in await Task.yield() } }
    let origin = now
    // A cancelled replay ends at its next action.
    return { time in try? await self.sleep(until: origin.advanced(by: (time - start) / factor), tolerance: nil) }
  }
}
