import Foundation
import KeelModel
import Testing

private struct Refused: Error, Codable, Equatable {}

private func all<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
  var values: [P.Output] = []
  var end = "going on"
  let token = publisher.sink(
    receiveCompletion: {
      switch $0 {
      case .finished: end = "finished"
      case .failure(let error): end = "\(error)"
      }
    }, receiveValue: { values.append($0) })
  withExtendedLifetime(token) {}
  return (values, end)
}

/// Operators that start, stop and group values.
@Suite struct MoreOperatorTests {
  private let numbers = [3, 1, 4, 1, 5].publisher
  private let source = PassthroughSubject<Int, Refused>()
  private let other = PassthroughSubject<Void, Refused>()

  private func refuse(_ number: Int) -> (Int) throws -> Bool {
    { value in
      if value == number { throw Refused() }
      return value > 2
    }
  }

  @Test func valuesAreLeftOutUntilAnotherPublisherSends() {
    var log: [String] = []
    let token = source.drop(untilOutputFrom: other)
      .sink {
        log.append("\($0)")
      } receiveValue: {
        log.append("\($0)")
      }
    source.send(1)
    other.send()
    source.send(2)
    other.send(completion: .finished)
    source.send(3)
    source.send(completion: .finished)
    #expect(log == ["2", "3", "finished"])
    withExtendedLifetime(token) {}
  }

  @Test func aPublisherThatCannotBeginEndsWithTheOther() {
    var cancels = 0
    var log: [String] = []
    let token = source.handleEvents(receiveCancel: { cancels += 1 }).drop(untilOutputFrom: other)
      .sink {
        log.append("\($0)")
      } receiveValue: {
        log.append("\($0)")
      }
    other.send(completion: .finished)
    source.send(1)
    #expect(log == ["finished"])
    #expect(cancels == 1)
    withExtendedLifetime(token) {}
  }

  /// As in Combine, a subscriber with a demand of one may receive no value.
  @Test func aSkippedValueIsNotRequestedAgain() {
    let source = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    source.drop(untilOutputFrom: other).subscribe(reader)
    reader.request(3)
    source.send(1)
    source.send(2)
    other.send(0)
    source.send(3)
    source.send(4)
    #expect(reader.values == [3])
    reader.request(1)
    source.send(5)
    #expect(reader.values == [3, 5])
  }

  @Test func valuesEndAsAnotherPublisherSends() {
    var cancels = 0
    var log: [String] = []
    let source = source.handleEvents(receiveCancel: { cancels += 1 })
    let token = source.prefix(untilOutputFrom: other)
      .sink {
        log.append("\($0)")
      } receiveValue: {
        log.append("\($0)")
      }
    self.source.send(1)
    other.send()
    self.source.send(2)
    #expect(log == ["1", "finished"])
    #expect(cancels == 1)
    // A publisher that completes without a value does not end the other.
    let quiet = Empty<Int, Never>()
    let second = self.source.prefix(untilOutputFrom: quiet)
      .sink {
        log.append("\($0)")
      } receiveValue: {
        log.append("\($0)")
      }
    self.source.send(3)
    #expect(log.last == "3")
    // If the other publisher sends its value during subscription, no value passes.
    #expect(all(numbers.prefix(untilOutputFrom: Just(()))) == ([], "finished"))
    withExtendedLifetime((token, second)) {}
  }

  @Test func valuesAreTakenByTheirNumbers() {
    #expect(all(numbers.output(in: 1...2)) == ([1, 4], "finished"))
    #expect(all(numbers.output(in: 3...)) == ([1, 5], "finished"))
    #expect(all(numbers.output(in: ..<2)) == ([3, 1], "finished"))
    #expect(all(numbers.output(in: 2..<2)) == ([], "finished"))
    #expect(all(numbers.output(at: 2)) == ([4], "finished"))
    #expect(all(numbers.output(at: 9)) == ([], "finished"))
  }

  @Test func anErrorOfAClosureEndsThePublisher() {
    let refused = "Refused()"
    #expect(all(numbers.tryDrop(while: refuse(9))) == ([1, 4, 1, 5], "finished"))
    #expect(all(numbers.tryDrop(while: refuse(1))) == ([], refused))
    #expect(all(numbers.tryPrefix(while: refuse(9))) == ([3], "finished"))
    #expect(all(numbers.tryPrefix(while: refuse(1))) == ([3], refused))
    #expect(all(numbers.tryFirst(where: refuse(9))) == ([3], "finished"))
    #expect(all(numbers.tryFirst(where: refuse(3))) == ([], refused))
    #expect(all(numbers.tryLast(where: refuse(9))) == ([5], "finished"))
    #expect(all(numbers.tryLast(where: refuse(4))) == ([], refused))
    #expect(all(numbers.tryContains(where: refuse(9))) == ([true], "finished"))
    #expect(all(numbers.tryContains(where: refuse(3))) == ([], refused))
    #expect(all(numbers.tryAllSatisfy(refuse(9))) == ([false], "finished"))
    #expect(all(numbers.tryAllSatisfy(refuse(3))) == ([], refused))
    #expect(all(numbers.tryMin { $0 < $1 }) == ([1], "finished"))
    #expect(all(numbers.tryMax { $0 < $1 }) == ([5], "finished"))
    #expect(all(numbers.tryMax { _, _ in throw Refused() }) == ([], refused))
    #expect(all(Empty<Int, Never>().tryMin { $0 < $1 }) == ([], "finished"))
  }

  @Test func eightPublishersAreMerged() {
    let just = Just(1)
    #expect(all(just.merge(with: Just(2), Just(3), Just(4), Just(5))).values == [1, 2, 3, 4, 5])
    #expect(all(just.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6))).values.count == 6)
    #expect(all(just.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7))).values.count == 7)
    #expect(
      all(just.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)))
        == ([1, 2, 3, 4, 5, 6, 7, 8], "finished"))
  }

  @Test func switchToLatestAcceptsFailingPublishersFromOneThatCannotFail() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Refused>, Never>()
    var log: [String] = []
    let token = outer.switchToLatest()
      .sink {
        log.append($0 == .failure(Refused()) ? "refused" : "ended")
      } receiveValue: {
        log.append("\($0)")
      }
    outer.send(source)
    source.send(1)
    source.send(completion: .failure(Refused()))
    #expect(log == ["1", "refused"])
    withExtendedLifetime(token) {}
  }

  @Test func aRecordingIsPlayedAgainAndStored() throws {
    let record = Record<Int, Refused> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Refused()))
    }
    #expect(all(record) == ([1, 2], "Refused()"))
    #expect(all(record.prefix(1)) == ([1], "finished"))
    let stored = try JSONDecoder().decode(Record<Int, Refused>.self, from: JSONEncoder().encode(record))
    #expect(all(stored) == ([1, 2], "Refused()"))
    #expect(all(Record<Int, Refused>(output: [], completion: .finished)) == ([], "finished"))
    let reports = RuntimeWarning.withCapture {
      var recording = record.recording
      recording.receive(3)
      recording.receive(completion: .finished)
      #expect(recording.output == [1, 2])
    }
    #expect(reports.count == 2)
  }

  @Test func anEndIsStoredAsCombineStoresIt() throws {
    let encoder = JSONEncoder()
    let finished = Subscribers.Completion<Refused>.finished
    #expect(String(decoding: try encoder.encode(finished), as: UTF8.self) == #"{"success":true}"#)
    for end in [finished, .failure(Refused())] {
      #expect(
        try JSONDecoder().decode(Subscribers.Completion<Refused>.self, from: encoder.encode(end)) == end)
    }
  }

  @Test func breakpointsThatAreNotReachedLetAllThrough() {
    #expect(all(numbers.breakpoint(receiveOutput: { $0 > 9 }).breakpointOnError()).values == [3, 1, 4, 1, 5])
    #expect(all(numbers.setFailureType(to: Refused.self).assertNoFailure()).values == [3, 1, 4, 1, 5])
  }

  @Test func theValueOfAFutureIsAwaited() async throws {
    let early = Future<Int, Never> { $0(.success(1)) }
    #expect(await early.value == 1)
    let late = Future<Int, Refused> { promise in Task { promise(.success(2)) } }
    #expect(try await late.value == 2)
    let refused = Future<Int, Refused> { promise in Task { promise(.failure(Refused())) } }
    await #expect(throws: Refused.self) { try await refused.value }
  }
}

extension SharedTurn {
  /// Operators that use a clock.
  @MainActor @Suite struct PublisherClockTests {
    let clock = TestClock()
    private let source = PassthroughSubject<Int, Refused>()

    @Test func aTimeoutEndsThePublisher() async {
      var log: [String] = []
      let token = source.timeout(.seconds(1), scheduler: .clock(clock))
        .sink {
          log.append("\($0)")
        } receiveValue: {
          log.append("\($0)")
        }
      for value in 1...3 {
        await clock.advance(by: .milliseconds(900))
        source.send(value)
      }
      await clock.advance(by: .milliseconds(999))
      #expect(log == ["1", "2", "3"])
      await clock.advance(by: .milliseconds(1))
      #expect(log == ["1", "2", "3", "finished"])
      source.send(4)
      await clock.run()
      #expect(log.count == 4)
      withExtendedLifetime(token) {}
    }

    @Test func aTimeoutFailsWithTheGivenError() async {
      var log: [Subscribers.Completion<Refused>] = []
      let token = source.timeout(.seconds(1), scheduler: .clock(clock), customError: { Refused() })
        .sink {
          log.append($0)
        } receiveValue: { _ in
        }
      await clock.advance(by: .seconds(1))
      #expect(log == [.failure(Refused())])
      let quiet = source.timeout(.seconds(1), scheduler: .clock(clock))
        .sink {
          log.append($0)
        } receiveValue: { _ in
        }
      quiet.cancel()
      await clock.run()
      #expect(log.count == 1)
      withExtendedLifetime(token) {}
    }

    @Test func theTimeBetweenValuesIsSent() async {
      var log: [SchedulerTime.Stride] = []
      let token = source.assertNoFailure().measureInterval(using: ClockScheduler(clock)).sink { log.append($0) }
      for pause in [0.5, 2, 0.25] {
        await clock.advance(by: .seconds(pause))
        source.send(0)
      }
      #expect(log == [.seconds(0.5), .seconds(2), .seconds(0.25)])
      withExtendedLifetime(token) {}
    }

    @Test func valuesAreCollectedByTime() async {
      var log: [[Int]] = []
      var end: Subscribers.Completion<Refused>?
      let token = source.collect(.byTime(ClockScheduler(clock), .seconds(1)))
        .sink {
          end = $0
        } receiveValue: {
          log.append($0)
        }
      source.send(1)
      source.send(2)
      await clock.advance(by: .seconds(1))
      #expect(log == [[1, 2]])
      // Intervals without values send nothing and need no timer.
      await clock.advance(by: .milliseconds(7500))
      #expect(log.count == 1)
      source.send(3)
      await clock.advance(by: .milliseconds(499))
      #expect(log.count == 1)
      await clock.advance(by: .milliseconds(1))
      #expect(log == [[1, 2], [3]])
      source.send(4)
      source.send(completion: .finished)
      await clock.settle()
      #expect(log == [[1, 2], [3], [4]])
      #expect(end == .finished)
      withExtendedLifetime(token) {}
    }

    @Test func valuesAreCollectedByTimeOrCountAsTheyAreWanted() async {
      let source = PassthroughSubject<Int, Never>()
      let reader = Reader<[Int]>()
      source.collect(.byTimeOrCount(ClockScheduler(clock), .seconds(1), 2)).subscribe(reader)
      reader.request(1)
      for value in 1...3 { source.send(value) }
      #expect(reader.values == [[1, 2]])
      await clock.advance(by: .seconds(5))
      #expect(reader.values.count == 1)
      reader.request(5)
      await clock.advance(by: .seconds(1))
      #expect(reader.values == [[1, 2], [3]])
      reader.cancel()
      source.send(4)
      await clock.run()
      #expect(reader.values.count == 2)
    }
  }
}
