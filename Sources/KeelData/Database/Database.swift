internal import KeelModel
import Synchronization

/// A database whose queries can be observed: a file of SQLite, or memory.
///
/// ```swift
/// let database = try await Database.open(.file(path), migrations: migrations)
/// try await database.write { try $0.run("INSERT INTO person (id, name) VALUES (\(id), \(name))") }
/// for try await people in database.observe(Query("SELECT name FROM person") { try $0["name"] as String }) { … }
/// ```
///
/// One transaction writes at a time, while several read; none of them runs on the main actor or on a thread of Swift's
/// own pool. Cancelling a task stops its statement and undoes its transaction. All methods may be called from any task.
public final class Database: Sendable {
  /// The place of a database.
  public struct Location: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case file(ExactText)
      case memory
    }
    let kind: Kind

    /// A file, which is created if it does not exist. Its folder must exist.
    public static func file(_ path: String) -> Location { Location(kind: .file(ExactText(path))) }
    /// Memory, for tests and previews. It has one connection, so that reading and writing wait for each other.
    public static let memory = Location(kind: .memory)
  }

  /// How a database works.
  public struct Options: Hashable, Sendable {
    /// The number of transactions that may read at a time.
    public var readerCount = 3
    /// The time for which a transaction waits for other connections before it fails with `DataError.busy`.
    public var busyTimeout = Duration.seconds(5)
    /// True if nothing may be written, not even migrations.
    public var isReadOnly = false
    /// The number of bytes beyond which writing fails with `DataError.full`; unlimited if `nil`.
    public var maximumSize: Int?

    /// Creates the usual options.
    public init(
      readerCount: Int = 3, busyTimeout: Duration = .seconds(5), isReadOnly: Bool = false, maximumSize: Int? = nil
    ) {
      self.readerCount = readerCount
      self.busyTimeout = busyTimeout
      self.isReadOnly = isReadOnly
      self.maximumSize = maximumSize
    }
  }

  let writer: Lane
  let readers: Lane
  let observatory: Observatory

  private init(_ engine: any Engine) {
    let observatory = Observatory()
    self.observatory = observatory
    writer = Lane(
      name: "keel.data.writer", capacity: 1, open: { try engine.makeSession(isWriter: true) },
      onRest: { observatory.writerDidRest() })
    readers =
      engine.readerCount == 0
      ? writer
      : Lane(
        name: "keel.data.reader", capacity: engine.readerCount, open: { try engine.makeSession(isWriter: false) })
    observatory.connect(engine, writer: writer, readers: readers)
  }

  /// Opens a database and applies the migrations that it has not had yet, all in one exclusive transaction.
  ///
  /// A file in a folder or file system that cannot be written is read if it needs no migration and no log lies beside it;
  /// writing throws `DataError.readOnly`, and changes of other processes are not delivered.
  ///
  /// - Throws: `DataError`. If a migration fails or the schema is newer, the database is as it was.
  public static func open(
    _ location: Location, options: Options = Options(), migrations: [Migration] = []
  ) async throws -> Database {
    let database = Database(
      SQLiteEngine(location, options: options, newestVersion: migrations.last?.version ?? 0))
    do {
      try await database.writer.perform { try migrations.apply(to: $0) }
    } catch {
      await database.close()
      throw error
    }
    return database
  }

  /// Ends observations, waits for the transactions that have been requested, and closes the files. Later calls throw.
  ///
  /// A database that is released without it closes its files, too, a moment later.
  public func close() async {
    observatory.close()
    if readers !== writer { await readers.close() }
    // The last connection that closes moves the content of the log into the file.
    await writer.close()
  }
}
