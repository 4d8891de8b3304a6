import KeelModel
import Observation
import StockModels
import Testing

extension SharedTurn {
  /// Reads that are tracked, reads that are not, and the observers that track them.
  @MainActor @Suite struct TrackingTests {
    // MARK: Bindings as reads

    @Test func askingAnOptionalForABindingIsReadingIt() {
      @Bindable var model = PageModel()
      var seen: [String?] = []
      let token = observe { seen.append(Binding($model.spare)?.wrappedValue.city) }
      let presence = CountedRuns()
      let other = observe { if Binding($model.spare) != nil { presence.count += 1 } }
      model.spare = Address(city: "Jeju")
      Turn.shared.flush()
      model.spare = nil
      Turn.shared.flush()
      #expect(seen == [nil, "Jeju", nil])
      #expect(presence.count == 1)
      withExtendedLifetime((token, other)) {}
    }

    @Test func askingACaseForABindingIsReadingIt() {
      @Bindable var model = PageModel()
      var seen: [Bool] = []
      let token = observe { seen.append($model.stock.number != nil) }
      model.stock = .number(1)
      Turn.shared.flush()
      model.stock = .nothing
      Turn.shared.flush()
      #expect(seen == [false, true, false])
      withExtendedLifetime(token) {}
    }

    // MARK: Objects created during a run

    @Test func anObjectMadeInARunIsNoReasonToRunAgain() {
      let trigger = Counter()
      var runs = 0
      let token = observe {
        runs += 1
        _ = trigger.count
        _ = SelfMade()
      }
      for _ in 0..<5 { Turn.shared.flush() }
      #expect(runs == 1)
      trigger.count = 1
      for _ in 0..<5 { Turn.shared.flush() }
      #expect(runs == 2)
      withExtendedLifetime(token) {}
    }

    @Test func anObjectMadeInARunIsFollowedAfterIt() {
      var made: SelfMade?
      var seen: [Int] = []
      let token = observe {
        let model = made ?? SelfMade()
        made = model
        seen.append(model.count)
      }
      Turn.shared.flush()
      made?.count = 7
      Turn.shared.flush()
      made?.count = 8
      Turn.shared.flush()
      #expect(seen == [1, 7, 8])
      withExtendedLifetime(token) {}
    }

    @Test func anInnerObserverFollowsTheValuesOfTheOuterRunAtOnce() {
      var seen: [Int] = []
      var inner: ObservationToken?
      let token = observe {
        let model = SelfMade()
        inner = observe { seen.append(model.count) }
        model.count = 5
      }
      Turn.shared.flush()
      #expect(seen == [1, 5])
      withExtendedLifetime((token, inner)) {}
    }

    // MARK: Standard observation

    @Test func observationsOfOthersHearWhereverATurnCallsThem() {
      let model = Counter()
      let pass = CallingPass()
      Turn.shared.install(pass, in: .lifecycle)
      nonisolated(unsafe) var changes = 0
      pass.work = {
        withObservationTracking {
          _ = model.count
        } onChange: {
          changes += 1
        }
      }
      Turn.shared.setNeedsRun(.lifecycle)
      Turn.shared.flush()
      Turn.shared.remove(pass)
      model.count = 1
      #expect(changes == 1)
    }

    @Test func otherObservationsWorkInTheReactionToAChange() {
      let model = Counter()
      nonisolated(unsafe) var changes = 0
      let token = follow {
        model.name
      } then: { _, _ in
        withObservationTracking {
          _ = model.count
        } onChange: {
          changes += 1
        }
      }
      model.count = 1
      #expect(changes == 1)
      model.name = "x"
      Turn.shared.flush()
      model.count = 2
      #expect(changes == 2)
      withExtendedLifetime(token) {}
    }

    @Test func readsInTheReactionToAChangeAreNotTracked() {
      let model = Counter()
      var seen: [String] = []
      let token = follow {
        model.name
      } then: { name, _ in
        seen.append("\(name) \(model.count)")
        model.count += 1
      }
      for _ in 0..<3 { Turn.shared.flush() }
      model.name = "x"
      for _ in 0..<3 { Turn.shared.flush() }
      #expect(seen == [" 0", "x 1"])
      withExtendedLifetime(token) {}
    }
  }
}

@MainActor private final class CountedRuns {
  var count = 0
}

/// Reads its own properties in `init`.
@MainActor @Observable private final class SelfMade {
  var count = 0 {
    didSet { total += count }
  }
  var total = 0

  init() {
    count = 1
  }
}

@MainActor private final class CallingPass: TurnPass {
  var work: () -> Void = {}
  func run() { work() }
  var namesOfPending: [String] { [] }
}
