import KeelModel
import Testing

extension SharedTurn {
  @MainActor @Suite struct TestClockTests {
    let clock = TestClock()

    private func sleeper(_ duration: Duration, then body: @escaping @MainActor () -> Void) -> Task<Void, Never> {
      Task { @MainActor [clock] in
        guard (try? await clock.sleep(for: duration)) != nil else { return }
        body()
      }
    }

    @Test func timeIsFixedUntilItIsAdvanced() async {
      var isAwake = false
      let task = sleeper(.seconds(1)) { isAwake = true }
      await clock.advance(by: .milliseconds(999))
      #expect(!isAwake)
      #expect(clock.sleeperCount == 1)
      await clock.advance(by: .milliseconds(1))
      #expect(isAwake)
      #expect(clock.now.offset == .seconds(1))
      await task.value
    }

    @Test func sleepersWakeByDeadlineThenByArrival() async {
      var order: [String] = []
      _ = [
        sleeper(.seconds(2)) { order.append("2a") }, sleeper(.seconds(1)) { order.append("1a") },
        sleeper(.seconds(2)) { order.append("2b") }, sleeper(.seconds(1)) { order.append("1b") },
      ]
      await clock.advance(by: .seconds(5))
      #expect(order == ["1a", "1b", "2a", "2b"])
    }

    @Test func equalDeadlinesWakeInTheOrderOfTheCallsAlsoThroughAnyClock() async {
      let clock: any Clock<Duration> = clock
      for _ in 0..<50 {
        var order: [Int] = []
        for number in 0..<20 {
          Task { @MainActor in
            try? await clock.sleep(for: .seconds(1))
            order.append(number)
          }
        }
        await self.clock.advance(by: .seconds(1))
        #expect(order == Array(0..<20))
      }
    }

    @Test func sleepersThatGoToSleepAgainOnTheWayWakeOnTheWay() async {
      var ticks: [Duration] = []
      let task = Task { @MainActor in
        while (try? await clock.sleep(for: .seconds(1))) != nil { ticks.append(clock.now.offset) }
      }
      await clock.advance(by: .milliseconds(3_500))
      #expect(ticks == [.seconds(1), .seconds(2), .seconds(3)])
      #expect(clock.now.offset == .milliseconds(3_500))
      task.cancel()
      await task.value
    }

    @Test func aCancelledSleepEndsAtOnceAndLeavesNothing() async {
      let task = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
      await clock.settle()
      #expect(clock.sleeperCount == 1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(clock.sleeperCount == 0)
      let early = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
      early.cancel()
      await #expect(throws: CancellationError.self) { try await early.value }
      #expect(clock.sleeperCount == 0)
    }

    @Test func runningWakesEverybodyHoweverLate() async {
      var order: [Int] = []
      let task = Task { @MainActor in
        for number in 1...3 {
          try? await clock.sleep(for: .seconds(3_600))
          order.append(number)
        }
      }
      await clock.run()
      #expect(order == [1, 2, 3])
      #expect(clock.now.offset == .seconds(3 * 3_600))
      await task.value
    }

    @Test func aModelTakesAnyClock() async throws {
      let clocks: [any Clock<Duration>] = [clock, ImmediateClock()]
      try await clocks[1].sleep(for: .seconds(100))
      #expect(clock.now.offset == .zero, "the other clock passes its time by itself")
      let first = clocks[0]
      var isAwake = false
      let task = Task { @MainActor in
        try await first.sleep(for: .seconds(100))
        isAwake = true
      }
      await clock.advance(by: .seconds(99))
      #expect(!isAwake && clock.sleeperCount == 1)
      await clock.advance(by: .seconds(1))
      try await task.value
      #expect(isAwake)
    }

    @Test func aMomentInThePastDoesNotMoveTheClockBack() async {
      await clock.advance(by: .seconds(2))
      await clock.advance(to: .init(offset: .seconds(1)))
      #expect(clock.now.offset == .seconds(2))
      let task = Task { @MainActor in try await clock.sleep(until: .init(offset: .seconds(1))) }
      await clock.settle()
      #expect(clock.sleeperCount == 0)
      _ = await task.result
    }

    @Test func workOnOtherExecutorsGetsItsMoment() async {
      var isDone = false
      let clock = clock
      let task = Task { @MainActor in
        await Task.detached { try? await clock.sleep(for: .seconds(1)) }.value
        isDone = true
      }
      await clock.advance(by: .seconds(1))
      await task.value
      #expect(isDone)
    }
  }
}
