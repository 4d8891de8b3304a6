import KeelModel
import Testing

extension SharedTurn {
  @MainActor @Suite struct PublisherTimeTests {
    let clock = TestClock()
    let subject = PassthroughSubject<Int, Never>()

    @Test func debounceSendsValuesFollowedByAPause() async {
      var log: [Int] = []
      let token = subject.debounce(for: .milliseconds(300), scheduler: .clock(clock)).sink { log.append($0) }
      subject.send(1)
      await clock.advance(by: .milliseconds(200))
      subject.send(2)
      await clock.advance(by: .milliseconds(299))
      #expect(log == [])
      await clock.advance(by: .milliseconds(1))
      #expect(log == [2])
      subject.send(3)
      token.cancel()
      await clock.run()
      #expect(log == [2])
    }

    @Test func anIntervalTooShortToKeepDoesNotHoldUpTheMainActor() async {
      let scheduler = ClockScheduler(ContinuousClock())
      let (rest, runs) = AsyncStream<Void>.makeStream()
      var count = 0
      let token = scheduler.schedule(after: scheduler.now, interval: 0, tolerance: 0, options: nil) {
        count += 1
        if count == 3 { runs.finish() }
      }
      for await _ in rest {}
      token.cancel()
      #expect(count >= 3)
    }

    @Test func throttleSendsOneAnInterval() async {
      var latest: [Int] = []
      var first: [Int] = []
      let scheduler = ClockScheduler(clock)
      let tokens = [
        subject.throttle(for: 1, scheduler: scheduler, latest: true).sink { latest.append($0) },
        subject.throttle(for: 1, scheduler: scheduler, latest: false).sink { first.append($0) },
      ]
      for value in 1...9 {
        subject.send(value)
        await clock.advance(by: .milliseconds(300))
      }
      await clock.run()
      #expect(latest == [1, 4, 7, 9])
      #expect(first == [1, 2, 5, 8])
      withExtendedLifetime(tokens) {}
    }

    @Test func aThrottleEndsWithItsWaitingValue() async {
      var log: [String] = []
      let token = subject.throttle(for: 1, scheduler: .clock(clock), latest: true)
        .sink {
          log.append("\($0)")
        } receiveValue: {
          log.append("\($0)")
        }
      subject.send(1)
      await clock.advance(by: .milliseconds(100))
      subject.send(2)
      subject.send(3)
      subject.send(completion: .finished)
      await clock.advance(by: .milliseconds(800))
      #expect(log == ["1"])
      await clock.advance(by: .milliseconds(200))
      #expect(log == ["1", "3", "finished"])
      withExtendedLifetime(token) {}
    }

    @Test func aThrottleSkipsValuesWithoutDemand() async {
      let reader = Reader<Int>()
      subject.throttle(for: 1, scheduler: .clock(clock), latest: true).subscribe(reader)
      subject.send(1)
      reader.request(1)
      await clock.advance(by: .milliseconds(100))
      #expect(reader.values.isEmpty)
      // The dropped value started no interval, so the next one is sent immediately.
      subject.send(2)
      await clock.advance(by: .milliseconds(0))
      #expect(reader.values == [2])
    }

    @Test func anEndAfterACancelIsNotWaitedFor() async {
      /// Sends its completion after cancellation, as a publisher on another thread can.
      final class LateEnd: Publisher {
        typealias Output = Int
        typealias Failure = Never
        var end: (() -> Void)?
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
          subscriber.receive(subscription: Subscriptions.empty)
          end = { subscriber.receive(completion: .finished) }
        }
      }
      let late = LateEnd()
      let token = late.delay(for: .seconds(1), scheduler: .clock(clock)).sink { _ in }
      token.cancel()
      late.end?()
      await clock.settle()
      #expect(clock.sleeperCount == 0)
    }

    @Test func delayKeepsTheOrder() async {
      var log: [Int] = []
      let token = (0..<20).publisher.delay(for: .seconds(1), scheduler: .clock(clock)).sink { log.append($0) }
      await clock.advance(by: .milliseconds(999))
      #expect(log == [])
      await clock.advance(by: .milliseconds(1))
      #expect(log == Array(0..<20))
      withExtendedLifetime(token) {}
    }

    @Test func onTheMainActorAllValuesArriveInOrderInOneTurn() async {
      let model = Counter()
      var runs = 0
      let observer = observe {
        runs += 1
        _ = model.count
      }
      let token = subject.receive(on: .mainActor).sink {
        model.log.append("\($0)"); model.count += 1
      }
      for value in 1...50 { subject.send(value) }
      subject.send(completion: .finished)
      #expect(model.log == [])
      for _ in 0..<10_000 where model.log.count < 50 { await Task.yield() }
      await turnAtRest()
      #expect(model.log == (1...50).map(String.init))
      #expect(runs == 2)
      withExtendedLifetime((observer, token)) {}
    }

    @Test func aCancelDropsScheduledValues() async {
      var log: [Int] = []
      let token = subject.receive(on: .mainActor).sink { log.append($0) }
      var later = 0
      let witness = subject.receive(on: .mainActor).sink { later = $0 }
      subject.send(1)
      token.cancel()
      // Both values were on their way in this order.
      for _ in 0..<10_000 where later == 0 { await Task.yield() }
      #expect(later == 1)
      #expect(log == [])
      withExtendedLifetime(witness) {}
    }

    @Test func aClockTicks() async {
      var ticks: [Duration] = []
      let scheduler = ClockScheduler(clock)
      let timer = scheduler.schedule(after: .init(offset: .seconds(1)), interval: .seconds(2)) {
        ticks.append(scheduler.now.offset)
      }
      await clock.advance(by: .seconds(6))
      #expect(ticks == [.seconds(1), .seconds(3), .seconds(5)])
      timer.cancel()
      await clock.run()
      #expect(ticks.count == 3)
    }
  }

  @MainActor @Suite struct PublisherBridgeTests {
    @Test func anObservedValueIsPublishedOnceATurn() {
      let model = Counter()
      var log: [Int] = []
      let token = Observed { model.count * 10 }.sink { log.append($0) }
      #expect(log == [0])
      model.count = 1
      model.count = 2
      model.other = 1
      Turn.shared.flush()
      #expect(log == [0, 20])
      token.cancel()
      model.count = 3
      Turn.shared.flush()
      #expect(log == [0, 20])
    }

    @Test func readsOfASubscriberAreNotTracked() {
      let model = Counter()
      var runs = 0
      let token = Observed { model.count }.sink { _ in
        runs += 1
        _ = model.other
      }
      model.count = 1
      Turn.shared.flush()
      model.other = 1
      Turn.shared.flush()
      #expect(runs == 2)
      withExtendedLifetime(token) {}
    }

    @Test func aPublisherIsALoop() async {
      var log: [Int] = []
      for await value in [1, 2, 3].publisher.values { log.append(value) }
      #expect(log == [1, 2, 3])
      await #expect(throws: Failed.self) {
        for try await _ in Fail<Int, Failed>(error: Failed()).values {}
      }
    }

    @Test func leavingALoopCancels() async {
      var cancels = 0
      let subject = CurrentValueSubject<Int, Never>(1)
      for await value in subject.handleEvents(receiveCancel: { cancels += 1 }).values {
        #expect(value == 1)
        break
      }
      #expect(cancels == 1)
      var count = 0
      let task = Task { @MainActor in
        for await _ in subject.values { count += 1 }
        return true
      }
      for _ in 0..<10_000 where count == 0 { await Task.yield() }
      #expect(count == 1)
      task.cancel()
      #expect(await task.value)
    }

    @Test func aSequenceOfAsyncElementsIsAPublisher() async {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for value in 1...3 { continuation.yield(value) }
      continuation.finish()
      var log: [Int] = []
      for await value in stream.publisher.map({ $0 * 2 }).receive(on: .mainActor).collect().values { log += value }
      #expect(log == [2, 4, 6])
    }
  }
}
