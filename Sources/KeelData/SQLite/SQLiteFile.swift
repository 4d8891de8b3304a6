import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The file that the sessions of a database share, and the reason why they may no longer use it.
///
/// An open descriptor outlives the name of its file. After another process has removed or replaced the file, SQLite goes
/// on writing to the former one, and a session that is opened later uses the new one. So each transaction first compares
/// the file at the path with the one that was opened.
final class SQLiteFile: Sendable {
  private struct State {
    /// The path without symbolic links, beside which SQLite keeps the log.
    var path: String?
    var stamp: FileStamp?
    var writeRefusal: DataError?
    var refusal: DataError?
    var isReported = false
  }

  /// The newest version of the schema that the program knows, or zero if it does not claim to know the schema.
  private let newestVersion: Int
  private let state = Mutex(State())

  init(newestVersion: Int) { self.newestVersion = newestVersion }

  /// The path without symbolic links; `nil` until the file is open, and for a database in memory.
  var path: String? { state.withLock { $0.path } }

  /// The reason why the file is opened without its log and never written, or `nil` if it is opened as usual.
  var writeRefusal: DataError? { state.withLock { $0.writeRefusal } }

  /// Remembers the file that the first session has opened.
  func didOpen(_ path: String?, writeRefusal: DataError?) {
    let stamp = path.flatMap(FileStamp.init)
    state.withLock { ($0.path, $0.stamp, $0.writeRefusal) = (path, stamp, writeRefusal) }
  }

  /// Throws if the file at the path is no longer the one that was opened, or its schema has become newer.
  ///
  /// A file that is read without its log must not have changed at all.
  func check() throws {
    let (path, stamp, isFixed, refusal) = state.withLock { ($0.path, $0.stamp, $0.writeRefusal != nil, $0.refusal) }
    if let refusal { throw refusal }
    guard let path, let stamp else { return }
    let current = FileStamp(path)
    if let current, isFixed ? current == stamp && !FileStamp.hasLog(path) : current.isSameFile(as: stamp) { return }
    let happened =
      current == nil
      ? "removed or moved" : current?.isSameFile(as: stamp) == true ? "changed by another program" : "replaced"
    throw refuse(
      .stale(
        .init(
          "The database \(path) was \(happened) while it was open.",
          rule: "The path must lead to the file that was opened, and one that is read without a log must not change.",
          remedy: "Close the database and open it again.")))
  }

  /// Throws if a version of the schema is newer than the program knows.
  func check(version: Int) throws {
    guard newestVersion > 0, version > newestVersion else { return }
    throw refuse(.newerSchema(found: version, known: newestVersion))
  }

  /// Lets all further work fail with an error, or with the one that was first.
  private func refuse(_ error: DataError) -> DataError {
    state.withLock { state in
      let error = state.refusal ?? error
      state.refusal = error
      return error
    }
  }

  /// True if all work is refused.
  var isRefused: Bool { state.withLock { $0.refusal != nil } }

  /// Returns true if work is refused and this method has not returned true before.
  func reportsRefusal() -> Bool {
    state.withLock { state in
      guard state.refusal != nil, !state.isReported else { return false }
      state.isReported = true
      return true
    }
  }
}

/// The identity, size and time of the last change of a file.
struct FileStamp: Equatable {
  private let device: UInt64
  private let node: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Asks the system; `nil` if there is no such file.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    (device, node, size) = (UInt64(info.st_dev), UInt64(info.st_ino), Int64(info.st_size))
    (seconds, nanoseconds) = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
  }

  func isSameFile(as other: FileStamp) -> Bool { device == other.device && node == other.node }

  /// Returns true if a database has a log or a journal with content, without which its file is not whole.
  static func hasLog(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { suffix in FileStamp(path + suffix).map { $0.size > 0 } ?? false }
  }

  /// Returns true if a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
