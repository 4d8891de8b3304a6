import KeelModel
import Testing

/// Operators can be created by their initializers too, as in libraries that extend `Publishers`.
@Suite struct InitialiserTests {
  private struct Lost: Error {}

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let token = publisher.sink { _ in
    } receiveValue: {
      values.append($0)
    }
    withExtendedLifetime(token) {}
    return values
  }

  private let numbers = [1, 1, 2, 3].publisher

  @Test func operatorsThatChoose() {
    #expect(values(Publishers.Filter(upstream: numbers) { $0 > 1 }) == [2, 3])
    #expect(values(Publishers.TryFilter(upstream: numbers) { $0 < 3 }) == [1, 1, 2])
    #expect(values(Publishers.RemoveDuplicates(upstream: numbers, predicate: ==)) == [1, 2, 3])
    #expect(values(Publishers.TryRemoveDuplicates(upstream: numbers, predicate: ==)) == [1, 2, 3])
    #expect(values(Publishers.DropWhile(upstream: numbers) { $0 < 2 }) == [2, 3])
    #expect(values(Publishers.TryDropWhile(upstream: numbers) { $0 < 2 }) == [2, 3])
    #expect(values(Publishers.PrefixWhile(upstream: numbers) { $0 < 2 }) == [1, 1])
    #expect(values(Publishers.TryPrefixWhile(upstream: numbers) { $0 < 2 }) == [1, 1])
    #expect(values(Publishers.IgnoreOutput(upstream: numbers)) == [])
  }

  @Test func operatorsThatChange() {
    #expect(values(Publishers.TryMap(upstream: numbers) { $0 * 2 }) == [2, 2, 4, 6])
    #expect(values(Publishers.CompactMap(upstream: numbers) { $0 > 2 ? "\($0)" : nil }) == ["3"])
    #expect(values(Publishers.TryCompactMap(upstream: numbers) { $0 > 2 ? "\($0)" : nil }) == ["3"])
    #expect(values(Publishers.Scan(upstream: numbers, initialResult: 0) { $0 + $1 }) == [1, 2, 4, 7])
    #expect(values(Publishers.TryScan(upstream: numbers, initialResult: 0) { $0 + $1 }) == [1, 2, 4, 7])
    let failing = Publishers.SetFailureType<_, Lost>(upstream: numbers)
    #expect(values(Publishers.MapError(upstream: failing) { $0 as any Error }) == [1, 1, 2, 3])
    #expect(values(Publishers.Catch(upstream: Fail<Int, Lost>(error: Lost())) { _ in Just(9) }) == [9])
    #expect(values(Publishers.TryCatch(upstream: Fail<Int, Lost>(error: Lost())) { _ in Just(9) }) == [9])
    #expect(values(Publishers.SwitchToLatest(upstream: Just(Just(9)))) == [9])
    var outputs: [Int] = []
    #expect(values(Publishers.HandleEvents(upstream: Just(9), receiveOutput: { outputs.append($0) })) == [9])
    #expect(outputs == [9])
  }

  @Test func operatorsWithASchedulerAndABuffer() {
    let now = ImmediateScheduler.shared
    #expect(values(Publishers.ReceiveOn(upstream: numbers, scheduler: now, options: nil)) == [1, 1, 2, 3])
    let delayed = Publishers.Delay(
      upstream: numbers, interval: .seconds(1), tolerance: .seconds(0), scheduler: now, options: nil)
    #expect(values(delayed) == [1, 1, 2, 3])
    #expect(
      values(Publishers.Debounce(upstream: Just(1), dueTime: .seconds(1), scheduler: now, options: nil)) == [1])
    #expect(values(Publishers.Throttle(upstream: Just(1), interval: .seconds(1), scheduler: now, latest: true)) == [1])
    #expect(
      values(Publishers.Buffer(upstream: Just(1), size: 2, prefetch: .keepFull, whenFull: .dropOldest)) == [1])
  }
}
