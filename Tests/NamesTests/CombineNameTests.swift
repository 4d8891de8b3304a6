import Combine
import Testing

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .dropFirst()
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { [$0, $0.uppercased()] }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }
}

private struct Person: Codable, Equatable {
  var name: String
}

/// Sources that import only Combine.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CombineNameTests {
  @Test func aModelWrittenForCombineWorks() async {
    let model = SearchModel()
    model.query = "a"
    #expect(model.results == [])
    var found: [String]?
    for await results in model.$results.values where !results.isEmpty {
      found = results
      break
    }
    #expect(found == ["a", "A"])
  }

  @Test func theCodersOfFoundationFit() {
    var people: [Person] = []
    var isFinished = false
    let token = Just(Person(name: "Ada"))
      .encode(encoder: JSONEncoder())
      .decode(type: Person.self, decoder: JSONDecoder())
      .sink(
        receiveCompletion: { if case .finished = $0 { isFinished = true } }, receiveValue: { people.append($0) })
    #expect(people == [Person(name: "Ada")])
    #expect(isFinished)
    withExtendedLifetime(token) {}
  }

  @Test func timesOfSchedulersAreMadeFromClocks() {
    let uptime = DispatchTime.now()
    let start = DispatchQueue.SchedulerTimeType(uptime)
    #expect(start.dispatchTime == uptime)
    #expect(start <= DispatchQueue.SchedulerTimeType(.now()))
    #expect(start.advanced(by: .seconds(1)).dispatchTime == uptime + 1)
    let date = Date(timeIntervalSinceNow: 3600)
    // Both clocks advance between the conversions.
    let later = RunLoop.SchedulerTimeType(date)
    #expect(later > RunLoop.SchedulerTimeType(Date(timeIntervalSinceNow: 1800)))
    #expect(later.date > date - 1800 && later.date < date + 1800)
    #expect(OperationQueue.SchedulerTimeType(Date.distantPast) < OperationQueue.SchedulerTimeType(Date.distantFuture))
  }

  @Test func notificationsCome() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let token = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    token.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func theMainRunLoopIsTheMainActor() async {
    var order: [Int] = []
    let token = [1, 2, 3].publisher.receive(on: RunLoop.main).sink { order.append($0) }
    #expect(order == [])
    await withCheckedContinuation { continuation in DispatchQueue.main.schedule { continuation.resume() } }
    #expect(order == [1, 2, 3])
    withExtendedLifetime(token) {}
  }

  @Test func aRepeatedActionBeginsAtItsDate() async {
    let queue = DispatchQueue.main
    let (rest, runs) = AsyncStream<Void>.makeStream()
    var (early, count) = (0, 0)
    let later = queue.schedule(after: queue.now.advanced(by: .seconds(3_600)), interval: .seconds(3_600)) { early += 1 }
    // Were the other action due already, it would run before these calls.
    let token = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
      count += 1
      if count == 3 { runs.finish() }
    }
    for await _ in rest {}
    token.cancel()
    later.cancel()
    #expect(early == 0)
  }

  @Test func aTimerWrittenForCombineCompiles() {
    let timer = Timer.publish(every: 3_600, on: .main, in: .common).autoconnect()
    let token = timer.sink { _ in }
    token.cancel()
    let debounced = Just(1).debounce(for: .milliseconds(300), scheduler: RunLoop.main)
    let throttled = Just(1).throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
    let delayed = Just(1).delay(for: .seconds(0.5), scheduler: OperationQueue.main).eraseToAnyPublisher()
    _ = (debounced, throttled, delayed)
  }
}
