internal import Glibc

/// The protocols of systemd for socket activation and notification, without a library of systemd.
enum SystemManager {
  /// Returns the sockets that systemd has opened for this process, or an empty array. Only the first call returns them:
  /// the caller owns them.
  static func takeSockets() -> [Int32] {
    defer {
      for name in ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) }
    }
    guard let pid = getenv("LISTEN_PID").flatMap({ Int32(String(cString: $0)) }), pid == getpid(),
      let count = getenv("LISTEN_FDS").flatMap({ Int32(String(cString: $0)) }), count > 0, count < 64
    else { return [] }
    return (3..<(3 + count)).filter { isListening($0) }
  }

  private static func isListening(_ descriptor: Int32) -> Bool {
    var answer: Int32 = 0
    var length = socklen_t(4)
    return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &answer, &length) == 0 && answer != 0
  }

  /// Sends a state such as `READY=1` or `STOPPING=1`. Does nothing if systemd has set no notification socket.
  static func notify(_ message: String) {
    guard let name = getenv("NOTIFY_SOCKET").map({ String(cString: $0) }), let first = name.utf8.first,
      first == 47 || first == 64
    else { return }
    var path = Array(name.utf8)
    // An `@` represents the leading zero byte of an abstract socket name.
    if path[0] == 64 { path[0] = 0 }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + path.count)
    let bytes = Array(message.utf8)
    _ = withUnsafeBytes(of: address) { raw in
      raw.baseAddress.map {
        sendto(
          descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT),
          $0.assumingMemoryBound(to: sockaddr.self), length)
      }
    }
  }
}
