internal import CSQLite
internal import Synchronization

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
  /// The path without symbolic links, beside which SQLite keeps the log. Known once the file is open.
  private let file = Mutex<String?>(nil)

  init(_ location: Database.Location, options: Database.Options) {
    switch location.kind {
    case .file(let path): self.path = absolutePath(path)
    case .memory: path = nil
    }
    self.options = options
  }

  var readerCount: Int { path == nil ? 0 : max(1, options.readerCount) }

  func makeSession(isWriter: Bool) throws -> any Session {
    let session = try SQLiteSession(path: path, isWriter: isWriter, options: options)
    if isWriter { file.withLock { $0 = session.fileName } }
    return session
  }

  func watch(_ onChange: @escaping @Sendable () -> Void) -> AnyObject? {
    guard let file = file.withLock({ $0 }) else { return nil }
    return FileWatch([file, file + "-wal"], onChange: onChange)
  }
}

/// Returns a path that does not depend on the working directory, and that SQLite cannot take for a special name.
private func absolutePath(_ path: String) -> String {
  guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
  defer { free(folder) }
  return String(cString: folder) + "/" + path
}
