import KeelModel
import Testing

/// The work of a delivery grows with the followers whose part has changed.
@MainActor @Suite struct StoreCostTests {
  @Test func ofTenThousandSubscribersOnDifferentFieldsOneIsWokenByAChangeOfItsField() {
    let store = MutableStore(Deep())
    let paths = Deep.fields
    #expect(paths.count == 16_384)
    #expect(Set(paths).count == paths.count)
    let woken = Log<Int>()
    let subscriptions = paths.prefix(10_000).enumerated().map { index, path in
      store.toStore().stored(keyPath: path).dropFirst().sink { _ in MainActor.assumeIsolated { woken.add(index) } }
    }
    Counted.comparisons = 0
    store.update { $0[keyPath: paths[1_234]].value = 1 }
    Turn.shared.flush()
    #expect(woken.values == [1_234])
    #expect(Counted.comparisons == 1)
    // Most fields change: each subscriber is woken once.
    store.update { state in for path in paths { state[keyPath: path].value += 1 } }
    Turn.shared.flush()
    #expect(woken.values.count == 10_001)
    #expect(woken.values.dropFirst().elementsEqual(0..<10_000))
    withExtendedLifetime(subscriptions) {}
  }

  @Test func ofTenThousandSubscribersToElementsOneIsWokenByAChangeOfItsElement() {
    let store = MutableStore(Array(repeating: 0, count: 10_000))
    let woken = Log<Int>()
    let subscriptions = (0..<10_000).map { index in
      store.toStore().stored(keyPath: \.[index]).dropFirst()
        .sink { _ in MainActor.assumeIsolated { woken.add(index) } }
    }
    store.update { $0[77] = 1 }
    Turn.shared.flush()
    #expect(woken.values == [77])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aChangeIsComparedOnceForEachPathAndWakesOnlyItsOwnSubscribers() {
    let store = MutableStore(Ten())
    let woken = Log<Int>()
    let subscriptions = (0..<10_000).map { index in
      store.toStore().stored(keyPath: Ten.fields[index % 10]).dropFirst()
        .sink { _ in MainActor.assumeIsolated { woken.add(index % 10) } }
    }
    func comparisons(_ change: () -> Void) -> Int {
      Counted.comparisons = 0
      change()
      Turn.shared.flush()
      return Counted.comparisons
    }
    // The neighbours share a word of memory with the field.
    let ofBare = comparisons { store.update { $0.c.value = 1 } }
    #expect((1...10).contains(ofBare))
    #expect(woken.values == Array(repeating: 2, count: 1_000))
    let ofPath = comparisons { store.update(\.c) { $0.value = 2 } }
    #expect(ofPath == 1)
    #expect(woken.values == Array(repeating: 2, count: 2_000))
    // Two updates of a turn.
    let ofTwo = comparisons {
      store.update(\.a) { $0.value = 1 }
      store.update(\.j) { $0.value = 1 }
    }
    #expect(ofTwo == 2)
    #expect(woken.values.count == 4_000)
    #expect(woken.values[2_000..<3_000].allSatisfy { $0 == 0 })
    #expect(woken.values[3_000...].allSatisfy { $0 == 9 })
    // A path and any field.
    let ofBoth = comparisons {
      store.update(\.a) { $0.value = 2 }
      store.update { $0.c.value = 3 }
    }
    #expect((2...10).contains(ofBoth))
    #expect(woken.values.count == 6_000)
    // An equal value.
    #expect(comparisons { store.update(\.a) { $0.value = 2 } } == 0)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func pathsWithoutAnOffsetAreComparedAfterEachChange() {
    let store = MutableStore(Ten())
    let woken = Log<Int>()
    let subscriptions = (0..<10_000).map { index in
      store.toStore().stored(keyPath: \.[index % 10]).dropFirst()
        .sink { _ in MainActor.assumeIsolated { woken.add(index % 10) } }
    }
    Counted.comparisons = 0
    store.update { $0.c.value = 1 }
    Turn.shared.flush()
    #expect(Counted.comparisons == 10)
    store.update(\.d) { $0.value = 1 }
    Turn.shared.flush()
    #expect(Counted.comparisons == 20)
    #expect(woken.values == Array(repeating: 2, count: 1_000) + Array(repeating: 3, count: 1_000))
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aSubscriberIsNotSentTheValueThatItHasAfterOneThatOnlyAnotherHasReceived() {
    let store = MutableStore(Ten())
    let (early, late) = (Log<Int>(), Log<Int>())
    let subscription = store.toStore().stored(keyPath: \.a).map { Int($0.value) }.record(in: early)
    store.update(\.a) { $0.value = 1 }
    // It receives a value that is never delivered to the other.
    let other = store.toStore().stored(keyPath: \.a).map { Int($0.value) }.record(in: late)
    store.update(\.a) { $0.value = 0 }
    Turn.shared.flush()
    #expect(early.values == [0])
    #expect(late.values == [1, 0])
    withExtendedLifetime((subscription, other)) {}
  }

  @Test func subscribersToOneKeyPathShareTheWork() {
    let store = MutableStore(Roger())
    let log = Log<Int>()
    Roger.countOfReads = 0
    let subscriptions = (0..<1_000).map { _ in store.toStore().stored(keyPath: \.size).record(in: log) }
    store.update { $0.query.text = "abc" }
    Turn.shared.flush()
    #expect(log.values.count == 2_000)
    #expect(Roger.countOfReads == 2)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aDerivationIsComputedOnceForAllItsSubscribersAndNotAtAllWithoutAny() {
    let store = MutableStore(Roger())
    var count = 0
    let shared = store.toStore().stored { state -> Int in
      count += 1
      return state.query.people.count
    }
    store.update { $0.query.people = ["a"] }
    Turn.shared.flush()
    #expect(count == 0)
    let log = Log<Int>()
    var subscriptions = (0..<100).map { _ in shared.record(in: log) }
    #expect(count == 1)
    store.update { $0.query.people = ["a", "b"] }
    Turn.shared.flush()
    #expect(count == 2)
    #expect(log.values == Array(repeating: 1, count: 100) + Array(repeating: 2, count: 100))
    subscriptions = []
    store.update { $0.query.people = [] }
    Turn.shared.flush()
    #expect(count == 2)
    subscriptions = [shared.record(in: log)]
    #expect(log.values.last == 0)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aDerivationOfPartsIsComputedOnlyWhenOneOfThemHasChanged() {
    let store = MutableStore(Roger())
    var inputs: [String] = []
    let shared = store.toStore().stored(\.field.isRegion, \.query.people) { isRegion, people -> Int in
      inputs.append("\(isRegion) \(people.count)")
      return isRegion ? people.count : -1
    }
    let log = Log<Int>()
    let subscriptions = [shared.record(in: log), shared.record(in: log)]
    store.update { $0.field.isDark = true }
    Turn.shared.flush()
    store.update { $0.query.text = "abc" }
    Turn.shared.flush()
    #expect(inputs == ["true 0"])
    store.update {
      $0.field.isRegion = false
      $0.query.people = ["a"]
    }
    Turn.shared.flush()
    // Never a new part with an old one.
    #expect(inputs == ["true 0", "false 1"])
    #expect(log.values == [0, 0, -1, -1])
    // An update that changes nothing does not make the value out of date.
    store.update { $0.field.isRegion = false }
    let other = shared.record(in: log)
    #expect(inputs.count == 2)
    // A subscriber that arrives between an update of another part and its delivery needs no computation either.
    store.update { $0.sys.last = 5 }
    let late = shared.record(in: log)
    #expect(inputs.count == 2)
    withExtendedLifetime((subscriptions, late, other)) {}
  }

  @Test func partsThatNobodyFollowsAnyMoreAreReleased() {
    let store = MutableStore((0..<1_000).map { _ in Element() })
    weak let watched = store.value[0].witness
    for index in 1..<1_000 {
      store.toStore().stored(keyPath: \.[index]).sink { _ in }.cancel()
    }
    var subscription: AnyCancellable? = store.toStore().stored(keyPath: \.[0]).sink { _ in }
    store.update { $0[0] = Element() }
    Turn.shared.flush()
    #expect(watched == nil)
    weak let next = store.value[0].witness
    subscription = nil
    store.update { $0[0] = Element() }
    Turn.shared.flush()
    #expect(next == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func aStoreIsReleasedWithItsOwnerAndLivesOnForItsSubscribers() {
    weak var released: MutableStore<Element>?
    weak var witness: Witness?
    var subscription: AnyCancellable?
    var token: ObservationToken?
    do {
      let store = MutableStore(Element())
      (released, witness) = (store, store.value.witness)
      subscription = store.toStore().sink { _ in }
      token = observe { [state = store.toStore()] in _ = state.value }
    }
    #expect(released == nil)
    #expect(witness != nil)
    (subscription, token) = (nil, nil)
    #expect(witness == nil)
    withExtendedLifetime((subscription, token)) {}
  }
}

private struct Element: Equatable {
  var witness = Witness()
  static func == (lhs: Element, rhs: Element) -> Bool { lhs.witness === rhs.witness }
}

extension Roger {
  @MainActor static var countOfReads = 0
  /// A part that is computed.
  fileprivate var size: Int {
    MainActor.assumeIsolated { Roger.countOfReads += 1 }
    return query.text.count
  }
}

/// A value that counts how often it is compared.
private struct Counted: Equatable {
  var value = 0
  @MainActor static var comparisons = 0

  static func == (lhs: Counted, rhs: Counted) -> Bool {
    MainActor.assumeIsolated { comparisons += 1 }
    return lhs.value == rhs.value
  }
}

/// A state of ten small fields, in two words of memory.
private struct Ten: Equatable {
  struct Small: Equatable {
    var value: UInt8 = 0

    static func == (lhs: Small, rhs: Small) -> Bool {
      MainActor.assumeIsolated { Counted.comparisons += 1 }
      return lhs.value == rhs.value
    }
  }

  var (a, b, c, d, e) = (Small(), Small(), Small(), Small(), Small())
  var (f, g, h, i, j) = (Small(), Small(), Small(), Small(), Small())

  static var fields: [KeyPath<Ten, Small>] { [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j] }

  subscript(index: Int) -> Small { self[keyPath: Ten.fields[index]] }
}

/// A state of 16,384 fields.
private struct Deep: Equatable {
  struct Four<Value: Equatable>: Equatable {
    var a: Value
    var b: Value
    var c: Value
    var d: Value
    init(_ value: Value) { (a, b, c, d) = (value, value, value, value) }

    static var paths: [WritableKeyPath<Four, Value>] { [\.a, \.b, \.c, \.d] }
  }

  typealias Group = Four<Four<Four<Four<Counted>>>>
  var groups = Four(Four(Four(Group(Four(Four(Four(Counted())))))))

  static var fields: [WritableKeyPath<Deep, Counted>] {
    func below<Value>(
      _ paths: [WritableKeyPath<Deep, Four<Value>>]
    ) -> [WritableKeyPath<Deep, Value>] {
      paths.flatMap { path in Four<Value>.paths.map { path.appending(path: $0) } }
    }
    return below(below(below(below(below(below(below([\.groups])))))))
  }
}
