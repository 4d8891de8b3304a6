#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file that is replaced atomically: it contains either the old or the new content, and never a part of it.
///
/// New content is written to a temporary file in the same folder, which replaces this one when it is on the disk. After
/// a crash or a power failure, the file has the old or the new content. Calls block; make them off the
/// main actor, or while the program begins or ends.
package struct AtomicFile: Sendable {
  package let path: String
  /// Returns the error (`errno`) that a step fails with, or 0. Tests use it, because root may write every file.
  package var fault: @Sendable (Step) -> Int32 = { _ in 0 }

  package enum Step: CaseIterable, Sendable { case folder, open, write, sync, rename }

  package init(path: String) { self.path = path }

  /// The end of the names of new content that is being written.
  static let freshSuffix = ".saving"

  /// The largest file that is read, in bytes.
  package static let largest = 64 << 20

  /// Returns the content, or `nil` if there is no such file.
  ///
  /// Throws for something else than a file in its place, such as a folder or a pipe, and for a file that is larger than
  /// any that the program has written.
  package func read() throws(FileError) -> [UInt8]? {
    // Without `O_NONBLOCK`, opening a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(errno, path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(errno, path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(EISDIR, path)
    default: throw FileError(EINVAL, path)
    }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(errno, path) }
      guard count > 0 else { return content }
      content += buffer[..<count]
      if content.count > AtomicFile.largest { throw FileError(EFBIG, path) }
    }
  }

  /// Replaces the content, and returns when it is on the disk. After an error the file has its old content.
  package func write(_ content: [UInt8]) throws(FileError) {
    let target = destination
    let folder = AtomicFile.folder(of: target)
    try perform(.folder, folder) { AtomicFile.makeFolder(folder) }
    // The process's number keeps two programs from writing to one file; the writes of this one are not concurrent.
    let fresh = "\(target).\(getpid())\(AtomicFile.freshSuffix)"
    var descriptor: Int32 = -1
    try perform(.open, fresh) {
      descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode(of: target))
      return descriptor < 0 ? errno : 0
    }
    do throws(FileError) {
      defer { close(descriptor) }
      try perform(.write, fresh) { AtomicFile.writeAll(content, to: descriptor) }
      try perform(.sync, fresh) { fsync(descriptor) < 0 ? errno : 0 }
    } catch {
      unlink(fresh)
      throw error
    }
    do throws(FileError) {
      try perform(.rename, target) { rename(fresh, target) < 0 ? errno : 0 }
    } catch {
      unlink(fresh)
      throw error
    }
    // The content is safe without it, and some file systems refuse it: a crash may at worst bring the old file back.
    let parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard parent >= 0 else { return }
    fsync(parent)
    close(parent)
  }

  /// Gives the file another name in its folder, which no other file has, and returns its new path.
  package func setAside(as suffix: String) throws(FileError) -> String {
    var number = 1
    while true {
      let kept = "\(path).\(suffix)" + (number == 1 ? "" : "-\(number)")
      // `link` fails if the name is in use, where `rename` would replace that file.
      if link(path, kept) == 0 {
        if unlink(path) == 0 { return kept }
        let code = errno
        unlink(kept)
        throw FileError(code, path)
      }
      guard errno == EEXIST, number < 10_000 else { throw FileError(errno, path) }
      number += 1
    }
  }

  // MARK: - Steps

  /// - Parameter action: Returns 0 or the error.
  private func perform(_ step: Step, _ path: String, _ action: () -> Int32) throws(FileError) {
    var code = fault(step)
    if code == 0 { code = action() }
    if code != 0 { throw FileError(code, path) }
  }

  /// The file behind a symbolic link, so that the link stays.
  private var destination: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The permissions of the file; a new one is for its owner alone.
  private func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Creates a folder and those around it. Returns 0 or the error.
  static func makeFolder(_ path: String) -> Int32 {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR }
    guard errno == ENOENT else { return errno }
    let code = makeFolder(folder(of: path))
    guard code == 0 else { return code }
    return mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
  }

  private static func writeAll(_ content: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

// The methods have the names of the system's functions.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
