public import DoneDoneModel
internal import Foundation
internal import KeelData

/// Stores activities and categories in a SQLite database, which is opened when it is first used, off the main actor.
///
/// A program can show its window at once. If the file cannot be opened, or another program removes, replaces or migrates
/// it, each use reports why, and the next one opens it again.
public final class ActivityDatabase: ActivityStoring {
  /// Where a database is.
  public enum Place: Hashable, Sendable {
    /// A file, which is created, with its folder, if it does not exist.
    case file(String)
    /// Memory, for demonstrations, previews and tests.
    case memory
  }

  /// How a database works.
  public struct Options: Sendable {
    /// The time for which work waits for another program that writes.
    public var busyTimeout = Duration.seconds(5)
    /// The largest size of the file in bytes; unlimited if `nil`.
    public var maximumSize: Int?
    /// Receives the details of errors, which contain no text of the user.
    public var log: @Sendable (String) -> Void = { _ in }

    public init() {}
  }

  private let opener: DatabaseOpener
  private let log: @Sendable (String) -> Void

  private init(_ opener: DatabaseOpener, log: @escaping @Sendable (String) -> Void) {
    self.opener = opener
    self.log = log
  }

  /// Creates a store in a database that is opened when it is first used. A new one gets categories.
  ///
  /// A file that is damaged, that belongs to another app, or that a newer version of this app has written, is not
  /// changed.
  ///
  /// - Parameter categories: The categories of a new database, for example `Category.defaults(_:)`.
  public convenience init(_ place: Place, categories: [DoneDoneModel.Category], options: Options = Options()) {
    let opener = DatabaseOpener {
      do {
        return try await Self.open(place, categories, options)
      } catch {
        options.log("The database cannot be opened: \(error)")
        throw DoneDoneError(error)
      }
    }
    self.init(opener, log: options.log)
  }

  /// Creates a store in the database of another store, which a closure opens when it is first used.
  public convenience init(opening: @escaping @Sendable () async throws -> ActivityDatabase) {
    self.init(DatabaseOpener { try await opening().database() }, log: { _ in })
  }

  /// Opens a database. A new one gets categories.
  public static func open(
    _ place: Place, categories: [DoneDoneModel.Category], options: Options = Options()
  ) async throws(DoneDoneError) -> ActivityDatabase {
    let store = ActivityDatabase(place, categories: categories, options: options)
    try await store.performing { _ in }
    return store
  }

  private static func open(
    _ place: Place, _ categories: [DoneDoneModel.Category], _ options: Options
  ) async throws -> Database {
    var settings = Database.Options()
    settings.busyTimeout = options.busyTimeout
    settings.maximumSize = options.maximumSize
    let location: Database.Location
    switch place {
    case .memory: location = .memory
    case .file(let path):
      location = .file(path)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await refuseForeignFile(path, options: settings)
    }
    return try await Database.open(location, options: settings, migrations: Schema.migrations(categories))
  }

  /// Ends all streams, and closes the file when the transactions that have been requested are done. A later use opens it
  /// again; memory is empty then.
  public func close() async { await opener.close() }

  /// The open database.
  func database() async throws -> Database { try await opener.database() }

  /// Throws if a file that exists has tables, but not those of this app.
  ///
  /// It is opened for reading, because a writer would change how the file keeps its log.
  private static func refuseForeignFile(_ path: String, options: Database.Options) async throws {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size > 0 else { return }
    var options = options
    options.isReadOnly = true
    let database = try await Database.open(.file(path), options: options)
    let tables: Set<String>
    do {
      tables = Set(try await database.rows(Query(first: "SELECT name FROM sqlite_schema WHERE type = 'table'")))
    } catch {
      await database.close()
      throw error
    }
    await database.close()
    if !tables.isEmpty && !tables.isSuperset(of: Schema.tables) { throw DoneDoneError.damaged }
  }

  /// Performs work, and throws errors for users.
  func performing<Value: Sendable>(
    _ work: (Database) async throws -> Value
  ) async throws(DoneDoneError) -> Value {
    do {
      return try await opener.perform(work)
    } catch {
      throw problem(error)
    }
  }

  /// Follows a query: its rows now, and whenever they change. A consumer that is slower receives the latest rows only.
  func following<Value: Sendable>(
    _ query: @escaping @Sendable (Database) async throws -> Query<Value>
  ) -> AsyncThrowingStream<[Value], any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { [self] in
        do {
          try await opener.follow(query) { rows in
            continuation.yield(rows)
            return true
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: Task.isCancelled ? nil : problem(error))
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Converts an error to one for users, and logs its details.
  private func problem(_ error: any Error) -> DoneDoneError {
    let problem = DoneDoneError(error)
    if !(error is DoneDoneError), problem != .cancelled { log("The database has failed: \(error)") }
    return problem
  }
}
