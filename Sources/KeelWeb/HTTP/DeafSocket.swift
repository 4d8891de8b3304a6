internal import Glibc

/// A socket that listens under a name that is taken away at once.
enum DeafSocket {
  /// `nil` where no file can be made.
  static func make() -> Int32? {
    let folders = [getenv("TMPDIR").map { String(cString: $0) }, "/tmp", "/dev/shm", "/run"]
    for folder in folders.compactMap({ $0 }) {
      if let descriptor = make(in: folder) { return descriptor }
    }
    return nil
  }

  private static func make(in folder: String) -> Int32? {
    // A folder of its own, so that nobody else can come in between.
    var template = Array((folder + "/keel-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let made = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = Array((made + "/s").utf8)
    defer {
      unlink(made + "/s")
      rmdir(made)
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let isBound = withUnsafeBytes(of: address) { raw in
      raw.baseAddress.map {
        bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      } ?? false
    }
    guard isBound, listen(descriptor, 1) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
