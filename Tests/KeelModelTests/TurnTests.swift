import Dispatch
import KeelModel
import Testing

extension SharedTurn {
  @MainActor @Suite struct TurnTests {
    @Test func aThousandObserversCostOneJobAndOneTurn() async {
      let model = Counter()
      var runs = 0
      let tokens = (0..<1_000).map { _ in
        observe {
          runs += 1
          _ = model.count
        }
      }
      runs = 0
      await turnAtRest()
      await TurnCount.counting { count in
        for value in 1...100 { model.count = value }
        #expect(count.jobCount == 1)
        await Task.yield()
        #expect(runs == 1_000)
        #expect(count.jobCount == 1)
        // A turn that another test runs may process these changes.
        #expect(count.turnCount <= 1)
      }
      withExtendedLifetime(tokens) {}
    }

    @Test func oneOfAThousandThatIsConcernedRunsAlone() async {
      let models = (0..<1_000).map { _ in Counter() }
      let shared = Counter()
      var runs = Array(repeating: 0, count: 1_000)
      let tokens = models.indices.map { index in
        observe {
          runs[index] += 1
          _ = shared.other
          _ = models[index].count
        }
      }
      models[500].count = 1
      await Task.yield()
      #expect(runs[500] == 2)
      #expect(runs.reduce(0, +) == 1_001)
      withExtendedLifetime(tokens) {}
    }

    @Test func anEventIsAnsweredAsItEndsWithNoJobAtAll() async {
      let model = Counter()
      var seen: [Int] = []
      let token = observe { seen.append(model.count) }
      await turnAtRest()
      await TurnCount.counting { count in
        let result = Turn.shared.performing {
          model.count = 1
          Turn.shared.performing { model.count = 2 }
          #expect(seen == [0], "Only the outermost flushes.")
          return "done"
        }
        #expect(result == "done")
        #expect(seen == [0, 2])
        #expect(count.jobCount == 0)
      }
      withExtendedLifetime(token) {}
    }

    @Test func anEventThatThrowsIsAnsweredToo() {
      struct Failure: Error {}
      let model = Counter()
      var seen: [Int] = []
      let token = observe { seen.append(model.count) }
      #expect(throws: Failure.self) {
        try Turn.shared.performing {
          model.count = 1
          throw Failure()
        }
      }
      #expect(seen == [0, 1])
      withExtendedLifetime(token) {}
    }

    @Test func nothingToDoIsNoTurnAndNoJob() async {
      await turnAtRest()
      await TurnCount.counting { count in
        Turn.shared.flush()
        Turn.shared.performing {}
        for _ in 0..<10 { await Task.yield() }
        #expect(count.jobCount == 0)
        #expect(count.turnCount == 0)
      }
    }

    @Test func aFlushInsideATurnLeavesTheWorkToThatTurn() {
      let model = Counter()
      var seen: [String] = []
      var tokens: Set<ObservationToken> = []
      observe {
        seen.append("first \(model.count)")
        model.other = model.count
        Turn.shared.flush()
      }.store(in: &tokens)
      observe { seen.append("second \(model.other)") }.store(in: &tokens)
      Turn.shared.flush()
      seen = []
      model.count = 1
      Turn.shared.flush()
      #expect(seen == ["first 1", "second 1"])
    }

    @Test func aTurnFlushedInsideAFirstRunLeavesThatRunAlone() async {
      let model = Counter()
      var seen: [Int] = []
      let token = observe {
        seen.append(model.count)
        guard model.count == 0 else { return }
        model.count = 1
        Turn.shared.flush()
      }
      await Task.yield()
      #expect(seen == [0, 1])
      withExtendedLifetime(token) {}
    }

    @Test func laterObserversRunInTheSameRoundAndEarlierOnesInTheNext() {
      let model = Counter()
      var order: [String] = []
      var tokens: Set<ObservationToken> = []
      observe {
        order.append("a \(model.other)")
      }.store(in: &tokens)
      observe {
        order.append("b \(model.count)")
        model.other = model.count
        model.name = "\(model.count)"
      }.store(in: &tokens)
      observe {
        order.append("c \(model.name)")
      }.store(in: &tokens)
      Turn.shared.flush()
      order = []
      model.count = 1
      Turn.shared.flush()
      #expect(order == ["b 1", "c 1", "a 1"])
    }

    private func block(until semaphore: DispatchSemaphore) { semaphore.wait() }

    @Test func changesFromOtherThreadsAreSeenWithOneHop() async {
      let model = SharedCounter()
      var seen: [Int] = []
      let token = observe { seen.append(model.value) }
      await turnAtRest()
      await TurnCount.counting { count in
        let hasChanged = DispatchSemaphore(value: 0)
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            model.value = 1
            model.value = 2
            hasChanged.signal()
          }
          // The main actor is blocked, so both changes are in one turn.
          block(until: hasChanged)
          #expect(seen == [0])
          #expect(count.jobCount == 1)
        }
        await turnAtRest()
        #expect(seen == [0, 2])
        #expect(count.jobCount == 1)
      }
      withExtendedLifetime(token) {}
    }

    @Test func changesFromManyThreadsLoseNothing() async {
      let models = (0..<8).map { _ in SharedCounter() }
      var seen = Array(repeating: 0, count: models.count)
      var tokens = models.indices.map { index in observe { seen[index] = models[index].value } }
      await withTaskGroup(of: Void.self) { group in
        for model in models {
          group.addTask { for value in 1...2_000 { model.value = value } }
        }
        // Observers are created and released at the same time.
        for _ in 0..<200 {
          tokens.append(observe { for model in models { _ = model.value } })
          if tokens.count > 20 { tokens.removeLast(10) }
          await Task.yield()
        }
      }
      Turn.shared.flush()
      #expect(seen == Array(repeating: 2_000, count: models.count))
      tokens = []
    }

    @Test func tokensMayBeDroppedOnAnyThread() async {
      let model = Counter()
      var runs = 0
      let token = observe {
        runs += 1
        _ = model.count
      }
      await Task.detached { token.cancel() }.value
      model.count = 1
      Turn.shared.flush()
      #expect(runs == 1)
    }
  }
}
