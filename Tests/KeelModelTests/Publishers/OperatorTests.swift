import KeelModel
import Testing

/// Returns the values that a publisher sends immediately, and its completion.
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

@Suite struct OperatorTests {
  private let numbers = [1, 2, 2, 3, 1].publisher

  @Test func valuesAreMadeOfValues() {
    #expect(all(numbers.map { $0 * 2 }).values == [2, 4, 4, 6, 2])
    #expect(all(["a", "bc"].publisher.map(\.count)).values == [1, 2])
    #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }).values == [1, 3])
    #expect(all([1, nil].publisher.replaceNil(with: 0)).values == [1, 0])
    #expect(all(numbers.scan(0, +)).values == [1, 3, 5, 8, 9])
    let tried = all(
      numbers.tryMap { value -> Int in
        if value == 3 { throw Failed() }
        return value
      })
    #expect(tried == ([1, 2, 2], "Failed()"))
    #expect(all(Fail<Int, Failed>(error: Failed()).mapError { _ in CancellationError() }).end == "CancellationError()")
  }

  @Test func valuesAreLeftOut() {
    #expect(all(numbers.filter { $0 > 1 }).values == [2, 2, 3])
    #expect(all(numbers.removeDuplicates()).values == [1, 2, 3, 1])
    #expect(all(numbers.removeDuplicates { $0 % 2 == $1 % 2 }).values == [1, 2, 3])
    #expect(all(numbers.dropFirst(2)).values == [2, 3, 1])
    #expect(all(numbers.drop { $0 < 3 }).values == [3, 1])
    #expect(all(numbers.prefix(2)) == ([1, 2], "finished"))
    #expect(all(numbers.prefix { $0 < 3 }) == ([1, 2, 2], "finished"))
    #expect(all(numbers.first()).values == [1])
    #expect(all(numbers.first { $0 > 2 }).values == [3])
    #expect(all(numbers.output(at: 3)).values == [3])
    #expect(all(numbers.ignoreOutput()).end == "finished")
  }

  @Test func valuesAreLookedAtTogether() {
    #expect(all(numbers.reduce(0, +)) == ([9], "finished"))
    #expect(all(numbers.collect()).values == [[1, 2, 2, 3, 1]])
    #expect(all(numbers.collect(2)).values == [[1, 2], [2, 3], [1]])
    #expect(all(numbers.last()).values == [1])
    #expect(all(numbers.last { $0 > 1 }).values == [3])
    #expect(all(numbers.count()).values == [5])
    #expect(all(numbers.max()).values == [3])
    #expect(all(numbers.min()).values == [1])
    #expect(all(numbers.contains(3)).values == [true])
    #expect(all(numbers.allSatisfy { $0 < 3 }).values == [false])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 7)).values == [7])
    #expect(all(numbers.replaceEmpty(with: 7)).values == [1, 2, 2, 3, 1])
  }

  @Test func publishersFollowEachOther() {
    #expect(all(numbers.append(8, 9).prepend(0)).values == [0, 1, 2, 2, 3, 1, 8, 9])
    #expect(all(Just(1).append(Just(2))) == ([1, 2], "finished"))
    let failing = numbers.setFailureType(to: Failed.self).append(Fail(error: Failed()))
    #expect(all(failing).end == "Failed()")
    #expect(all(failing.replaceError(with: 7)) == ([1, 2, 2, 3, 1, 7], "finished"))
    #expect(all(failing.catch { _ in [5, 6].publisher }).values == [1, 2, 2, 3, 1, 5, 6])
    #expect(all(failing.retry(1)) == ([1, 2, 2, 3, 1, 1, 2, 2, 3, 1], "Failed()"))
  }

  @Test func theLatestOfTwoAreCombined() {
    let a = PassthroughSubject<Int, Never>()
    let b = CurrentValueSubject<String, Never>("x")
    var log: [String] = []
    var isFinished = false
    let token = a.combineLatest(b).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { log.append("\($0)\($1)") })
    a.send(1)
    b.send("y")
    a.send(2)
    #expect(log == ["1x", "1y", "2y"])
    a.send(completion: .finished)
    b.send("z")
    #expect(log.last == "2z")
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    withExtendedLifetime(token) {}
    let three = Just(1).combineLatest(Just(2), Just(3)).map { "\($0)\($1)\($2)" }
    #expect(all(three).values == ["123"])
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" }
    #expect(all(four).values == ["1234"])
    #expect(all(Publishers.CombineLatest(Just(1), Just("a")).map { "\($0)\($1)" }).values == ["1a"])
  }

  @Test func oneOfEachIsZipped() {
    let zipped = numbers.zip(["a", "b"].publisher).map { "\($0)\($1)" }
    #expect(all(zipped) == (["1a", "2b"], "finished"))
    let three = numbers.zip([5].publisher, [6, 7].publisher) { "\($0)\($1)\($2)" }
    #expect(all(three).values == ["156"])
  }

  @Test func manyAreMerged() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    var isFinished = false
    let token = a.merge(with: b, Just(0)).sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { log.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(log == [0, 1, 2, 3])
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    #expect(all(Publishers.MergeMany([Just(1), Just(2)])).values == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func flatMapKeepsSoManyAtWorkAndNoMore() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var started: [Int] = []
    var log: [Int] = []
    let token = [0, 1, 2].publisher
      .flatMap(maxPublishers: .max(1)) { index in
        started.append(index)
        return subjects[index]
      }
      .sink { log.append($0) }
    #expect(started == [0])
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    #expect(started == [0, 1])
    subjects[1].send(2)
    #expect(log == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func flatMapBuffersValuesWithoutDemand() {
    let reader = Reader<Int>()
    [10, 20].publisher.flatMap { [$0, $0 + 1].publisher }.subscribe(reader)
    reader.request(1)
    #expect(reader.values == [10])
    reader.request(2)
    #expect(reader.values.count == 3)
    reader.request(9)
    #expect(reader.values.sorted() == [10, 11, 20, 21])
    #expect(reader.completionCount == 1)
  }

  @Test func theLatestPublisherIsSwitchedTo() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var log: [Int] = []
    var isFinished = false
    let token = outer.switchToLatest().sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { log.append($0) })
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    b.send(4)
    #expect(log == [1, 3, 4])
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    withExtendedLifetime(token) {}
  }

  @Test func demandReachesTheSource() {
    let reader = Reader<Int>()
    (1...100).publisher.filter { $0 % 10 == 0 }.map { $0 * 2 }.append(7).subscribe(reader)
    #expect(reader.values == [])
    reader.request(2)
    #expect(reader.values == [20, 40])
    reader.request(8)
    #expect(reader.values.count == 10)
    #expect(!reader.isFinished)
    reader.request(1)
    #expect(reader.values.last == 7)
    #expect(reader.completionCount == 1)
  }

  @Test func oneSubscriptionIsShared() {
    var subscriptions = 0
    var cancels = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
    ).share()
    var log: [String] = []
    let a = shared.sink { log.append("a\($0)") }
    let b = shared.sink { log.append("b\($0)") }
    source.send(1)
    #expect(log == ["a1", "b1"])
    a.cancel()
    #expect(cancels == 0)
    b.cancel()
    #expect((subscriptions, cancels) == (1, 1))
  }

  @Test func aFutureRunsAtOnceAndKeepsItsResult() {
    var runs = 0
    var promise: Future<Int, Failed>.Promise?
    let future = Future<Int, Failed> {
      runs += 1
      promise = $0
    }
    var log: [Int] = []
    let token = future.sink(receiveCompletion: { _ in log.append(0) }, receiveValue: { log.append($0) })
    promise?(.success(5))
    promise?(.success(6))
    #expect(log == [5, 0])
    #expect(all(future) == ([5], "finished"))
    #expect(runs == 1)
    #expect(all(Future<Int, Failed> { $0(.failure(Failed())) }).end == "Failed()")
    #expect(all(Deferred { Just(runs) }).values == [1])
    withExtendedLifetime(token) {}
  }

  @Test func oneValueWaitsForDemand() {
    let reader = Reader<Int>()
    Just(1).subscribe(reader)
    #expect(reader.values == [])
    reader.request(1)
    #expect((reader.values, reader.completionCount) == ([1], 1))
    #expect(all(Int?.none.publisher) == ([], "finished"))
    #expect(all(Result<Int, Failed>.failure(Failed()).publisher).end == "Failed()")
    #expect(all(Empty<Int, Never>(completeImmediately: false)).end == "going on")
  }

  @Test func cancellingInAStageStopsTheSource() {
    var pulled = 0
    var token: AnyCancellable?
    let source = CurrentValueSubject<Int, Never>(0)
    token = source.map { value in
      pulled += 1
      return value
    }
    .sink { if $0 == 2 { token?.cancel() } }
    for value in 1...5 { source.send(value) }
    #expect(pulled == 3)
  }

  @Test func passingEventsArePrinted() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    _ = all(Just(1).print("just", to: log))
    #expect(log.text.hasSuffix("just: request unlimited\njust: receive value: (1)\njust: receive finished\n"))
  }
}
