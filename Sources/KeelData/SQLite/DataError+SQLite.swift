internal import CSQLite

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension DataError {
  /// Creates the error of a result code of SQLite.
  init(sqlite result: Int32, handle: OpaquePointer?, path: String?, sql: String?) {
    let message =
      handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? String(cString: sqlite3_errstr(result))
    let place = path.map { "The database \($0)" } ?? "The database in memory"
    let statement = sql.map { ": \($0)" } ?? "."
    func details(_ happened: String, _ rule: String, _ remedy: String) -> Details {
      Details(happened, rule: rule, remedy: remedy, code: result)
    }
    switch result & 0xFF {
    case SQLITE_BUSY:
      self = .busy(
        details(
          "\(place) is busy (\(message)).", "One connection writes at a time, and others wait for the busy timeout.",
          "Try again, end the program that holds the lock, or keep transactions short."))
    case SQLITE_LOCKED:
      self = .locked(
        details(
          "\(place) is locked by a statement of this connection (\(message)).",
          "A table cannot change while its rows are being read.", "End the loop over the rows first."))
    case SQLITE_READONLY:
      self = .readOnly(
        details(
          "\(place) cannot be written (\(message)).",
          "Writing needs permission for the file and for its folder, and a file system that is not read-only.",
          "Change the permissions, or use a copy of the file in a folder of your own."))
    case SQLITE_FULL:
      self = .full(
        details(
          "\(place) cannot grow (\(message)).", "The transaction was undone, and nothing was lost.",
          "Free some space on the disk, or permit a larger size, then try again."))
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      self = .damaged(
        details(
          "\(place) is damaged or not a database (\(message)).", "A damaged file is never changed or deleted.",
          "Set the file aside with its -wal file, restore a copy, or try the .recover command of sqlite3."))
    case SQLITE_PERM, SQLITE_AUTH:
      self = .notPermitted(
        details("\(place) does not permit this (\(message)).", "The system decides.", "Change the permissions."))
    case SQLITE_CANTOPEN:
      self = .opening(place, path, errno: handle.map { sqlite3_system_errno($0) } ?? 0, details)
    case SQLITE_CONSTRAINT:
      self = .constraint(
        Constraint(result, message),
        details(
          "\(message)\(statement)", "Every row must satisfy the constraints of the schema.",
          "Change the values, or use ON CONFLICT to say what should happen."))
    case SQLITE_INTERRUPT:
      self = .cancelled
    case SQLITE_ERROR, SQLITE_MISUSE, SQLITE_RANGE, SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_SCHEMA:
      self = .misuse(
        details(
          "\(message)\(statement)", "A statement must be valid SQL for the schema of this database.",
          "Correct the statement, or add a migration that makes the schema so."))
    default:
      self = .failed(
        details(
          "\(place) failed: \(message) (\(String(cString: sqlite3_errstr(result)))).",
          "The transaction was undone.", "Check the disk and the memory of this computer, then try again."))
    }
  }

  /// The error of a file that cannot be opened. SQLite does not say which file it means and does not always keep the
  /// system's number, so the system is asked again.
  private static func opening(
    _ place: String, _ path: String?, errno code: Int32, _ details: (String, String, String) -> Details
  ) -> DataError {
    let path = path ?? ""
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    func refusal(_ path: String, _ mode: Int32) -> Int32? { access(path, mode) == 0 ? nil : errno }

    switch (refusal(path, F_OK), refusal(folder, F_OK), refusal(path, R_OK), refusal(folder, W_OK)) {
    case (ENOENT, ENOENT, _, _):
      return .notFound(
        details(
          "\(place) cannot be created, because its folder does not exist.", "The folder must exist.",
          "Create the folder \(folder), or correct the path."))
    case (ENOENT, _, _, nil):
      return .notFound(
        details(
          "\(place) does not exist.", "A database that is opened for reading must exist.",
          "Correct the path, or open it for writing."))
    case (_, _, EACCES, _), (EACCES, _, _, _), (ENOENT, _, _, EACCES):
      return .notPermitted(
        details(
          "\(place) cannot be opened: permission denied.",
          "Opening needs permission for the file and for its folder, where SQLite keeps two more files.",
          "Change the permissions, or run the program as the owner of the file."))
    case (_, _, nil, EROFS), (_, _, nil, EACCES), (ENOENT, _, _, EROFS):
      return .readOnly(
        details(
          "\(place) cannot be opened, because its folder \(folder) cannot be written.",
          "SQLite keeps its log in the same folder, also while it only reads.",
          "Make the folder writable, or use a copy of the file in a folder of your own."))
    default:
      return .failed(
        details(
          "\(place) cannot be opened (\(String(cString: strerror(code)))).",
          "The path must be that of an ordinary file.", "Correct the path."))
    }
  }
}

extension DataError.Constraint {
  /// Reads the kind from the extended result code, and the columns from SQLite's message.
  init(_ result: Int32, _ message: String) {
    let subject = message.split(separator: "failed: ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    let columns = subject.split(separator: ", ").map(String.init)
    switch result >> 8 {
    case 1: self = .check(subject)
    case 3: self = .foreignKey
    case 5: self = .notNull(column: subject)
    case 6, 10: self = .primaryKey(columns: columns)
    case 8: self = .unique(columns: columns)
    default: self = .other(message)
    }
  }
}
