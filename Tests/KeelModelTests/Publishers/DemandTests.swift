import Foundation
import KeelModel
import Testing

private struct Refused: Error {}

/// A publisher that the test controls and that records demands.
private final class Script<Output>: Publisher, Subscription {
  typealias Failure = Never

  private(set) var log: [String] = []
  private(set) var subscriber: AnySubscriber<Output, Never>?
  private let name: String
  private let onCancel: (String) -> Void

  init(_ name: String = "", onCancel: @escaping (String) -> Void = { _ in }) {
    self.name = name
    self.onCancel = onCancel
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: self)
  }

  @discardableResult func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
  func finish() { subscriber?.receive(completion: .finished) }
  func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }

  func cancel() {
    log.append("cancel")
    onCancel(name)
  }
}

/// Records its cancellation.
private final class Second: Subscription {
  private(set) var isCancelled = false
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { isCancelled = true }
}

/// The demands that operators send to their publishers, and their order, as in Combine.
@Suite struct DemandTests {
  private let reader = Reader<Int>()

  @Test func theFirstValueIsKeptUntilItIsWanted() {
    let source = Script<Int>()
    source.first { $0 > 1 }.subscribe(reader)
    #expect(source.log == ["unlimited"])
    for value in 1...3 { #expect(source.send(value) == .none) }
    #expect(reader.values.isEmpty && !reader.isFinished)
    reader.request(1)
    #expect(reader.values == [2] && reader.isFinished)
    #expect(source.log == ["unlimited", "cancel"])

    let other = Reader<Int>()
    let subject = PassthroughSubject<Int, Never>()
    subject.first().subscribe(other)
    subject.send(1)
    subject.send(2)
    other.request(5)
    #expect(other.values == [1] && other.completionCount == 1)
  }

  @Test func aPredicateThatThrowsEndsTheSearchAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var ends: [String] = []
    let subscriber = AnySubscriber<Int, any Error>(receiveCompletion: { ends.append($0.failed ? "failed" : "finished") }
    )
    subject.setFailureType(to: (any Error).self).tryFirst { _ in throw Refused() }.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    #expect(ends == ["failed"])
  }

  @Test func skippedValuesAreSkippedBeforeAnyDemand() {
    let subject = PassthroughSubject<Int, Never>()
    subject.dropFirst(2).subscribe(reader)
    subject.send(1)
    subject.send(2)
    reader.request(1)
    subject.send(3)
    subject.send(4)
    #expect(reader.values == [3])

    let source = Script<Int>()
    let late = Reader<Int>()
    source.dropFirst(3).subscribe(late)
    #expect(source.log == ["max(3)"])
    late.request(2)
    #expect(source.log == ["max(3)", "max(2)"])
    late.cancel()
    late.request(1)
    #expect(source.log == ["max(3)", "max(2)", "cancel"])
  }

  @Test func eachGroupIsRequestedAtOnce() {
    let source = Script<Int>()
    let groups = Reader<[Int]>()
    source.collect(3).subscribe(groups)
    groups.request(2)
    #expect(source.log == ["max(6)"])
    groups.more = .max(1)
    #expect(source.send(1) == .none)
    #expect(source.send(2) == .none)
    #expect(source.send(3) == 3)
    groups.more = .none
    #expect(source.send(4) == .none)
    source.finish()
    #expect(groups.values == [[1, 2, 3], [4]] && groups.isFinished)
  }

  @Test func anEmptyPublisherEndsWithoutDemand() {
    let nothing = Reader<Never>()
    [1, 2].publisher.ignoreOutput().subscribe(nothing)
    #expect(nothing.isFinished)

    // A value waits for a demand, and is sent once.
    let sum = Reader<Int>()
    [1, 2].publisher.reduce(0, +).subscribe(sum)
    #expect(sum.values.isEmpty && !sum.isFinished)
    sum.request(2)
    sum.request(2)
    #expect(sum.values == [3] && sum.completionCount == 1)
  }

  @Test func anErrorDoesNotWaitForBufferedValues() {
    let subject = PassthroughSubject<Int, Refused>()
    var log: [String] = []
    var subscription: (any Subscription)?
    subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          log.append("\(value)")
          return .none
        }, receiveCompletion: { log.append($0.failed ? "failed" : "finished") }))
    for value in 1...3 { subject.send(value) }
    subscription?.request(.max(1))
    subject.send(completion: .failure(Refused()))
    subscription?.request(.max(1))
    #expect(log == ["1", "failed"])
  }

  @Test func anOverflowFollowsTheNextRequestedValues() {
    let subject = PassthroughSubject<Int, Refused>()
    var log: [String] = []
    var subscription: (any Subscription)?
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Refused() }).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: { value in
          log.append("\(value)")
          return .none
        }, receiveCompletion: { log.append($0.failed ? "failed" : "finished") }))
    for value in 1...4 { subject.send(value) }
    #expect(log.isEmpty)
    subscription?.request(.max(1))
    #expect(log == ["1", "failed"])
  }

  @Test func aSecondSubscriptionIsCancelled() {
    let outer = Script<Just<Int>>()
    let (flat, latest) = (Second(), Second())
    outer.flatMap { $0 }.subscribe(reader)
    outer.subscriber?.receive(subscription: flat)
    outer.switchToLatest().subscribe(Reader<Int>())
    outer.subscriber?.receive(subscription: latest)
    #expect(flat.isCancelled && latest.isCancelled)

    let half = Script<Int>()
    let pair = Second()
    half.zip(Just(1)) { $0 + $1 }.subscribe(Reader<Int>())
    half.subscriber?.receive(subscription: pair)
    #expect(pair.isCancelled)
  }

  @Test func theInnerPublishersAreCancelledFirst() {
    var order: [String] = []
    let inner = Script<Int>("inner") { order.append($0) }
    let outer = Script<Script<Int>>("outer") { order.append($0) }
    outer.flatMap { $0 }.subscribe(reader)
    outer.send(inner)
    reader.cancel()
    #expect(order == ["inner", "outer"])
  }

  @Test func demandsAreAddedAndComparedAsNumbers() throws {
    typealias Demand = Subscribers.Demand
    #expect(42 < Demand.unlimited && !(42 > Demand.unlimited) && 42 != Demand.unlimited)
    #expect(2 == Demand.max(2) && 1 <= Demand.max(2) && 3 >= Demand.max(2) && Demand.max(2) > -1)
    #expect(Demand.max(.max) + 1 == .unlimited && Demand.max(.max) + Demand.max(1) == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited && Demand.unlimited * 2 == .unlimited)
    #expect(Demand.max(3) - 5 == .none && Demand.max(3) - Demand.unlimited == .none)
    #expect(Demand.max(.max).max == .max && Demand.unlimited.max == nil)

    let stored = try JSONEncoder().encode([Demand.max(42), .unlimited])
    #expect(String(decoding: stored, as: UTF8.self) == "[42,9223372036854775808]")
    #expect(try JSONDecoder().decode([Demand].self, from: stored) == [.max(42), .unlimited])
  }
}

extension Subscribers.Completion {
  fileprivate var failed: Bool {
    if case .failure = self { true } else { false }
  }
}
