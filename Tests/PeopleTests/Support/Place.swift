import Foundation
import KeelModel
import PeopleModel
import PeopleUtil
import PeopleWorkers
import Synchronization
import Testing

/// A folder that is removed with the test.
final class Place: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "people-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "stored/people.sqlite").path }
  var photos: URL { folder.appending(path: "photos") }
  var log: URL { folder.appending(path: "state/log.txt") }

  func worker(_ notes: Notes = Notes(), _ change: (inout PersonDBWorker.Options) -> Void = { _ in }) -> PersonDBWorker {
    var options = PersonDBWorker.Options()
    change(&options)
    return PersonDBWorker(path: path, options: options, log: notes.log)
  }
}

extension PersonDBWorker {
  /// The whole list.
  func followAllPersonMeta(in order: Person.Order) -> AsyncStream<Result<[Person.Group], Fizzle>> {
    followPersonMeta(in: order, window: 0..<100_000)
  }

  /// The stored person.
  func readPerson(id: Person.ID) async throws(Fizzle) -> Person {
    var answers = followPerson(id: id).makeAsyncIterator()
    guard let answer = await answers.next() else { throw .unknown }
    return try answer.get()
  }
}

/// A window on the whole list.
@MainActor let wholeList: Stored<Range<Int>> = Just(0..<100_000).eraseToAnyPublisher()

/// Waits until something that happens on other threads has happened. The limit is that of a test that is broken.
nonisolated(nonsending) func until(
  _ isDone: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let limit = ContinuousClock.now + .seconds(120)
  while !isDone() {
    guard ContinuousClock.now < limit else {
      Issue.record("It did not happen within two minutes.", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

/// What was logged.
final class Notes: Sendable {
  private let stored = Mutex<[Log.Entry]>([])
  var entries: [Log.Entry] { stored.withLock { $0 } }
  var failures: [Log.Entry] { entries.filter { $0.kind != .migration } }
  var log: Log { Log { [self] entry in stored.withLock { $0.append(entry) } } }
}

/// The error that a call throws.
nonisolated(nonsending) func fizzle<Value, Failure: Error>(
  _ body: nonisolated(nonsending) () async throws(Failure) -> Value
) async -> Failure? {
  do throws(Failure) {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}
