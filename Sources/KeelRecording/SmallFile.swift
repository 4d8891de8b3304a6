#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads files that fit into memory.
enum SmallFile {
  static let limit = 256 << 20

  static func read(_ path: String) throws(ReplayError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw failure(path, "its name contains a NUL character") }
    // Opening a named pipe would block, so it is opened without waiting and rejected.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure(path, "it is not a regular file") }
    guard status.st_size <= limit else { throw failure(path, "it is longer than \(limit >> 20) MB") }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = block.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  private static func failure(_ path: String, _ reason: String) -> ReplayError {
    ReplayError(
      .unreadable, file: path,
      "The file could not be read: \(reason). It is a regular file. Check its name and permissions.")
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
