import KeelModel
import Observation
import Testing

@globalActor private actor IndexActor {
  static let shared = IndexActor()
}

@IndexActor @Observable private final class Index {
  var count = 0
  var name = ""
}

@Observable private final class WatchedCounter {
  var count = 0
}

/// An actor that observes its own model.
private actor Watcher {
  private let counter = WatchedCounter()
  private var token: ObservationToken?

  func start(_ runs: AsyncStream<Int>.Continuation) {
    token = observe(isolation: self) { [counter] in
      runs.yield(counter.count)
    }
  }
  func add() { counter.count += 1 }
}

/// Observers on actors other than the main actor.
@Suite(.timeLimit(.minutes(5))) struct ActorObserverTests {
  /// Sends when it is released.
  private final class Witness: Sendable {
    let released: AsyncStream<Void>.Continuation
    init(_ released: AsyncStream<Void>.Continuation) { self.released = released }
    deinit { released.yield() }
  }

  @Test @IndexActor func runsOnItsActorAtOnceAndOnceForTheChangesOfAJob() async {
    let index = Index()
    let (stream, runs) = AsyncStream.makeStream(of: Int.self)
    var seen: [Int] = []
    let token = observe(isolation: #isolation) {
      IndexActor.assertIsolated()
      seen.append(index.count)
      runs.yield(index.count)
    }
    #expect(seen == [0])
    var values = stream.makeAsyncIterator()
    #expect(await values.next() == 0)
    index.count = 1
    index.count = 2
    #expect(seen == [0])
    #expect(await values.next() == 2)
    // A run for `name`, which is not read, or a second one for the changes above would be the next.
    index.name = "not read"
    index.count = 3
    #expect(await values.next() == 3)
    #expect(seen == [0, 2, 3])
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [true, false])
  @IndexActor func aTokenThatEndsStopsAChangeUnderWayAndReleasesTheClosure(isCancelled: Bool) async {
    let index = Index()
    let (stream, released) = AsyncStream.makeStream(of: Void.self)
    var seen: [Int] = []
    var token: ObservationToken?
    do {
      let witness = Witness(released)
      token = observe(isolation: #isolation) {
        seen.append(index.count)
        withExtendedLifetime(witness) {}
      }
    }
    index.count = 1
    if isCancelled { token?.cancel() } else { token = nil }
    index.count = 2
    for await _ in stream { break }
    #expect(seen == [0])
    #expect(token?.isCancelled != false)
  }

  @Test @MainActor func theMainActorIsReported() {
    let reports = RuntimeWarning.withCapture { observe(isolation: MainActor.shared) {}.cancel() }
    #expect(reports.map(\.remedy) == ["Call observe without an isolation."])
    #expect(reports.first?.place?.hasPrefix("KeelModelTests/ActorObserverTests.swift:") == true)
  }

  @Test func anActorObservesItsOwnModel() async {
    let watcher = Watcher()
    let (stream, runs) = AsyncStream.makeStream(of: Int.self)
    var values = stream.makeAsyncIterator()
    await watcher.start(runs)
    #expect(await values.next() == 0)
    await watcher.add()
    #expect(await values.next() == 1)
  }
}
