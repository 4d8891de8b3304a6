#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The system's calls for files, the only ones in this module: a port to another system replaces this file.
///
/// A call returns 0 or the number of its error (`errno`). No call is interrupted by a signal.
enum SystemFile {
  /// The number of the error that a name is in use.
  static let exists = EEXIST
  /// The number of the error that an argument is not valid.
  static let invalid = EINVAL

  static func reason(of code: Int32) -> FileError.Reason {
    switch code {
    case ENOSPC, EDQUOT: .noSpace
    case EACCES, EPERM: .notPermitted
    case EROFS: .readOnly
    default: .other(code)
    }
  }

  static func text(of code: Int32) -> String { String(cString: strerror(code)) }

  static var processNumber: Int32 { getpid() }

  // MARK: - Reading

  /// Returns the content of a file, or `nil` if there is none. Throws for something else than a file, such as a folder
  /// or a pipe, and for a larger file.
  static func content(of path: String, atMost largest: Int) throws(FileError) -> [UInt8]? {
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
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(errno, path) }
      guard count > 0 else { return content }
      content += buffer[..<count]
      if content.count > largest { throw FileError(EFBIG, path) }
    }
  }

  // MARK: - Writing

  /// Creates a new file with the permissions of another one. If that does not exist, the new file is for its owner
  /// alone. Until the descriptor is closed, `removeAbandoned` leaves the file alone.
  ///
  /// - Parameter name: Returns a path, another one each time.
  static func create(
    permissionsOf other: String, _ name: () -> String
  ) -> (path: String, descriptor: Int32, code: Int32) {
    var status = stat()
    let mode = stat(other, &status) == 0 ? status.st_mode & 0o777 : 0o600
    while true {
      let path = name()
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      guard descriptor >= 0 else {
        // A process with the same number, such as one of another container, has the name or has left it.
        if errno == EEXIST { continue }
        return (path, descriptor, errno)
      }
      // Where files cannot be locked, nothing is removed.
      if claim(descriptor, LOCK_EX) != 0 || isNamed(path, descriptor) { return (path, descriptor, 0) }
      close(descriptor)
    }
  }

  static func append(_ content: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Returns when the content is on the disk.
  static func synchronize(_ descriptor: Int32) -> Int32 { fsync(descriptor) < 0 ? errno : 0 }

  static func end(_ descriptor: Int32) { close(descriptor) }

  // MARK: - Names

  /// Returns the absolute path of a file without symbolic links. The file, and folders around it, need not exist.
  static func realPath(of path: String) -> String { realPath(of: path, depth: 0) }

  private static func realPath(of path: String, depth: Int) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let folder = folder(of: path)
    // A link may lead to a file that does not exist yet. The system follows 40 links.
    if depth < 40, let link = linkedPath(at: path) {
      return realPath(of: link.utf8.first == separator ? link : "\(folder)/\(link)", depth: depth + 1)
    }
    // The working directory may have been removed.
    guard folder != path else { return path }
    let parent = realPath(of: folder, depth: depth)
    switch name(of: path) {
    case "", ".": return parent
    case "..": return SystemFile.folder(of: parent)
    case let name: return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
    }
  }

  /// Returns what a symbolic link says, or `nil` if there is no link.
  private static func linkedPath(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  static func move(_ path: String, to target: String) -> Int32 { rename(path, target) < 0 ? errno : 0 }

  /// Gives a file a second name. Fails if the name is in use, where `move` would replace that file.
  static func addName(_ name: String, to path: String) -> Int32 { link(path, name) < 0 ? errno : 0 }

  @discardableResult static func remove(_ path: String) -> Int32 { unlink(path) < 0 ? errno : 0 }

  /// Removes a file that no process is writing (`create`).
  static func removeAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if claim(descriptor, LOCK_EX | LOCK_NB) == 0, isNamed(path, descriptor) { remove(path) }
  }

  /// Creates a folder and those around it.
  static func makeFolder(_ path: String) -> Int32 {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR }
    guard errno == ENOENT else { return errno }
    let code = makeFolder(folder(of: path))
    guard code == 0 else { return code }
    return mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
  }

  /// Returns when the names in a folder are on the disk, if the file system can do that.
  static func synchronizeFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: separator) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: separator) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// The byte between components: a character after it may combine with it, so that `Character`s do not find it.
  private static let separator = UInt8(ascii: "/")

  // MARK: - Locks

  enum Lock {
    /// This process has the lock until the descriptor is closed.
    case held(Int32)
    case taken
    case impossible
  }

  /// Creates a file, if necessary, and locks it for this process.
  static func lock(_ path: String) -> Lock {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { return .impossible }
      let code = claim(descriptor, LOCK_EX | LOCK_NB)
      guard code == 0 else {
        close(descriptor)
        return code == EWOULDBLOCK ? .taken : .impossible
      }
      if isNamed(path, descriptor) { return .held(descriptor) }
      close(descriptor)
    }
  }

  private static func claim(_ descriptor: Int32, _ operation: Int32) -> Int32 {
    while flock(descriptor, operation) != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }

  /// Returns true if the path still leads to the open file: another process may have removed it before it was locked.
  private static func isNamed(_ path: String, _ descriptor: Int32) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }
}
