import KeelModel
import Observation
import StockModels
import Testing

extension SharedTurn {
  @MainActor @Suite struct ObserveTests {
    @Test func runsAtOnceAndOnceATurnAfterAChange() async {
      let model = Counter()
      var seen: [Int] = []
      let token = observe { seen.append(model.count) }
      #expect(seen == [0])
      model.count = 1
      model.count = 2
      #expect(seen == [0])
      await Task.yield()
      #expect(seen == [0, 2])
      withExtendedLifetime(token) {}
    }

    @Test func tracksOnlyTheValuesItReads() {
      let model = Counter()
      var runs = 0
      let token = observe {
        runs += 1
        if model.count == 0 { _ = model.name }
      }
      model.other = 1
      Turn.shared.flush()
      #expect(runs == 1)
      model.count = 1
      Turn.shared.flush()
      #expect(runs == 2)
      model.name = "not read any more"
      Turn.shared.flush()
      #expect(runs == 2)
      withExtendedLifetime(token) {}
    }

    @Test func anEqualWriteDoesNotNotify() async {
      let model = Counter()
      var runs = 0
      let token = observe {
        runs += 1
        _ = model.count
      }
      await turnAtRest()
      await TurnCount.counting { count in
        model.count = 0
        Turn.shared.flush()
        #expect(runs == 1)
        #expect(count.jobCount == 0)
      }
      withExtendedLifetime(token) {}
    }

    @Test func aNestedObserverDoesNotRunItsParentsAgain() {
      let model = Counter()
      var runs = [0, 0, 0]
      var tokens: Set<ObservationToken> = []
      var inner: Set<ObservationToken> = []
      var innermost: Set<ObservationToken> = []
      observe {
        runs[0] += 1
        _ = model.count
        inner.removeAll()
        observe {
          runs[1] += 1
          _ = model.other
          innermost.removeAll()
          observe {
            runs[2] += 1
            _ = model.name
          }.store(in: &innermost)
        }.store(in: &inner)
      }.store(in: &tokens)
      #expect(runs == [1, 1, 1])
      model.name = "a"
      Turn.shared.flush()
      #expect(runs == [1, 1, 2])
      model.other = 1
      Turn.shared.flush()
      #expect(runs == [1, 2, 3])
      model.count = 1
      Turn.shared.flush()
      #expect(runs == [2, 3, 4])
    }

    @Test func outerObserversRunBeforeInnerOnesInAnyOrderOfInvalidation() {
      let model = Counter()
      var order: [String] = []
      var tokens: Set<ObservationToken> = []
      observe {
        _ = model.count
        order.append("a")
        if tokens.isEmpty {
          observe {
            _ = model.name
            order.append("a.a")
          }.store(in: &tokens)
        }
      }.store(in: &tokens)
      observe {
        _ = model.other
        order.append("b")
      }.store(in: &tokens)
      order = []
      model.name = "x"
      model.other = 1
      model.count = 1
      Turn.shared.flush()
      #expect(order == ["a", "a.a", "b"])
    }

    @Test func aParentThatDropsItsChildInTheSameTurnLeavesItNoRun() {
      let model = Counter()
      var childRuns = 0
      var child: ObservationToken?
      let parent = observe {
        child = nil
        guard model.count == 0 else { return }
        child = observe {
          childRuns += 1
          _ = model.name
        }
      }
      model.name = "x"
      model.count = 1
      Turn.shared.flush()
      #expect(childRuns == 1)
      #expect(child == nil)
      withExtendedLifetime(parent) {}
    }

    @Test func aWriteToAnObservedValueIsSeenInTheSameTurn() {
      let model = Counter()
      model.count = 3
      var seen: [Int] = []
      let token = observe {
        seen.append(model.count)
        if model.count < 3 { model.count += 1 }
      }
      model.count = 1
      Turn.shared.flush()
      #expect(model.count == 3)
      #expect(seen == [3, 1, 2, 3])
      withExtendedLifetime(token) {}
    }

    @Test func aWriteBeforeTheReadIsNoReasonToRunAgain() {
      let model = Counter()
      var runs = 0
      let token = observe {
        runs += 1
        model.other = model.count * 2
        _ = model.other
      }
      model.count = 1
      Turn.shared.flush()
      #expect(runs == 2)
      model.other = 7
      Turn.shared.flush()
      #expect(runs == 3, "Once for the change from outside; its own write precedes its read.")
      #expect(model.other == 2)
      withExtendedLifetime(token) {}
    }

    @Test func aWriteInTheFirstRunIsSettledByTheNextTurn() async {
      let model = Counter()
      var runs = 0
      let token = observe {
        runs += 1
        if model.count < 3 { model.count += 1 }
      }
      await Task.yield()
      #expect(model.count == 3)
      #expect(runs == 4)
      withExtendedLifetime(token) {}
    }

    @Test func anObserverThatNeverSettlesIsReportedOnceAndDoesNotHang() async {
      let model = Counter()
      var runs = 0
      var token: ObservationToken?
      let reports = await RuntimeWarning.withCapture {
        token = observe("the endless one") {
          runs += 1
          model.count += 1
        }
        Turn.shared.flush()
        let runsOfOneTurn = runs - 1
        #expect(runsOfOneTurn == 4)
        await Task.yield()
        await Task.yield()
      }
      #expect(runs > 5, "It continues in later turns.")
      token?.cancel()
      #expect(reports.count == 1)
      #expect(reports.first?.happened.contains("the endless one (KeelModelTests/ObserveTests.swift:") == true)
      #expect(reports.first?.rule == "An observer may change what it reads only a few times in a turn.")
    }

    @Test func cancellingReleasesTheCapturesAtOnce() {
      let model = Counter()
      var witness: Witness? = Witness()
      weak let weakWitness = witness
      let token = observe { [witness] in
        _ = model.count
        _ = witness
      }
      witness = nil
      #expect(weakWitness != nil)
      token.cancel()
      #expect(weakWitness == nil)
      #expect(token.isCancelled)
      model.count = 1
      Turn.shared.flush()
    }

    @Test func cancellingInsideItsOwnRunReleasesAsTheRunEnds() {
      let model = Counter()
      var witness: Witness? = Witness()
      weak let weakWitness = witness
      var token: ObservationToken?
      var runs = 0
      token = observe { [witness] in
        runs += 1
        if model.count == 1 {
          token?.cancel()
          _ = model.name
        }
        _ = witness
      }
      witness = nil
      model.count = 1
      Turn.shared.flush()
      #expect(runs == 2)
      #expect(weakWitness == nil)
      model.name = "x"
      model.count = 2
      Turn.shared.flush()
      #expect(runs == 2)
      token = nil
    }

    @Test func lettingGoOfTheTokenEndsIt() {
      let model = Counter()
      var runs = 0
      var token: ObservationToken? = observe {
        runs += 1
        _ = model.count
      }
      #expect(token != nil)
      token = nil
      model.count = 1
      Turn.shared.flush()
      #expect(runs == 1)
    }

    @Test func anObservedModelIsReleasedWithItsLastOwner() {
      weak var weakModel: Counter?
      let token: ObservationToken
      do {
        let model = Counter()
        weakModel = model
        token = observe { [weak model] in _ = model?.count }
        model.count = 1
        Turn.shared.flush()
      }
      #expect(weakModel == nil)
      withExtendedLifetime(token) {}
    }

    @Test func modelsWithAStandardRegistrarAreObservedToo() {
      let model = StockCounter()
      var seen: [Int] = []
      var witness: Witness? = Witness()
      weak let weakWitness = witness
      let token = observe { [witness] in
        _ = witness
        seen.append(model.count)
      }
      witness = nil
      model.count = 1
      model.count = 2
      Turn.shared.flush()
      model.name = "not read"
      Turn.shared.flush()
      model.count = 3
      Turn.shared.flush()
      #expect(seen == [0, 2, 3])
      token.cancel()
      #expect(weakWitness == nil)
      model.count = 4
      Turn.shared.flush()
      #expect(seen == [0, 2, 3])
    }

    @Test func otherToolsStillObserveTheSameModels() {
      let model = Counter()
      nonisolated(unsafe) var changes = 0
      withObservationTracking {
        _ = model.count
      } onChange: {
        changes += 1
      }
      model.count = 1
      #expect(changes == 1)
    }

    @Test func aScopeIgnoresReadsWithoutTracking() {
      let model = Counter()
      var runs = 0
      let token = observe {
        runs += 1
        withoutTracking { _ = model.count }
        _ = model.name
      }
      model.count = 1
      Turn.shared.flush()
      #expect(runs == 1)
      model.name = "x"
      Turn.shared.flush()
      #expect(runs == 2)
      withExtendedLifetime(token) {}
    }
  }
}
