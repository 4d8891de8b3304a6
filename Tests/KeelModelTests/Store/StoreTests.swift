import KeelModel
import Testing

@MainActor @Suite struct StoreTests {
  private let store = MutableStore(Roger())
  private var state: AppState { store.toStore() }

  @Test func aSubscriberReceivesTheValueAtOnceAndThenEachDistinctOneInTheTurn() {
    let log = Log<Bool>()
    let subscription = state.stored(keyPath: \.field.isRegion).record(in: log)
    #expect(log.values == [true])
    store.update { $0.field.isRegion = false }
    #expect(store.value.field.isRegion == false)
    #expect(log.values == [true])
    Turn.shared.flush()
    #expect(log.values == [true, false])
    store.update { $0.field.isDark = true }
    Turn.shared.flush()
    #expect(log.values == [true, false])
    withExtendedLifetime(subscription) {}
  }

  @Test func manyUpdatesOfATurnAreOneDelivery() {
    let log = Log<Roger.Field>()
    let subscription = state.stored(keyPath: \.field).record(in: log)
    store.update {
      $0.field.isRegion = false
      $0.field.isDark = true
    }
    store.update { $0.field.size = 2 }
    Turn.shared.flush()
    #expect(log.values == [Roger.Field(), Roger.Field(isRegion: false, isDark: true, size: 2)])
    withExtendedLifetime(subscription) {}
  }

  @Test func anEqualStateIsNotDelivered() {
    store.update { $0.query.text = "a text that does not fit into the string itself" }
    let log = Log<Roger>()
    let subscription = state.record(in: log)
    let count = log.values.count
    store.update { $0.query.text = ["a text that does not fit", "into the string itself"].joined(separator: " ") }
    Turn.shared.flush()
    #expect(log.values.count == count)
    store.update { $0.field.isDark = true }
    store.update { $0.field.isDark = false }
    Turn.shared.flush()
    #expect(log.values.count == count)
    withExtendedLifetime(subscription) {}
  }

  @Test func anUpdateInsideAnotherOneIsAppliedAfterIt() {
    store.update { [store] state in
      state.sys.last += 1
      store.update { $0.sys.last *= 10 }
      state.sys.last += 1
    }
    #expect(store.value.sys.last == 20)
  }

  @Test func aSubscriberMayUpdateTheStoreAndAllReceiveBothStatesInOrder() {
    let (first, second) = (Log<Int>(), Log<Int>())
    let state = state.stored(keyPath: \.sys.last)
    let subscriptions = [
      state.record(in: first),
      state.sink { [store] last in MainActor.assumeIsolated { if last == 1 { store.update { $0.sys.last = 2 } } } },
      state.record(in: second),
    ]
    store.update { $0.sys.last = 1 }
    Turn.shared.flush()
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [0, 1, 2])
    withExtendedLifetime(subscriptions) {}
  }

  /// At the delivery the state is the one that was delivered last, but not to this subscriber.
  @Test func aSubscriberToAValueThatChangesBackReceivesWhatItChangesTo() {
    let log = Log<Int>()
    store.update { $0.sys.last = 1 }
    let subscription = state.stored(keyPath: \.sys.last).record(in: log)
    store.update { $0.sys.last = 0 }
    Turn.shared.flush()
    #expect(log.values == [1, 0])
    withExtendedLifetime(subscription) {}
  }

  @Test func aSubscriberThatRequestsLaterIsNotSentTheValueThatItHas() {
    let log = Log<Int>()
    var subscription: (any Subscription)?
    state.stored(keyPath: \.sys.last).subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          MainActor.assumeIsolated { log.add(value) }
          return .none
        }))
    subscription?.request(.max(1))
    for number in [1, 0] {
      store.update { $0.sys.last = number }
      Turn.shared.flush()
    }
    subscription?.request(.max(1))
    #expect(log.values == [0])
    store.update { $0.sys.last = 7 }
    Turn.shared.flush()
    #expect(log.values == [0, 7])
    store.update { $0.sys.last = 8 }
    Turn.shared.flush()
    subscription?.request(.max(1))
    #expect(log.values == [0, 7, 8])
    subscription?.cancel()
  }

  @Test func droppingASubscriptionEndsIt() {
    let log = Log<Int>()
    var subscription: AnyCancellable? = state.stored(keyPath: \.sys.last).record(in: log)
    subscription = nil
    store.update { $0.sys.last = 1 }
    Turn.shared.flush()
    #expect(log.values == [0])
    withExtendedLifetime(subscription) {}
  }

  @Test func aModelReceivesThePresentValueAtOnceAndIsNotRetained() {
    @MainActor final class Classic: ObservableObject {
      @Published var isRegion = false
      init(_ state: AppState) { state.stored(keyPath: \.field.isRegion).give(to: &$isRegion) }
    }
    var model: Classic? = Classic(state)
    weak let released = model
    #expect(model?.isRegion == true)
    store.update { $0.field.isRegion = false }
    Turn.shared.flush()
    #expect(model?.isRegion == false)
    model = nil
    #expect(released == nil)
  }

  @Test func anObservableModelReceivesValuesAndIsNotRetained() {
    let counter = Counter()
    weak var released: Counter?
    var subscription: AnyCancellable?
    do {
      let other = Counter()
      released = other
      subscription = state.stored(keyPath: \.sys.last).give(to: other, \.count)
    }
    #expect(released == nil)
    subscription = state.stored(keyPath: \.sys.last).give(to: counter, \.count)
    store.update { $0.sys.last = 3 }
    Turn.shared.flush()
    #expect(counter.count == 3)
    withExtendedLifetime(subscription) {}
  }

  @Test func anObserverOfAPartRunsOnlyWhenItHasChanged() {
    var runs: [Bool] = []
    var wholes = 0
    let tokens = [
      observe { [state] in runs.append(state[\.field.isRegion]) },
      observe { [state] in
        _ = state.value.field.isRegion
        wholes += 1
      },
    ]
    store.update { $0.field.isDark = true }
    Turn.shared.flush()
    #expect(runs == [true])
    #expect(wholes == 2)
    store.update { $0.field.isRegion = false }
    Turn.shared.flush()
    #expect(runs == [true, false])
    #expect(wholes == 3)
    withExtendedLifetime(tokens) {}
  }

  @Test func aSubjectIsAStoreToo() {
    let subject = CurrentValueSubject<Roger, Never>(Roger())
    let log = Log<Int>()
    let subscription = subject.toStore().stored(keyPath: \.sys.last).record(in: log)
    var seen: [Int] = []
    let token = observe { seen.append(subject.toStore()[\.sys.last]) }
    subject.value.sys.last = 1
    subject.value.sys.last = 2
    #expect(subject.toStore().value.sys.last == 2)
    Turn.shared.flush()
    #expect(log.values == [0, 2])
    #expect(seen == [0, 2])
    withExtendedLifetime((subscription, token)) {}
  }

  @Test func anUpdateOfAPartIsDeliveredAsAnyOther() {
    let (whole, part, computed) = (Log<Roger>(), Log<Bool>(), Log<Int>())
    let subscriptions = [
      state.record(in: whole), state.stored(keyPath: \.field.isDark).record(in: part),
      state.stored { $0.field.isDark ? 1 : 0 }.record(in: computed),
    ]
    store.update(\.field) { $0.isDark = true }
    Turn.shared.flush()
    #expect(whole.values.map(\.field.isDark) == [false, true])
    #expect(part.values == [false, true])
    #expect(computed.values == [0, 1])
    // Inside another update, and around one.
    store.update(\.sys.last) { [store] last in
      last += 1
      store.update { $0.field.isDark = false }
      store.update(\.sys.last) { $0 *= 10 }
      last += 1
    }
    #expect(store.value.sys.last == 20)
    Turn.shared.flush()
    #expect(part.values == [false, true, false])
    #expect(whole.values.count == 3)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func anUpdateOfAComputedPartMayChangeAnyField() {
    let log = Log<Int>()
    let subscription = state.stored(keyPath: \.sys.last).record(in: log)
    store.update(\.everything) { $0 = 4 }
    Turn.shared.flush()
    #expect(log.values == [0, 4])
    withExtendedLifetime(subscription) {}
  }

  @Test func aPublisherIsAStoreToo() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    var numbers: Store<Int>? = subject.handleEvents(receiveCancel: { isCancelled = true }).toStore(5)
    let log = Log<Int>()
    var subscription = numbers?.record(in: log)
    #expect(log.values == [5])
    subject.send(6)
    #expect(numbers?.value == 6)
    subject.send(7)
    Turn.shared.flush()
    #expect(log.values == [5, 7])
    // The last owner ends the subscription.
    numbers = nil
    #expect(!isCancelled)
    subscription = nil
    #expect(isCancelled)
    withExtendedLifetime(subscription) {}
  }

  @Test func aStoredPartIsAStoreOfItsOwn() {
    let field = state.stored(keyPath: \.field).toStore()
    #expect(field.value == Roger.Field())
    let log = Log<Bool>()
    let subscription = field.stored(keyPath: \.isRegion).record(in: log)
    store.update { $0.field.isRegion = false }
    Turn.shared.flush()
    #expect(field.value.isRegion == false)
    #expect(log.values == [true, false])
    withExtendedLifetime(subscription) {}
  }

  @Test func storesHaveTheNamesOfBothProjects() {
    let subject = CurrentValueSubject<Roger, Never>(Roger(sys: .init(last: 1)))
    #expect(store.asStore().value == store.toStore().value)
    #expect(subject.asStore().value.sys.last == 1)
    #expect(subject.map(\.sys.last).asStore(0).value == 1)
    #expect(state.stored(keyPath: \.sys.last).asStore().value == 0)
  }

  @Test func aStoreCannotBeCastToAnythingThatWrites() {
    let subject = CurrentValueSubject<Roger, Never>(Roger())
    for view in [store.toStore(), subject.toStore(), state.stored(keyPath: \.self).toStore()] as [Any] {
      #expect(view as? MutableStore<Roger> == nil)
      #expect(view as? CurrentValueSubject<Roger, Never> == nil)
      #expect((view as? any Subject) == nil)
      #expect(Mirror(reflecting: view).displayStyle == .struct)
    }
  }
}

extension Roger {
  /// A part that is computed and writes a stored one.
  fileprivate var everything: Int {
    get { sys.last }
    set { sys.last = newValue }
  }
}
