internal import Dispatch
internal import Foundation
internal import Glibc

/// A file to which lines are appended, and a limited number of older files.
///
/// A line is written by one call, at the end of the file, so that a program that is killed leaves whole lines, and
/// several programs can share the file. A file that has reached the limit is renamed: `log` to `log.1`, and that to
/// `log.2`. Where nothing can be written, lines are lost, and nobody is told.
///
/// The file is used on a queue of its own. All methods may be called on any thread.
public final class LogFile: Sendable {
  public let path: String
  private let limit: Int
  private let olderCount: Int
  private let queue = DispatchQueue(label: "people.log", qos: .utility)

  /// The largest number of scalars of a line. Longer ones are cut.
  public static let longestLine = 1000

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - path: The path of the file. It and its folder are created with the first line, for their owner alone.
  ///   - limit: The size in bytes from which on the file is renamed. It may be exceeded by one line. With the usual
  ///     values, a terminal takes the lines of all files for its clipboard.
  ///   - olderCount: The number of renamed files that are kept.
  public init(path: String, limit: Int = 20 << 10, olderCount: Int = 2) {
    self.path = path
    self.limit = limit
    self.olderCount = olderCount
  }

  /// Appends a line, which contains no line break, and returns at once.
  public func append(_ line: String) { queue.async { self.write(line) } }

  /// Returns the lines of all files, the oldest first, when those that were appended before have been written.
  public func content() async -> String {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
  }

  // MARK: - Writing

  private func write(_ line: String) {
    guard var descriptor = openFile() else { return }
    if size(of: descriptor) >= limit, rotate(descriptor) {
      close(descriptor)
      guard let new = openFile() else { return }
      descriptor = new
    }
    defer { close(descriptor) }
    var bytes = Array(String(line.unicodeScalars.prefix(Self.longestLine)).utf8) + [Self.newline]
    // A power failure may have left half a line.
    let size = size(of: descriptor)
    var last = Self.newline
    if size > 0, pread(descriptor, &last, 1, off_t(size - 1)) == 1, last != Self.newline {
      bytes.insert(Self.newline, at: 0)
    }
    let written = Glibc.write(descriptor, bytes, bytes.count)
    if written > 0, written < bytes.count { takeBack(written, descriptor) }
  }

  /// Removes the part of a line that a full disk has taken, unless another program has written after it.
  private func takeBack(_ count: Int, _ descriptor: Int32) {
    let end = lseek(descriptor, 0, SEEK_CUR)
    if end == off_t(size(of: descriptor)) { _ = ftruncate(descriptor, end - off_t(count)) }
  }

  private func openFile() -> Int32? {
    func attempt() -> Int32 {
      // Opening a pipe must not wait for its reader.
      open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    }
    var descriptor = attempt()
    if descriptor < 0, errno == ENOENT {
      try? FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      descriptor = attempt()
    }
    guard descriptor >= 0 else { return nil }
    guard status(of: descriptor).map({ $0.st_mode & S_IFMT == S_IFREG }) == true else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Renames the files. Returns true if the file at the path is another one now.
  ///
  /// Another program may be about to do the same: the lock of the file, and its place at the path, decide who does.
  private func rotate(_ descriptor: Int32) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    var atPath = stat()
    guard let own = status(of: descriptor), stat(path, &atPath) == 0 else { return true }
    guard own.st_ino == atPath.st_ino, own.st_dev == atPath.st_dev else { return true }
    guard olderCount > 0 else { return unlink(path) == 0 }
    for number in stride(from: olderCount - 1, through: 1, by: -1) { rename(older(number), older(number + 1)) }
    return rename(path, older(1)) == 0
  }

  private func older(_ number: Int) -> String { "\(path).\(number)" }

  private func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  private func size(of descriptor: Int32) -> Int { status(of: descriptor).map { Int($0.st_size) } ?? 0 }

  // MARK: - Reading

  private func read() -> String {
    let paths = (1...max(1, olderCount)).reversed().map(older) + [path]
    return paths.map(end).joined()
  }

  /// The largest number of bytes that is read of a file. A file exceeds its limit while one program that renames it is
  /// interrupted and others write.
  private static let longestRead = 1 << 20

  /// The lines at the end of a file.
  private func end(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    let size = size(of: descriptor)
    let start = max(0, size - Self.longestRead)
    var bytes = [UInt8](repeating: 0, count: size - start)
    let count = pread(descriptor, &bytes, bytes.count, off_t(start))
    guard count > 0 else { return "" }
    var lines = bytes[..<count]
    if start > 0 { lines = lines.drop { $0 != Self.newline }.dropFirst() }
    if lines.last != Self.newline { lines.append(Self.newline) }
    return String(decoding: lines, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
}
