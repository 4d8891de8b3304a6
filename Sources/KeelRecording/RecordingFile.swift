#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A new file of lines, which only its owner can read. Each line is with the system when `append` returns, so that it
/// survives the end of the process in any way.
final class RecordingFile {
  private let descriptor: Int32
  /// The end of the last complete line.
  private var size: off_t = 0
  private let write: (Int32, UnsafeRawBufferPointer) -> Int

  /// Creates the file, which must not exist. `write` replaces the system's function in tests.
  init(
    _ path: String,
    write: @escaping (Int32, UnsafeRawBufferPointer) -> Int = { systemWrite($0, $1.baseAddress, $1.count) }
  ) throws(RecordingError) {
    // The system would take the part before it.
    guard !path.utf8.contains(0) else { throw .notCreated(path, "its name contains a NUL character") }
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    self.write = write
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .exists(path) : .notCreated(path, String(cString: strerror(errno)))
    }
  }

  /// Appends a line. If it does not fit, the file ends with the line before it.
  func append(_ line: [UInt8]) throws(RecordingError) {
    let bytes = line + [UInt8(ascii: "\n")]
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, UnsafeRawBufferPointer(rebasing: $0[done...])) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(count < 0 ? errno : ENOSPC))
        _ = ftruncate(descriptor, size)
        throw .notWritten(reason)
      }
      done += count
    }
    size += off_t(bytes.count)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// A reason that actions are not recorded.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file exists.
  case exists(String)
  /// The file could not be created, for the system's reason.
  case notCreated(String, String)
  /// A line could not be written, for the system's reason.
  case notWritten(String)

  /// The error in three sentences.
  public var description: String {
    switch self {
    case .exists(let path):
      "\(path.debugDescription) exists. A recording is a new file, so that none is lost. Choose another name, or remove "
        + "the file."
    case .notCreated(let path, let reason):
      "\(path.debugDescription) could not be created: \(reason). A recording is a new file. Choose a place where files "
        + "can be written."
    case .notWritten(let reason):
      "The recording has ended: \(reason). It contains the actions until now. Make room, and record again."
    }
  }
}
