/// A database that is opened when it is first used, and again after it could not be used any more.
///
/// ```swift
/// let opener = DatabaseOpener { try await Database.open(.file(path), migrations: migrations) }
/// let count: Int = try await opener.perform { try await $0.value("SELECT count(*) FROM person") }
/// ```
///
/// If another process removes, replaces or migrates the file, all that uses the database ends with the error
/// (`DataError.stale`, `DataError.newerSchema`). The database is then closed, and the next use opens the file again. If
/// it cannot be opened, each use throws the reason, and the next one tries again. It may be used from any task.
public actor DatabaseOpener {
  private let open: @Sendable () async throws -> Database
  private let onLoss: @Sendable (DataError) -> Void
  private var opening: Task<Database, any Error>?
  /// The database that was given up last, and the reason.
  private var lost: (database: Database, error: DataError)?

  /// Creates an opener, which opens nothing until it is used.
  ///
  /// - Parameters:
  ///   - onLoss: A closure that receives the reason when a database is given up, for a log. Called on any thread.
  ///   - open: The closure that opens the database. It runs once at a time.
  public init(
    onLoss: @escaping @Sendable (DataError) -> Void = { _ in }, _ open: @escaping @Sendable () async throws -> Database
  ) {
    self.open = open
    self.onLoss = onLoss
  }

  /// Returns the open database, the same one to all.
  ///
  /// - Throws: The error of opening it.
  public func database() async throws -> Database {
    if let opening { return try await opening.value }
    let opening = Task { [open, lost = lost?.database] in
      // The former connections and the new ones must not use the same log.
      await lost?.close()
      return try await open()
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

  /// Performs work on the open database, on the actor of the caller.
  ///
  /// - Throws: The error of opening the database, or that of the work. If the database was given up meanwhile, the
  ///   reason for that.
  @discardableResult public nonisolated(nonsending) func perform<Value: Sendable>(
    _ work: nonisolated(nonsending) (Database) async throws -> Value
  ) async throws -> Value {
    let database = try await database()
    do {
      return try await work(database)
    } catch {
      await giveUp(database, after: error)
      throw await reason(database) ?? error
    }
  }

  /// Passes the values of a query to a closure, now and whenever they change, until the closure returns false or the
  /// database is closed. The closures run on the actor of the caller.
  ///
  /// - Parameters:
  ///   - query: The closure that makes the query. It may read from the database.
  ///   - receive: The closure that receives the values of all rows. Returns true to go on.
  /// - Throws: As ``perform(_:)``. Cancelling the task ends it without an error.
  public nonisolated(nonsending) func follow<Value>(
    _ query: nonisolated(nonsending) (Database) async throws -> Query<Value>, _ receive: ([Value]) -> Bool
  ) async throws {
    try await perform { database in
      for try await values in database.observe(try await query(database)) {
        guard receive(values) else { return }
      }
      // Giving up the database has ended the observation.
      if let reason = await reason(database) { throw reason }
    }
  }

  /// Closes the database if it is open, which ends its observations. A later use opens it again.
  public func close() async {
    let opening = opening.take()
    if case .success(let database) = await opening?.result { await database.close() }
  }

  /// Gives up a database that cannot be used any more after an error.
  private func giveUp(_ database: Database, after error: any Error) async {
    guard let error = error as? DataError, error.needsOpening, let opening else { return }
    guard case .success(let open) = await opening.result, open === database, self.opening == opening else { return }
    self.opening = nil
    lost = (database, error)
    onLoss(error)
    // This ends the other observations, which ask for the reason.
    await database.close()
  }

  /// Returns the reason for which a database was given up, or `nil` if it was not.
  private func reason(_ database: Database) -> DataError? { lost?.database === database ? lost?.error : nil }
}

extension DataError {
  /// True if a database that is open cannot be used any more, and must be opened again.
  fileprivate var needsOpening: Bool {
    switch self {
    case .stale, .newerSchema: true
    default: false
    }
  }
}
