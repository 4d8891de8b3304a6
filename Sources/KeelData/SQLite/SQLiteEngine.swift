internal import KeelModel

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Databases of SQLite: a file in WAL mode, or memory.
final class SQLiteEngine: Engine {
  /// The absolute path of the file, or `nil` for a database in memory, which only one session can see.
  let path: String?
  let options: Database.Options
  private let file: SQLiteFile

  /// Creates an engine.
  ///
  /// - Parameter newestVersion: The newest version of the schema that the program knows, or zero.
  init(_ location: Database.Location, options: Database.Options, newestVersion: Int) {
    switch location.kind {
    case .file(let path): self.path = absolutePath(path.text)
    case .memory: path = nil
    }
    self.options = options
    file = SQLiteFile(newestVersion: newestVersion)
  }

  var readerCount: Int { path == nil ? 0 : max(1, options.readerCount) }

  func makeSession(isWriter: Bool) throws -> any Session {
    if isWriter { return try makeWriter() }
    try file.check()
    let session = try SQLiteSession(path: path, isWriter: false, options: options, file: file)
    do {
      // The file may have been replaced just before the session opened it.
      try file.check()
    } catch {
      session.close()
      throw error
    }
    return session
  }

  /// Opens the first session. If nothing can be written beside the file, not even a log for reading, and there is no log
  /// that it needs, the file is opened as one that does not change.
  private func makeWriter() throws -> SQLiteSession {
    do {
      let session = try SQLiteSession(path: path, isWriter: true, options: options, file: file)
      file.didOpen(session.fileName, writeRefusal: nil)
      return session
    } catch let error as DataError {
      guard case .readOnly = error, let path = path.flatMap(resolvedPath), !FileStamp.hasLog(path) else { throw error }
      file.didOpen(path, writeRefusal: error)
      return try SQLiteSession(path: path, isWriter: true, options: options, file: file)
    }
  }

  func watch(_ onChange: @escaping @Sendable () -> Void) -> AnyObject? {
    guard let path = file.path, file.writeRefusal == nil else { return nil }
    // If the file has been removed, the first evaluation says so.
    guard FileStamp(path) != nil else { return nil }
    return FileWatch(path, log: path + "-wal", onChange: onChange)
  }
}

/// Returns the path of an existing file without symbolic links.
private func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Returns a path that does not depend on the working directory, and that SQLite cannot take for a special name.
private func absolutePath(_ path: String) -> String {
  guard path.utf8.first != UInt8(ascii: "/"), let folder = getcwd(nil, 0) else { return path }
  defer { free(folder) }
  return String(cString: folder) + "/" + path
}
