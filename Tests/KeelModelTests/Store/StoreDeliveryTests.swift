import KeelModel
import Testing

/// The rules at `Store`: what arrives when, in each of the ways in which a state is followed.
extension SharedTurn {
  @MainActor @Suite struct StoreDeliveryTests {
    private let store = MutableStore(Roger())
    private var state: AppState { store.toStore() }

    /// Follows `sys.last` in all ways, and returns what each of them has received.
    ///
    /// The second argument of `steps` lets the turn run, and waits until the loop has the latest value.
    private func follow(
      _ steps: @MainActor (MutableStore<Roger>, @MainActor () async -> Void) async -> Void
    ) async -> [String: [Int]] {
      await turnAtRest()
      let logs = ["publisher", "transform", "whole", "observe", "published", "observable", "sequence"]
        .reduce(into: [String: Log<Int>]()) { $0[$1] = Log() }
      func add(_ name: String, _ value: Int) { logs[name]?.add(value) }
      @MainActor final class Classic: ObservableObject {
        @Published var last = -1
      }
      let classic = Classic()
      let counter = Counter()
      let last = state.stored(keyPath: \.sys.last)
      last.give(to: &classic.$last)
      let subscriptions = [
        last.sink { value in MainActor.assumeIsolated { add("publisher", value) } },
        state.stored { $0.sys.last }.sink { value in MainActor.assumeIsolated { add("transform", value) } },
        state.map(\.sys.last).removeDuplicates()
          .sink { value in MainActor.assumeIsolated { add("whole", value) } },
        classic.$last.sink { value in MainActor.assumeIsolated { add("published", value) } },
        last.give(to: counter, \.count),
      ]
      let tokens = [
        observe { [state] in add("observe", state[\.sys.last]) },
        observe { add("observable", counter.count) },
      ]
      let loop = Task { for await value in last.values { add("sequence", value) } }
      @MainActor func settle() async {
        for _ in 0..<10 { await Task.yield() }
        while logs["sequence"]?.values.last != store.value.sys.last { await Task.yield() }
      }
      await settle()
      await steps(store, settle)
      loop.cancel()
      withExtendedLifetime((subscriptions, tokens)) {}
      return logs.mapValues(\.values)
    }

    @Test func allWaysReceiveTheSameValues() async {
      let received = await follow { store, settle in
        store.update { $0.sys.last = 1 }
        await settle()
        // Two updates of one job.
        store.update { $0.sys.last = 2 }
        store.update { $0.sys.last = 3 }
        await settle()
        // There and back.
        store.update { $0.sys.last = 4 }
        store.update { $0.sys.last = 3 }
        await settle()
        // Another field.
        store.update { $0.field.isDark = true }
        await settle()
        store.update { $0.sys.last = 5 }
        await settle()
      }
      for (way, values) in received { #expect(values == [0, 1, 3, 5], "\(way)") }
    }

    @Test func allWaysReceiveAValueBeforeTheEventOfAFrontEndEnds() async {
      let received = await follow { store, settle in
        Turn.shared.performing { store.update { $0.sys.last = 1 } }
        await settle()
      }
      for (way, values) in received { #expect(values == [0, 1], "\(way)") }
    }

    @Test func oneTurnAndOneJobDeliverAllUpdatesOfAJob() async {
      await turnAtRest()
      let log = Log<Int>()
      let subscription = state.stored(keyPath: \.sys.last).record(in: log)
      await TurnCount.counting { count in
        for number in 1...100 { store.update { $0.sys.last = number } }
        await Task.yield()
        #expect(log.values == [0, 100])
        #expect(count.jobCount == 1)
        #expect(count.turnCount == 1)
        // An update that changes nothing queues no job.
        store.update { $0.sys.last = 100 }
        await Task.yield()
        #expect(count.jobCount == 1)
      }
      withExtendedLifetime(subscription) {}
    }

    @Test func publishersAndModelsAreServedBeforeObservers() {
      var order: [String] = []
      let counter = Counter()
      let token = observe { [state] in order.append("observer \(state[\.sys.last]) \(counter.count)") }
      let subscriptions = [
        state.stored(keyPath: \.sys.last).give(to: counter, \.count),
        state.stored(keyPath: \.sys.last).sink { value in MainActor.assumeIsolated { order.append("sink \(value)") } },
      ]
      Turn.shared.flush()
      order = []
      store.update { $0.sys.last = 1 }
      Turn.shared.flush()
      #expect(order == ["sink 1", "observer 1 1"])
      withExtendedLifetime((token, subscriptions)) {}
    }

    @Test func aFollowerBetweenAnUpdateAndItsDeliveryReceivesThePresentValueOnce() {
      let (early, late) = (Log<Int>(), Log<Int>())
      var runs: [Int] = []
      var subscriptions = [state.stored(keyPath: \.sys.last).record(in: early)]
      store.update { $0.sys.last = 1 }
      subscriptions.append(state.stored(keyPath: \.sys.last).record(in: late))
      let token = observe { [state] in runs.append(state[\.sys.last]) }
      #expect(late.values == [1])
      Turn.shared.flush()
      #expect(early.values == [0, 1])
      #expect(late.values == [1])
      #expect(runs == [1])
      // The present value was not the last word.
      store.update { $0.sys.last = 2 }
      let later = Log<Int>()
      subscriptions.append(state.stored(keyPath: \.sys.last).record(in: later))
      store.update { $0.sys.last = 1 }
      Turn.shared.flush()
      #expect(early.values == [0, 1])
      #expect(later.values == [2, 1])
      #expect(runs == [1])
      withExtendedLifetime((subscriptions, token)) {}
    }

    @Test func subscribingAndCancellingInsideADeliveryIsSafe() {
      let log = Log<String>()
      var inner: [AnyCancellable] = []
      var victims: [AnyCancellable] = []
      let last = state.stored(keyPath: \.sys.last)
      let actor = last.dropFirst().sink { [state] value in
        MainActor.assumeIsolated {
          victims = []
          inner.append(
            state.stored(keyPath: \.sys.last).sink { value in MainActor.assumeIsolated { log.add("inner \(value)") } })
          inner.append(
            state.stored(keyPath: \.sys).sink { value in MainActor.assumeIsolated { log.add("group \(value.last)") } })
        }
      }
      victims = [
        last.dropFirst().sink { value in MainActor.assumeIsolated { log.add("victim \(value)") } },
        state.stored(keyPath: \.sys).dropFirst()
          .sink { value in MainActor.assumeIsolated { log.add("victim \(value)") } },
      ]
      store.update { $0.sys.last = 1 }
      Turn.shared.flush()
      #expect(log.values == ["inner 1", "group 1"])
      withExtendedLifetime((actor, victims)) {}
    }

    @Test func aSubscriberThatCancelsItselfReceivesNothingMore() {
      let log = Log<Int>()
      var subscription: AnyCancellable?
      subscription = state.stored(keyPath: \.sys.last).sink { value in
        MainActor.assumeIsolated {
          log.add(value)
          if value == 1 { subscription = nil }
        }
      }
      for number in 1...3 {
        store.update { $0.sys.last = number }
        Turn.shared.flush()
      }
      #expect(log.values == [0, 1])
      withExtendedLifetime(subscription) {}
    }

    @Test func subscribersThatUpdateForEverAreReportedAndStopTheTurnOnly() {
      let log = Log<Int>()
      var isOn = true
      let subscription = state.stored(keyPath: \.sys.last).sink { [store] value in
        MainActor.assumeIsolated {
          log.add(value)
          if isOn, value > 0 { store.update { $0.sys.last += 1 } }
        }
      }
      store.update { $0.sys.last = 1 }
      let reports = RuntimeWarning.withCapture { Turn.shared.flush() }
      #expect(log.values == [0, 1, 2, 3, 4])
      #expect(reports.count == 1)
      #expect(reports.first?.happened.contains("the store of Roger") == true)
      #expect(reports.first?.happened.contains("StoreDeliveryTests.swift") == true)
      isOn = false
      Turn.shared.flush()
      #expect(log.values.last == 5)
      withExtendedLifetime(subscription) {}
    }

    @Test func theTransactionOfAnUpdateIsThatOfTheDelivery() {
      var animations: [Animation?] = []
      let token = observe { [state] transaction in
        _ = state[\.sys.last]
        animations.append(transaction.animation)
      }
      withAnimation(.linear(duration: 2)) { store.update { $0.sys.last = 1 } }
      Turn.shared.flush()
      #expect(animations == [nil, .linear(duration: 2)])
      withExtendedLifetime(token) {}
    }

    @Test func aBusyLoopReceivesTheLatestValueAndNoneTwice() async {
      await turnAtRest()
      let log = Log<Int>()
      var iterator = state.stored(keyPath: \.sys.last).values.makeAsyncIterator()
      log.add(await iterator.next() ?? -1)
      for number in [1, 2, 0] {
        store.update { $0.sys.last = number }
        Turn.shared.flush()
      }
      // Back at the value that it has: nothing to receive.
      store.update { $0.sys.last = 7 }
      Turn.shared.flush()
      log.add(await iterator.next() ?? -1)
      #expect(log.values == [0, 7])
    }

    @Test func aSubjectThatOtherThreadsChangeIsDeliveredOnTheMainActor() async {
      await turnAtRest()
      let subject = CurrentValueSubject<Roger, Never>(Roger())
      let log = Log<Int>()
      let subscription = subject.toStore().stored(keyPath: \.sys.last).record(in: log)
      await withTaskGroup { group in
        for number in 1...4 {
          group.addTask { @Sendable in
            for step in 1...250 { subject.send(Roger(sys: .init(last: number * 1_000 + step))) }
          }
        }
      }
      await turnAtRest()
      #expect(log.values.last == subject.value.sys.last)
      #expect(Set(log.values).count == log.values.count)
      withExtendedLifetime(subscription) {}
    }

    @Test func publishersOfOtherSourcesAreGivenOnTheMainActor() async {
      let subject = PassthroughSubject<Int, Never>()
      let counter = Counter()
      let subscription = subject.give(to: counter, \.count)
      subject.send(1)
      #expect(counter.count == 1)
      await Task.detached { subject.send(2) }.value
      for _ in 0..<1_000 where counter.count != 2 { await Task.yield() }
      #expect(counter.count == 2)
      withExtendedLifetime(subscription) {}
    }

    @Test func valuesOfDifferentSourcesAreCombined() {
      let other = CurrentValueSubject<Int, Never>(10)
      let log = Log<Int>()
      let subscription = state.stored(keyPath: \.sys.last).stored(with: other) { $0 + $1 }.record(in: log)
      other.send(20)
      store.update { $0.sys.last = 1 }
      Turn.shared.flush()
      other.send(20)
      #expect(log.values == [10, 20, 21])
      withExtendedLifetime(subscription) {}
    }
  }
}
