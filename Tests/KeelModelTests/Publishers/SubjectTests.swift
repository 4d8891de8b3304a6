import KeelModel
import Testing

struct Failed: Error, Equatable {}

@Suite struct SubjectTests {
  @Test func nothingIsSentWithoutDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    subject.subscribe(reader)
    subject.send(1)
    reader.request(2)
    for value in 2...4 { subject.send(value) }
    #expect(reader.values == [2, 3])
    reader.request(1)
    #expect(reader.values == [2, 3])
    subject.send(5)
    #expect(reader.values == [2, 3, 5])
    reader.more = .max(1)
    reader.request(1)
    for value in 6...8 { subject.send(value) }
    #expect(reader.values == [2, 3, 5, 6, 7, 8])
    reader.cancel()
  }

  @Test func aCurrentValueIsKeptForSubscribersWithoutDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let reader = Reader<Int>()
    subject.subscribe(reader)
    subject.send(2)
    subject.value = 3
    reader.request(1)
    #expect(reader.values == [3])
    reader.request(1)
    #expect(reader.values == [3])
    subject.send(4)
    subject.send(5)
    subject.send(6)
    #expect(reader.values == [3, 4])
    reader.request(1)
    #expect(reader.values == [3, 4, 6])
    reader.cancel()
  }

  @Test func aValueSetAfterTheEndIsNotSent() {
    let subject = CurrentValueSubject<Int?, Never>(1)
    var values: [Int?] = []
    let token = subject.sink { values.append($0) }
    subject.send(completion: .finished)
    subject.value = 2
    #expect(subject.value == 2)
    subject.send(3)
    #expect(subject.value == 2)
    #expect(values == [1])
    withExtendedLifetime(token) {}
  }

  @Test func aCurrentValueSubjectAsksItsPublisherOnce() {
    var requests: [Subscribers.Demand] = []
    let subject = CurrentValueSubject<Int, Never>(0)
    let source = PassthroughSubject<Int, Never>()
    let feed = source.handleEvents(receiveRequest: { requests.append($0) }).subscribe(subject)
    let tokens = [subject.sink { _ in }, subject.sink { _ in }]
    #expect(requests == [.unlimited])
    withExtendedLifetime((feed, tokens)) {}
  }

  @Test func aSubjectIsASubscriberByAnotherName() {
    let subject = PassthroughSubject<Int, Failed>()
    var log: [String] = []
    let token = subject.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    [1, 2].publisher.setFailureType(to: Failed.self).subscribe(AnySubscriber(subject))
    #expect(log == ["1", "2", "finished"])
    withExtendedLifetime(token) {}
  }

  @Test func anEndIsSentOnceAndNothingAfterIt() {
    let subject = PassthroughSubject<Int, Failed>()
    var log: [String] = []
    let token = subject.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(Failed()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(log == ["1", "failure(KeelModelTests.Failed())"])
    let late = subject.sink(receiveCompletion: { log.append("late \($0)") }, receiveValue: { _ in })
    #expect(log.last == "late failure(KeelModelTests.Failed())")
    withExtendedLifetime((token, late)) {}
  }

  @Test func aValueSentInASubscriberGoesToAllBeforeTheRestGetTheFirst() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink {
      log.append("a\($0)")
      if $0 == 1 { subject.send(2) }
    }
    .store(in: &tokens)
    subject.sink { log.append("b\($0)") }.store(in: &tokens)
    subject.send(1)
    #expect(log == ["a1", "a2", "b2", "b1"])
  }

  @Test func aCancelInASubscriberStopsAllValues() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var second: AnyCancellable?
    let first = subject.sink {
      log.append("a\($0)")
      second?.cancel()
    }
    second = subject.sink { log.append("b\($0)") }
    subject.send(1)
    #expect(log == ["a1"])
    withExtendedLifetime(first) {}
  }

  @Test func aSubscriberAddedDuringASendReceivesTheNextValue() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var tokens: [AnyCancellable] = []
    subject.sink { value in
      log.append("a\(value)")
      if value == 1 { subject.sink { log.append("b\($0)") }.store(in: &tokens) }
    }
    .store(in: &tokens)
    subject.send(1)
    subject.send(2)
    #expect(log == ["a1", "a2", "b2"])
  }

  @Test func lettingGoOfTheTokenReleasesEverything() {
    let subject = PassthroughSubject<Int, Never>()
    weak var witness: Witness?
    do {
      let held = Witness()
      witness = held
      let token = subject.map { $0 + 1 }.filter { _ in true }.sink { _ in withExtendedLifetime(held) {} }
      subject.send(1)
      withExtendedLifetime(token) {}
    }
    #expect(witness == nil)
  }

  @Test func anEndReleasesEverythingThoughTheTokenIsKept() {
    let subject = CurrentValueSubject<Int, Never>(0)
    weak var witness: Witness?
    let token = {
      let held = Witness()
      witness = held
      return subject.combineLatest(Just(1)).sink { _ in withExtendedLifetime(held) {} }
    }()
    #expect(witness != nil)
    subject.send(completion: .finished)
    #expect(witness == nil)
    withExtendedLifetime(token) {}
  }

  @Test func aSubjectPassesAnotherPublisherOn() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let token = [1, 2, 3].publisher.subscribe(subject)
    #expect(subject.value == 3)
    withExtendedLifetime(token) {}
  }

  @Test func valuesFromManyThreadsComeOneAtATimeAndAll() async {
    let subject = PassthroughSubject<Int, Never>()
    // `@unchecked Sendable`: the subject calls its subscriber one value at a time, which is what the test checks.
    final class Tally: @unchecked Sendable {
      var isInside = false
      var overlaps = 0
      var sum = 0
    }
    let tally = Tally()
    let token = subject.sink { value in
      if tally.isInside { tally.overlaps += 1 }
      tally.isInside = true
      tally.sum += value
      tally.isInside = false
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for value in 1...1_000 { subject.send(value) } }
      }
    }
    #expect(tally.overlaps == 0)
    #expect(tally.sum == 4 * 500_500)
    withExtendedLifetime(token) {}
  }

  /// Records its cancellation.
  private final class Source {
    private(set) var isCancelled = false
    func cancel() { isCancelled = true }
  }

  /// A subscription that is released with its last reference.
  private final class Line: Subscription {
    let source: Source
    init(source: Source) { self.source = source }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { source.cancel() }
  }

  @Test func anEndedSubjectKeepsNoSubscription() {
    for subject in [PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0)] as [any Subject<Int, Never>] {
      subject.send(completion: .finished)
      weak var line: Line?
      let source = Source()
      do {
        let made = Line(source: source)
        line = made
        subject.send(subscription: made)
      }
      #expect(line == nil && source.isCancelled)
    }
  }

  @Test func aCancelledConnectionIsForgotten() {
    final class Origin: Publisher {
      typealias Output = Int
      typealias Failure = Never
      weak var line: Line?
      let source = Source()
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        let made = Line(source: source)
        line = made
        subscriber.receive(subscription: made)
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let origin = Origin()
    let token = origin.subscribe(subject)
    #expect(origin.line != nil)
    token.cancel()
    #expect(origin.line == nil && origin.source.isCancelled)
  }
}
