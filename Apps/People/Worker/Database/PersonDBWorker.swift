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
public actor PersonDBWorker: PersonDBWork {
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

  nonisolated let path: String
  nonisolated let options: Options
  nonisolated let clock: any Clock<Duration>
  nonisolated let log: Log
  private var opening: Task<Database, any Error>?
  /// The database that was given up last, and the reason.
  private var lost: (database: Database, error: DataError)?

  public init(
    path: String, options: Options = Options(), clock: any Clock<Duration> = ContinuousClock(),
    log: Log = .standardError
  ) {
    self.path = path
    self.options = options
    self.clock = clock
    self.log = log
  }

  /// Closes the file. A later call opens it again.
  public func close() async {
    let opening = opening.take()
    if case .success(let database) = await opening?.result { await database.close() }
  }

  /// The open database; the same one for all.
  private func database() async throws -> Database {
    if let opening { return try await opening.value }
    let opening = Task { [path, options, log, lost = lost?.database] in
      // The former connections and the new ones must not use the same log.
      await lost?.close()
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
    self.opening = opening
    do {
      return try await opening.value
    } catch {
      // Another caller that waited may already have started a new attempt.
      if self.opening == opening { self.opening = nil }
      throw error
    }
  }

  /// Gives up a database that cannot be used any more after an error, so that the next call opens the file again.
  private func giveUp(_ database: Database, after error: any Error) async {
    guard let error = error as? DataError, error.needsOpening, let opening else { return }
    guard case .success(let open) = await opening.result, open === database, self.opening == opening else { return }
    self.opening = nil
    lost = (database, error)
    log(.recovery, "The database is closed, and opened again by the next call: \(LogText(error))")
    // This ends the other observations, which ask for the reason.
    await database.close()
  }

  /// The reason for which a database was given up, or `nil` if it was not.
  private func reason(_ database: Database) -> DataError? { lost?.database === database ? lost?.error : nil }

  /// Runs work on the database, retries it while the database is locked, and throws errors for users.
  func working<Value: Sendable>(
    _ work: @escaping @Sendable (Database) async throws -> Value
  ) async throws(Fizzle) -> Value {
    do {
      return try await options.patience.retrying(
        on: clock, { (error: any Error) in DataError.isTransient(error) ? .tryAgain : .giveUp },
        work: { () async throws -> Value in
          let database = try await database()
          do {
            return try await work(database)
          } catch {
            await giveUp(database, after: error)
            throw reason(database) ?? error
          }
        })
    } catch {
      throw fizzle(error)
    }
  }

  /// Follows a query: its rows now, and whenever they change.
  nonisolated func following<Value: Sendable, Result: Sendable>(
    _ query: @escaping @Sendable (Database) async throws -> Query<Value>,
    _ transform: @escaping @Sendable ([Value]) -> Swift.Result<Result, Fizzle>
  ) -> AsyncStream<Swift.Result<Result, Fizzle>> {
    followingAgain(query) { transform($0) }
  }

  /// Follows a query that depends on the content of the database. If the conversion of its rows returns `nil`, the query
  /// is made again.
  nonisolated func following<Value: Sendable, Result: Sendable>(
    _ query: @escaping @Sendable (Database) async throws -> Query<Value>,
    unlessOutdated convert: @escaping @Sendable ([Value]) -> Result?
  ) -> AsyncStream<Swift.Result<Result, Fizzle>> {
    followingAgain(query) { rows in convert(rows).map { .success($0) } }
  }

  private nonisolated func followingAgain<Value: Sendable, Result: Sendable>(
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
  private nonisolated func followingOnce<Value: Sendable>(
    _ query: @escaping @Sendable (Database) async throws -> Query<Value>, _ receive: ([Value]) -> Bool
  ) async throws -> End {
    try await options.patience.retrying(
      on: clock, { (error: any Error) in DataError.isTransient(error) ? .tryAgain : .giveUp },
      work: { () async throws -> End in
        let database = try await database()
        var hasAnswer = false
        do {
          for try await rows in database.observe(try await query(database)) {
            guard receive(rows) else { return .outdated }
            hasAnswer = true
          }
          if let reason = await reason(database) { throw reason }
          return .finished
        } catch {
          await giveUp(database, after: error)
          guard hasAnswer, DataError.isTransient(error) else { throw await reason(database) ?? error }
          log(.recovery, "A query is observed anew: \(LogText(error))")
          return .broken
        }
      })
  }

  /// Converts an error to one for users, and logs its details.
  private nonisolated func fizzle(_ error: any Error) -> Fizzle {
    if let fizzle = error as? Fizzle { return fizzle }
    if !(error is CancellationError), error as? DataError != .cancelled {
      log(.database, "The database failed: \(LogText(error))", detail: "\(path): \(error)")
    }
    return Fizzle(error, path: path)
  }
}
