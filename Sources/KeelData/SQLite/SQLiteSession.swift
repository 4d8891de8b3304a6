internal import CSQLite
internal import KeelModel

/// A connection of SQLite. This file and those named after it are the only ones that use its pointers.
final class SQLiteSession: Session {
  let handle: OpaquePointer
  let path: String?
  let options: Database.Options
  let isWriter: Bool
  let file: SQLiteFile
  var job: Job?
  var tablesRead: TableSet?

  /// Prepared statements that are not running, by their text.
  let statements = StatementCache(capacity: 64)
  /// The same for statements of the session itself.
  let ownStatements = StatementCache(capacity: 16)
  /// The tables of the statement that is being compiled or run.
  var usage = StatementUsage()
  /// True while the session runs statements of its own, which may begin transactions.
  var isTrusted = false
  /// The number of transactions and savepoints that have begun.
  var depth = 0
  /// The tables written by the transaction, and what they were at the start of each savepoint.
  var written = TableSet()
  var writtenAtSavepoints: [TableSet] = []
  /// The error after which SQLite has undone the whole transaction, whose remaining statements are refused.
  var undoing: DataError?
  /// The version of the data that the last check for outside changes saw.
  var dataVersion: Int64 = 0
  private var isClosed = false

  init(path: String?, isWriter: Bool, options: Database.Options, file: SQLiteFile) throws {
    self.path = path
    self.isWriter = isWriter
    self.options = options
    self.file = file
    handle = try SQLiteSession.open(
      path, isWriter: isWriter && !options.isReadOnly, isFixed: file.writeRefusal != nil)
    do {
      try configure()
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  /// Opens the file.
  ///
  /// - Parameter isFixed: True if the file is only read and never changes, so that it needs no log beside it.
  private static func open(_ path: String?, isWriter: Bool, isFixed: Bool) throws -> OpaquePointer {
    if let path, path.utf8.contains(0) {
      throw DataError.misuse(
        "The path of a database contains a NUL character.", rule: "The system would take the part before it.",
        remedy: "Correct the path.")
    }
    if let path, FileStamp.isFolder(path) {
      throw DataError.failed(
        .init(
          "The database \(path) is a folder.", rule: "The path must be that of an ordinary file.",
          remedy: "Correct the path."))
    }
    // Readers open for writing too: in WAL mode they write the index that is shared by all connections.
    let flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let ways =
      isFixed
      ? [SQLITE_OPEN_READONLY | SQLITE_OPEN_URI]
      : isWriter ? [SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE] : [SQLITE_OPEN_READWRITE, SQLITE_OPEN_READONLY]
    let name = path.map { isFixed ? fixedAddress($0) : $0 } ?? ":memory:"
    var handle: OpaquePointer?
    var result = SQLITE_ERROR
    for way in ways where result != SQLITE_OK {
      sqlite3_close_v2(handle)
      result = sqlite3_open_v2(name, &handle, flags | way, nil)
    }
    guard let opened = handle, result == SQLITE_OK else {
      let error = DataError(sqlite: result, handle: handle, path: path, sql: nil)
      sqlite3_close_v2(handle)
      throw error
    }
    return opened
  }

  /// Returns the URI by which SQLite opens a file that does not change.
  private static func fixedAddress(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return "file:" + parts.map { PercentEncoding.encode(String($0)) }.joined(separator: "/") + "?immutable=1"
  }

  private func configure() throws {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_progress_handler(
      handle, 1000,
      { context in
        guard let context else { return 0 }
        let session = Unmanaged<SQLiteSession>.fromOpaque(context).takeUnretainedValue()
        return session.job?.isCancelled == true ? 1 : 0
      }, context)
    installBusyHandler()
    sqlite3_set_authorizer(handle, authorize, context)
    _ = keel_sqlite3_set_flag(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)

    try own("PRAGMA trusted_schema = OFF")
    try own("PRAGMA foreign_keys = ON")
    // Whatever the library was built with: a transaction that has ended survives a power failure.
    try own("PRAGMA synchronous = FULL")
    if path != nil, isWriter, !isReadOnly { try enterWAL() }
    if !isWriter || options.isReadOnly { try own("PRAGMA query_only = ON") }
    if let size = options.maximumSize {
      let pageSize = try number("PRAGMA page_size")
      try own("PRAGMA max_page_count = \(max(1, Int64(size) / max(1, pageSize)))")
    }
    // The first read shows whether the file is a database at all.
    _ = try schemaVersion()
    if isWriter { dataVersion = try number("PRAGMA data_version") }
  }

  /// The path of the file without symbolic links, or `nil` if it is in memory.
  var fileName: String? {
    guard path != nil, let name = sqlite3_db_filename(handle, "main") else { return nil }
    return String(cString: name)
  }

  func installBusyHandler() {
    sqlite3_busy_handler(
      handle,
      { context, attempts in
        guard let context else { return 0 }
        return Unmanaged<SQLiteSession>.fromOpaque(context).takeUnretainedValue().wait(attempts)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// True if the file can only be read.
  var isReadOnly: Bool { options.isReadOnly || sqlite3_db_readonly(handle, "main") == 1 }

  private func enterWAL() throws {
    guard try text("PRAGMA journal_mode") != "wal" else { return }
    // SQLite does not wait for others here, because two connections that change the mode could wait for each other.
    var attempts: Int32 = 0
    while true {
      do {
        _ = try text("PRAGMA journal_mode = WAL")
        return
      } catch let error as DataError {
        guard case .busy = error, wait(attempts) == 1 else { throw error }
        attempts += 1
      }
    }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    statements.removeAll()
    ownStatements.removeAll()
    sqlite3_close_v2(handle)
  }

  // MARK: - Errors

  func error(_ result: Int32, sql: String? = nil) -> DataError {
    // A wait for a lock also ends when the task is cancelled.
    let isCancelled = result & 0xFF == SQLITE_BUSY && job?.isCancelled == true
    let error = isCancelled ? .cancelled : DataError(sqlite: result, handle: handle, path: path, sql: sql)
    // SQLite undoes the whole transaction after some errors. Later statements must not run outside of it.
    if depth > 0, sqlite3_get_autocommit(handle) != 0, undoing == nil { undoing = error }
    return error
  }
}
