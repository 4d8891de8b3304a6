import Foundation
import KeelModel
import Testing

/// Operators return the types that Combine names, so that sources may declare them and create them.
@Suite struct PublisherTypeTests {
  private struct Refused: Error, Equatable {}

  private let numbers = [3, 1, 4, 1, 5].publisher
  private typealias Numbers = Publishers.Sequence<[Int], Never>

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    withExtendedLifetime(
      publisher.sink { _ in
      } receiveValue: {
        values.append($0)
      }
    ) {}
    return values
  }

  private func hasFailed<P: Publisher>(_ publisher: P) -> Bool {
    var hasFailed = false
    withExtendedLifetime(
      publisher.sink {
        hasFailed = $0.isFailed
      } receiveValue: { _ in
      }
    ) {}
    return hasFailed
  }

  @Test func questions() {
    let all: Publishers.AllSatisfy<Numbers> = numbers.allSatisfy { $0 < 9 }
    let tryAll: Publishers.TryAllSatisfy<Numbers> = numbers.tryAllSatisfy { _ in throw Refused() }
    let contains: Publishers.Contains<Numbers> = numbers.contains(4)
    let containsWhere: Publishers.ContainsWhere<Numbers> = numbers.contains { $0 > 9 }
    let tryContains: Publishers.TryContainsWhere<Numbers> = numbers.tryContains { $0 > 4 }
    #expect(values(all) == [true] && hasFailed(tryAll) && values(contains) == [true])
    #expect(values(containsWhere) == [false] && values(tryContains) == [true])
    #expect(values(Publishers.Contains(upstream: numbers, output: 9)) == [false])
    #expect(values(Publishers.AllSatisfy(upstream: Empty<Int, Never>()) { _ in false }) == [true])
  }

  @Test func anAnswerEndsTheSource() {
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    let reader = Reader<Bool>()
    subject.handleEvents(receiveCancel: { cancels += 1 }).contains(2).subscribe(reader)
    subject.send(1)
    #expect(cancels == 0)
    subject.send(2)
    #expect(cancels == 1)
    #expect(reader.values.isEmpty && !reader.isFinished, "the answer waits for demand")
    reader.request(1)
    #expect(reader.values == [true] && reader.isFinished)
  }

  /// The closure of an operator runs before the state of the operator is touched.
  @Test func aClosureMaySendTheNextValue() {
    let subject = PassthroughSubject<Int, Never>()
    var isNested = false
    var found: [Int] = []
    let token = subject.last { value in
      if !isNested {
        isNested = true
        subject.send(2)
      }
      return value > 0
    }.sink { found.append($0) }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(found == [1], "the outer value is the last one whose closure has returned")
    token.cancel()
  }

  @Test func resultsOfAllValues() {
    let collect: Publishers.Collect<Numbers> = numbers.collect()
    let count: Publishers.Count<Numbers> = numbers.count()
    let reduce: Publishers.Reduce<Numbers, String> = numbers.reduce("") { $0 + "\($1)" }
    let tryReduce: Publishers.TryReduce<Numbers, Int> = numbers.tryReduce(0) { _, _ in throw Refused() }
    let last: Publishers.Last<Numbers> = numbers.last()
    let lastWhere: Publishers.LastWhere<Numbers> = numbers.last { $0 > 3 }
    let tryLast: Publishers.TryLastWhere<Numbers> = numbers.tryLast { $0 == 1 }
    let greatest: Publishers.Comparison<Numbers> = numbers.max()
    let least: Publishers.TryComparison<Numbers> = numbers.tryMin { $0 < $1 }
    #expect(values(collect) == [[3, 1, 4, 1, 5]] && values(count) == [5] && values(reduce) == ["31415"])
    #expect(hasFailed(tryReduce))
    #expect(values(last) == [5] && values(lastWhere) == [5] && values(tryLast) == [1])
    #expect(values(greatest) == [5] && values(least) == [1])
    #expect(values(Publishers.Comparison(upstream: numbers) { $0 > $1 }) == [1])
    #expect(values(Publishers.Reduce(upstream: Empty<Int, Never>(), initial: 7) { $0 + $1 }) == [7])
    #expect(values(Empty<Int, Never>().last()).isEmpty)
  }

  @Test func changedValues() {
    struct Point: Codable, Equatable { var x = 1, y = 2, z = 3 }
    let points = [Point()].publisher
    typealias Points = Publishers.Sequence<[Point], Never>
    let x: Publishers.MapKeyPath<Points, Int> = points.map(\.x)
    let xy: Publishers.MapKeyPath2<Points, Int, Int> = points.map(\.x, \.y)
    let xyz: Publishers.MapKeyPath3<Points, Int, Int, Int> = points.map(\.x, \.y, \.z)
    #expect(values(x) == [1])
    #expect(values(xy).map { [$0.0, $0.1] } == [[1, 2]])
    #expect(values(xyz).map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
    let encoded: Publishers.Encode<Points, Lines> = points.encode(encoder: Lines())
    let decoded: Publishers.Decode<Publishers.Encode<Points, Lines>, Point, Lines> =
      encoded.decode(type: Point.self, decoder: Lines())
    #expect(values(decoded) == [Point()])
    #expect(hasFailed(Publishers.Decode<_, Point, _>(upstream: [Data()].publisher, decoder: Lines())))
  }

  @Test func replacedEnds() {
    let empty: Publishers.ReplaceEmpty<Empty<Int, Never>> = Empty<Int, Never>().replaceEmpty(with: 7)
    let failed: Publishers.ReplaceError<Fail<Int, Refused>> = Fail<Int, Refused>(error: Refused()).replaceError(with: 8)
    #expect(values(empty) == [7] && values(failed) == [8])
    #expect(values(Publishers.ReplaceEmpty(upstream: numbers, output: 9)) == [3, 1, 4, 1, 5])
    let reader = Reader<Int>()
    empty.subscribe(reader)
    #expect(reader.values.isEmpty && !reader.isFinished, "the replacement waits for demand")
    reader.request(1)
    #expect(reader.values == [7] && reader.isFinished)
  }

  @Test func printedEvents() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    let printing: Publishers.Print<Numbers> = [1].publisher.print("p", to: log)
    #expect(printing.prefix == "p" && printing.stream != nil)
    #expect(values(printing) == [1])
    #expect(log.text.hasSuffix("p: request unlimited\np: receive value: (1)\np: receive finished\n"))
  }

  @Test func oneValueStaysOneValue() {
    let just: Just<String> = Just(1).map { "\($0)" }
    let chosen: Optional<Int>.Publisher = Just(1).filter { $0 > 1 }
    let tried: Result<Int, any Error>.Publisher = Just(1).tryMap { _ in throw Refused() }
    let typed: Result<Int, Refused>.Publisher = Just(1).setFailureType(to: Refused.self)
    #expect(just == Just("1") && chosen == Optional.Publisher(nil) && hasFailed(tried))
    #expect(typed == Result.Publisher(1))
    #expect(Just(1).count() == Just(1) && Just(1).collect() == Just([1]) && Just(1).contains(2) == Just(false))
    #expect(values(Just(1).prepend(0)) == [0, 1] && values(Just(1).append([2, 3])) == [1, 2, 3])
    #expect(Just(1).dropFirst() == Optional.Publisher(nil) && Just(1).prefix(1) == Optional.Publisher(1))
    #expect(Just(1).output(in: 0...) == Optional.Publisher(1) && Just(1).output(at: 1) == Optional.Publisher(nil))
    #expect(Just(1).scan(2, +) == Result.Publisher(3))
  }

  @Test func anOptionalStaysAnOptional() {
    let some = Optional(2).publisher
    let none = Int?.none.publisher
    let mapped: Optional<Int>.Publisher = some.map { $0 * 2 }
    let replaced: Just<Int> = none.replaceEmpty(with: 5)
    #expect(mapped == Optional.Publisher(4) && replaced == Just(5))
    #expect(none.count() == Optional.Publisher(nil) && some.count() == Optional.Publisher(1))
    #expect(some.compactMap { $0 > 2 ? $0 : nil } == none && some.first { $0 == 2 } == some)
    #expect(some.reduce(1, +) == Optional.Publisher(3) && some.max() == some)
  }

  @Test func aResultStaysAResult() {
    let good = Result<Int, Refused>.success(2).publisher
    let bad = Result<Int, Refused>.failure(Refused()).publisher
    let mapped: Result<Int, Refused>.Publisher = good.map { $0 * 2 }
    let other: Result<Int, any Error>.Publisher = good.tryMap { _ in throw Refused() }
    let safe: Result<Int, Never>.Publisher = bad.replaceError(with: 5)
    #expect(mapped == Result.Publisher(4) && hasFailed(other) && values(safe) == [5])
    #expect(bad.map { $0 * 2 } == bad && bad.retry(3) == bad && hasFailed(bad.tryMap { $0 }))
    #expect(good.contains(2) == Result.Publisher(true) && good.tryMin { $0 < $1 }.result.isSuccess)
    #expect(safe.setFailureType(to: Refused.self) == Result.Publisher(5))
  }
}

/// A coder that fails for empty data.
private struct Lines: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> Data { try JSONEncoder().encode(value) }
  func decode<T: Decodable>(_ type: T.Type, from input: Data) throws -> T {
    try JSONDecoder().decode(type, from: input)
  }
}

extension Subscribers.Completion {
  fileprivate var isFailed: Bool { if case .failure = self { true } else { false } }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
