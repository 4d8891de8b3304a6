import Foundation
import KeelModel
import Testing

private struct Lost: Error, Equatable {}

/// Publishers send nothing after completion or cancellation, and retain nothing for former subscribers.
@Suite(.timeLimit(.minutes(5))) struct EndingTests {
  @Test func aSharedPublisherDoesNotRestartAfterItsEnd() {
    var begun = 0
    let work = Deferred { () -> PassthroughSubject<Int, Never> in
      begun += 1
      return PassthroughSubject()
    }
    let source = PassthroughSubject<Int, Never>()
    let shared = work.handleEvents().merge(with: source).prefix(1).share()
    var log: [String] = []
    let first = shared.sink { _ in
      log.append("first ended")
    } receiveValue: {
      log.append("first \($0)")
    }
    source.send(1)
    let late = shared.sink { _ in
      log.append("late ended")
    } receiveValue: {
      log.append("late \($0)")
    }
    #expect(log == ["first 1", "first ended", "late ended"])
    #expect(begun == 1)
    withExtendedLifetime((first, late)) {}
  }

  @Test func aSharedPublisherContinuesWhileThereIsASubscriber() {
    let source = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var cancels = 0
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
    ).share()
    let first = shared.sink { _ in }
    let second = shared.sink { _ in }
    first.cancel()
    #expect((subscriptions, cancels) == (1, 0))
    second.cancel()
    #expect((subscriptions, cancels) == (1, 1))
    let third = shared.sink { _ in }
    #expect((subscriptions, cancels) == (2, 1))
    third.cancel()
  }

  @Test func subscribingElsewhereEndsAsItIsCancelled() {
    let source = PassthroughSubject<Int, Never>()
    let scheduler = HandScheduler()
    var log: [Int] = []
    let token = source.subscribe(on: scheduler).sink { log.append($0) }
    scheduler.runAll()
    source.send(1)
    token.cancel()
    // The upstream subscription still exists, but its values are dropped.
    source.send(2)
    scheduler.runAll()
    source.send(3)
    #expect(log == [1])
    let immediate = source.subscribe(on: ImmediateScheduler.shared).sink { log.append($0) }
    source.send(4)
    immediate.cancel()
    source.send(5)
    #expect(log == [1, 4])
  }

  @Test func aSubscriberThatCancelsAsItSubscribesElsewhereDoesNotGoRound() {
    final class Leaver: Subscriber {
      typealias Input = Int
      typealias Failure = Never
      func receive(subscription: any Subscription) { subscription.cancel() }
      func receive(_ input: Int) -> Subscribers.Demand { .none }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    var cancels = 0
    let source = PassthroughSubject<Int, Never>()
    source.handleEvents(receiveCancel: { cancels += 1 }).subscribe(on: ImmediateScheduler.shared).subscribe(Leaver())
    #expect(cancels == 1)
  }

  @Test func tryingAgainTakesNoStack() async {
    let end: String = await withCheckedContinuation { done in
      let thread = Thread {
        var attempts = 0
        var end = ""
        let token = Deferred { () -> Fail<Int, Lost> in
          attempts += 1
          return Fail(error: Lost())
        }
        .retry(20_000)
        .sink {
          end = "\($0 == .failure(Lost()) ? "lost" : "otherwise") after \(attempts)"
        } receiveValue: { _ in
        }
        token.cancel()
        done.resume(returning: end)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(end == "lost after 20001")
  }

  @Test func aRetryAfterAValueContinuesIfPossible() {
    var attempts = 0
    var log: [Int] = []
    var end: Subscribers.Completion<any Error>?
    let token = Deferred { () -> AnyPublisher<Int, any Error> in
      attempts += 1
      let attempt = attempts
      return [attempt].publisher.tryMap { value -> Int in
        if value < 3 { throw Lost() }
        return value
      }
      .prepend(0)
      .eraseToAnyPublisher()
    }
    .retry(5)
    .sink {
      end = $0
    } receiveValue: {
      log.append($0)
    }
    #expect(log == [0, 0, 0, 3])
    guard case .finished = end else {
      Issue.record("It ended with \(String(describing: end)).")
      return
    }
    withExtendedLifetime(token) {}
  }

  @Test func anEndedAssignmentIsReleased() {
    final class Holder {
      @Published var value = 0
    }
    final class Marker {}
    let holder = Holder()
    weak var weakMarker: Marker?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let marker = Marker()
      weakMarker = marker
      subject.map { [marker] in
        _ = marker
        return $0
      }.assign(to: &holder.$value)
    }
    subject.send(3)
    #expect(holder.value == 3)
    #expect(weakMarker != nil)
    subject.send(completion: .finished)
    #expect(weakMarker == nil)
    // A publisher that completes immediately leaves nothing behind either.
    do {
      let marker = Marker()
      weakMarker = marker
      Just(4).map { [marker] in
        _ = marker
        return $0
      }.assign(to: &holder.$value)
    }
    #expect(holder.value == 4)
    #expect(weakMarker == nil)
  }

  @Test func subscribersWithoutDemandReceiveObjectChanges() {
    final class Model: ObservableObject {
      @Published var value = 0
    }
    let model = Model()
    let reader = Reader<Void>()
    model.objectWillChange.subscribe(reader)
    model.value = 1
    model.value = 2
    #expect(reader.values.count == 2)
    reader.cancel()
    model.value = 3
    #expect(reader.values.count == 2)
  }
}

/// Runs scheduled actions when the test requests it.
private final class HandScheduler: Scheduler {
  private var waiting: [() -> Void] = []
  var now: SchedulerTime { SchedulerTime() }
  var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  func runAll() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append(action) }
  func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { waiting.append(action) }
  func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append(action)
    return Subscriptions.empty
  }
}
