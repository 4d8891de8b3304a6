import KeelModel
import Testing

extension SharedTurn {
  @MainActor @Suite struct SignalTests {
    let signal = Signal()

    @Test func aReaderRunsAgainOnceATurnHoweverOftenItFires() {
      var runs = 0
      let token = observe {
        runs += 1
        signal.read()
        signal.read()
      }
      #expect(runs == 1)
      for _ in 0..<3 { signal.fire() }
      #expect(runs == 1)
      Turn.shared.flush()
      #expect(runs == 2)
      Turn.shared.flush()
      #expect(runs == 2)
      signal.fire()
      Turn.shared.flush()
      #expect(runs == 3)
      withExtendedLifetime(token) {}
    }

    @Test func oneJobAnswersIt() async {
      var runs = 0
      let token = observe {
        runs += 1
        signal.read()
      }
      await turnAtRest()
      await TurnCount.counting { count in
        signal.fire()
        signal.fire()
        await Task.yield()
        #expect(runs == 2)
        #expect(count.jobCount == 1)
      }
      withExtendedLifetime(token) {}
    }

    @Test func anInnerReaderKeepsItsReadsToItself() {
      let outerSignal = Signal()
      var runs = [0, 0]
      var inner: ObservationToken?
      let outer = observe {
        runs[0] += 1
        outerSignal.read()
        inner = observe {
          runs[1] += 1
          signal.read()
        }
      }
      signal.fire()
      Turn.shared.flush()
      #expect(runs == [1, 2])
      outerSignal.fire()
      Turn.shared.flush()
      #expect(runs == [2, 3])
      withExtendedLifetime((outer, inner)) {}
    }

    @Test func aReadThatIsNotMadeAgainIsForgotten() {
      let other = Signal()
      var runs = 0
      let token = observe {
        runs += 1
        (runs == 1 ? signal : other).read()
      }
      signal.fire()
      Turn.shared.flush()
      #expect(runs == 2)
      signal.fire()
      Turn.shared.flush()
      #expect(runs == 2)
      other.fire()
      Turn.shared.flush()
      #expect(runs == 3)
      withExtendedLifetime(token) {}
    }

    @Test func aCancelledReaderIsReleasedAndNotRun() {
      var runs = 0
      weak var witness: Witness?
      let token = {
        let held = Witness()
        witness = held
        return observe {
          withExtendedLifetime(held) {}
          runs += 1
          signal.read()
        }
      }()
      #expect(witness != nil)
      signal.fire()
      token.cancel()
      #expect(witness == nil)
      Turn.shared.flush()
      #expect(runs == 1)
    }

    @Test func aReadOutsideOfAScopeCostsNothing() async {
      await turnAtRest()
      await TurnCount.counting { count in
        signal.read()
        signal.fire()
        #expect(count.jobCount == 0)
      }
    }

    @Test func aReadThatIsNotTrackedMakesNoReader() {
      var runs = 0
      let token = observe {
        runs += 1
        withoutTracking { signal.read() }
      }
      signal.fire()
      Turn.shared.flush()
      #expect(runs == 1)
      withExtendedLifetime(token) {}
    }

    @Test func theTransactionOfTheChangeIsPassedOn() {
      var animations: [Animation?] = []
      let token = observe { (transaction: Transaction) in
        signal.read()
        animations.append(transaction.animation)
      }
      withAnimation(.linear) { signal.fire() }
      Turn.shared.flush()
      signal.fire()
      withAnimation(.linear) { signal.fire() }
      Turn.shared.flush()
      #expect(animations == [nil, .linear, .linear])
      withExtendedLifetime(token) {}
    }

    @Test func itMayFireOnAnyThread() async {
      var runs = 0
      let token = observe {
        runs += 1
        signal.read()
      }
      await Task.detached { [signal] in signal.fire() }.value
      await Task.yield()
      Turn.shared.flush()
      #expect(runs == 2)
      withExtendedLifetime(token) {}
    }
  }
}
