internal import Foundation
internal import KeelData
internal import PeopleModel
public import PeopleService
public import PeopleUtil
internal import Synchronization

/// Stores people in a SQLite database.
///
/// The first call opens the file. If that fails, or if another program removes, replaces or migrates the file, the next
/// call tries again.
public final class PersonDBWorker: PersonDBWork {
  /// How the worker works.
  public struct Options: Hashable, Sendable {
    /// The time for which it waits for another program that writes, in each attempt.
    public var busyTimeout = Duration.seconds(2)
    /// How often it tries again while another program keeps the database locked.
    public var patience = Patience(attempts: 2, pause: .milliseconds(200))
    /// The largest size of the file in bytes; unlimited if `nil`.
    public var maximumSize: Int?
    public init() {}
  }

  let path: String
  let options: Options
  let clock: any Clock<Duration>
  let log: Log
  private let opener: DatabaseOpener

  public init(
    path: String, options: Options = Options(), clock: any Clock<Duration> = ContinuousClock(),
    log: Log = .standardError
  ) {
    self.path = path
    self.options = options
    self.clock = clock
    self.log = log
    opener = DatabaseOpener(
      onLoss: { log(.recovery, "The database is closed, and opened again by the next call: \(LogText($0))") },
      { try await Self.open(path, options, log) })
  }

  private static func open(_ path: String, _ options: Options, _ log: Log) async throws -> Database {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var settings = Database.Options()
    settings.busyTimeout = options.busyTimeout
    settings.maximumSize = options.maximumSize
    let applied = Mutex(0)
    let migrations = PersonSchema.migrations { version in applied.withLock { $0 = version } }
    let database = try await Database.open(.file(path), options: settings, migrations: migrations)
    let version = applied.withLock { $0 }
    if version > 0 { log(.migration, "The schema of the database has version \(version) now.") }
    return database
  }

  /// Closes the file. A later call opens it again.
  public func close() async { await opener.close() }

  /// Runs work on the database, retries it while the database is locked, and throws errors for users.
  func working<Value: Sendable>(
    _ work: @escaping @Sendable (Database) async throws -> Value
  ) async throws(Fizzle) -> Value {
    do {
      return try await options.patience.retrying(
        on: clock, { (error: any Error) in DataError.isTransient(error) ? .tryAgain : .giveUp },
        work: { () async throws -> Value in try await opener.perform(work) })
    } catch {
      throw fizzle(error)
    }
  }

  /// Follows a query: its rows now, and whenever they change.
  ///
  /// - Parameters:
  ///   - query: The closure that makes the query. It may read from the database.
  ///   - transform: The closure that converts the rows. If it returns `nil`, the content of the database has changed
  ///     since the query was made, and the query is made again.
  func following<Value: Sendable, Result: Sendable>(
    _ query: @escaping @Sendable (Database) async throws -> Query<Value>,
    _ transform: @escaping @Sendable ([Value]) -> Swift.Result<Result, Fizzle>?
  ) -> AsyncStream<Swift.Result<Result, Fizzle>> {
    // A consumer that is slower than the changes receives the latest rows only.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        do {
          // An answer restores the patience: errors years apart are not counted together.
          var end: End
          repeat {
            end = try await followingOnce(query) { rows in
              guard let answer = transform(rows) else { return false }
              continuation.yield(answer)
              return true
            }
            // Another program holds the lock of the database, so an immediate attempt would fail, too.
            if end == .broken { try await clock.sleep(for: options.patience.pause, tolerance: nil) }
          } while end != .finished
        } catch {
          if !Task.isCancelled { continuation.yield(.failure(fizzle(error))) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The reason that an observation has ended without an error.
  private enum End { case finished, broken, outdated }

  /// Follows a query until it ends, or until `receive` returns false, which means that the query is outdated. Transient
  /// errors before the first answer are retried; after one, the result is `.broken`.
  private func followingOnce<Value: Sendable>(
    _ query: @escaping @Sendable (Database) async throws -> Query<Value>, _ receive: ([Value]) -> Bool
  ) async throws -> End {
    try await options.patience.retrying(
      on: clock, { (error: any Error) in DataError.isTransient(error) ? .tryAgain : .giveUp },
      work: { () async throws -> End in
        var end = End.finished
        var hasAnswer = false
        do {
          try await opener.follow(query) { rows in
            guard receive(rows) else {
              end = .outdated
              return false
            }
            hasAnswer = true
            return true
          }
          return end
        } catch {
          guard hasAnswer, DataError.isTransient(error) else { throw error }
          log(.recovery, "A query is observed anew: \(LogText(error))")
          return .broken
        }
      })
  }

  /// Converts an error to one for users, and logs its details.
  private func fizzle(_ error: any Error) -> Fizzle {
    if let fizzle = error as? Fizzle { return fizzle }
    if !(error is CancellationError), error as? DataError != .cancelled {
      log(.database, "The database failed: \(LogText(error))", detail: "\(path): \(error)")
    }
    return Fizzle(error, path: path)
  }
}
