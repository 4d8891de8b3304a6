import Dispatch
import Foundation
import KeelModel
import Synchronization
import Testing

/// A store that is changed, followed and released on several threads.
extension SharedTurn {
  @MainActor @Suite struct StoreThreadTests {
    private struct Counts: Equatable {
      var sum = 0
      /// The number of updates of each thread.
      var steps = Array(repeating: 0, count: 8)
    }

    /// What a subscriber has received.
    private final class Received: Sendable {
      private let storage = Mutex<[Int]>([])
      var values: [Int] { storage.withLock { $0 } }
      func add(_ value: Int) { storage.withLock { $0.append(value) } }
      /// Adds a value that must arrive on the main actor: on another thread it ends the tests. On Linux the main actor is
      /// not bound to the main thread.
      func addOnMainActor(_ value: Int) {
        MainActor.assumeIsolated {}
        add(value)
      }
    }

    /// Runs a closure on eight threads; `end` is called once, by the last of them.
    private nonisolated static func onThreads(
      _ work: @escaping @Sendable (Int) -> Void, end: @escaping @Sendable () -> Void
    ) {
      let running = RunningCount(8)
      for number in 0..<8 {
        Thread.detachNewThread {
          work(number)
          if running.end() { end() }
        }
      }
    }

    private final class RunningCount: Sendable {
      private let count: Atomic<Int>
      init(_ count: Int) { self.count = Atomic(count) }
      /// Returns true for the last thread.
      func end() -> Bool { count.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 }
    }

    /// Runs a closure on eight threads and blocks the main actor until they have ended.
    private func blocking(_ work: @escaping @Sendable (Int) -> Void) {
      let semaphore = DispatchSemaphore(value: 0)
      Self.onThreads(work) { semaphore.signal() }
      semaphore.wait()
    }

    private nonisolated static func count(in store: MutableStore<Counts>, as thread: Int) {
      for step in 1...1_000 {
        if step.isMultiple(of: 2) {
          store.update {
            $0.sum += 1
            $0.steps[thread] += 1
          }
        } else {
          store.update(\.sum) { $0 += 1 }
          store.update(\.steps) { $0[thread] += 1 }
        }
        // The change has been made when `update` returns.
        #expect(store.value.steps[thread] == step)
      }
    }

    @Test func noUpdateIsLostAndTheLastValueIsDelivered() async {
      await turnAtRest()
      let store = MutableStore(Counts())
      let received = Received()
      let subscription = store.toStore().stored(keyPath: \.sum).sink { received.addOnMainActor($0) }
      await withCheckedContinuation { continuation in
        Self.onThreads {
          Self.count(in: store, as: $0)
        } end: {
          continuation.resume()
        }
      }
      await turnAtRest()
      #expect(store.value.sum == 8_000)
      #expect(store.value.steps == Array(repeating: 1_000, count: 8))
      #expect(received.values.first == 0)
      #expect(received.values.last == 8_000)
      #expect(zip(received.values, received.values.dropFirst()).allSatisfy { $0 < $1 })
      withExtendedLifetime(subscription) {}
    }

    @Test func updatesOfOtherThreadsAreDeliveredWithOneHop() async {
      await turnAtRest()
      let store = MutableStore(Counts())
      let received = Received()
      let subscription = store.toStore().stored(keyPath: \.sum).sink { received.addOnMainActor($0) }
      let before = Turn.queuedJobCount
      blocking { Self.count(in: store, as: $0) }
      #expect(Turn.queuedJobCount == before + 1)
      #expect(store.value.sum == 8_000)
      #expect(received.values == [0])
      await turnAtRest()
      #expect(received.values == [0, 8_000])
      withExtendedLifetime(subscription) {}
    }

    @Test func onTheMainActorSubscribersRunInTheTurnWithoutAnotherHop() async {
      await turnAtRest()
      let store = MutableStore(Counts())
      let received = Received()
      let subscription = store.toStore().stored(keyPath: \.sum).sink { received.addOnMainActor($0) }
      let before = Turn.queuedJobCount
      Turn.shared.performing { store.update(\.sum) { $0 = 1 } }
      #expect(received.values == [0, 1])
      #expect(Turn.queuedJobCount == before)
      withExtendedLifetime(subscription) {}
    }

    @Test func anUpdateInsideAnotherOneFollowsItOnAnyThread() {
      let store = MutableStore(Counts())
      blocking { _ in
        for _ in 0..<100 {
          store.update { [store] counts in
            counts.sum += 1
            store.update(\.sum) { if $0.isMultiple(of: 2) { $0 += 2 } }
            counts.sum += 1
          }
        }
      }
      #expect(store.value.sum == 8 * 100 * 4)
    }

    /// The former state is released when the store may be changed again.
    @Test func anUpdateWhileAFormerStateIsReleasedTakesEffect() {
      final class Last: Sendable {
        let action: @Sendable () -> Void
        init(_ action: @escaping @Sendable () -> Void) { self.action = action }
        deinit { action() }
      }
      struct Held: Equatable {
        var count = 0
        var last: Last?
        static func == (lhs: Held, rhs: Held) -> Bool { lhs.count == rhs.count && lhs.last === rhs.last }
      }
      let store = MutableStore(Held())
      store.update { $0.last = Last { [weak store] in store?.update(\.count) { $0 += 1 } } }
      // No other object retains the state, because it has not been delivered.
      store.update { $0.last = nil }
      #expect(store.value.count == 1)
    }

    @Test func subscribersOnOtherThreadsReceiveRisingValuesUpToTheLastOne() async {
      await turnAtRest()
      let store = MutableStore(Counts())
      let received = (0..<8).map { _ in Received() }
      let subscriptions = Mutex<[AnyCancellable]>([])
      await withCheckedContinuation { continuation in
        Self.onThreads { thread in
          for step in 0..<100 {
            store.update(\.sum) { $0 += 1 }
            // Most of them end at once.
            let receiver = step == 50 ? received[thread] : Received()
            let subscription = store.toStore().stored(keyPath: \.sum).sink { receiver.add($0) }
            if step == 50 { subscriptions.withLock { $0.append(subscription) } }
          }
        } end: {
          continuation.resume()
        }
      }
      await turnAtRest()
      for received in received {
        #expect(received.values.last == 800)
        #expect(zip(received.values, received.values.dropFirst()).allSatisfy { $0 < $1 }, "\(received.values)")
      }
      subscriptions.withLock { $0 = [] }
    }

    @Test func valuesAreGivenFromAnyThread() async {
      final class Classic: ObservableObject, @unchecked Sendable {
        @Published var sum = -1
        init(_ store: Store<Counts>) { store.stored(keyPath: \.sum).give(to: &$sum) }
      }
      let store = MutableStore(Counts(sum: 7))
      let model = await Task.detached { Classic(store.toStore()) }.value
      while model.sum != 7 { await Task.yield() }
      store.update(\.sum) { $0 = 8 }
      Turn.shared.flush()
      #expect(model.sum == 8)
      // On the main actor the first value is there at once.
      #expect(Classic(store.toStore()).sum == 8)
      let shared = Guarded()
      let subscription = await Task.detached { store.toStore().stored(keyPath: \.sum).give(to: shared, \.sum) }.value
      while shared.sum != 8 { await Task.yield() }
      withExtendedLifetime(subscription) {}
    }

    /// A model that any thread may use.
    private final class Guarded: Sendable {
      private let storage = Mutex(0)
      var sum: Int {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
      }
    }

    /// A container of no actor, as in the seed.
    private final class Vessel: MutableStore<Counts>, @unchecked Sendable {
      var state: Store<Counts> { toStore() }
      var addAction: @Sendable (Int) async -> Void { { number in self.update(\.sum) { $0 += number } } }
      init() { super.init(Counts()) }
    }

    @Test func aContainerServesFromAnywhere() async {
      let vessel = Vessel()
      let add = vessel.addAction
      await withTaskGroup { group in
        for number in 1...100 { group.addTask { await add(number) } }
      }
      #expect(vessel.state.value.sum == 5_050)
    }
  }
}
