internal import Glibc
internal import KeelLoop

/// A listening socket.
@MainActor final class Listener {
  let descriptor: Int32
  let port: Int
  private var watch: LoopToken?
  private let accepted: @MainActor (Int32) -> Void
  /// A reserve descriptor, released when the system has no more: then a connection can be accepted and closed, instead
  /// of waiting forever.
  private var spare: Int32

  /// Takes ownership of the descriptor.
  init(descriptor: Int32, accepted: @escaping @MainActor (Int32) -> Void) {
    self.descriptor = descriptor
    self.accepted = accepted
    port = Listener.port(of: descriptor)
    spare = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL, 0) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    watch = MainLoop.watch(descriptor: descriptor, onReadable: { [weak self] in self?.accept() })
  }

  isolated deinit {
    watch?.cancel()
    Glibc.close(descriptor)
    if spare >= 0 { Glibc.close(spare) }
  }

  /// The maximum number of connections accepted in a pass, before existing connections have their turn.
  private static let batch = 16

  /// Accepts the connections that wait now. Later ones wait for the next pass of the loop: a complete request is
  /// answered immediately, so that a client with one request after another would delay all others.
  func accept() {
    for connection in waiting() { accepted(connection) }
  }

  private func waiting() -> [Int32] {
    var found: [Int32] = []
    while found.count < Listener.batch {
      let connection = Glibc.accept(descriptor, nil, nil)
      if connection >= 0 {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        _ = fcntl(connection, F_SETFL, fcntl(connection, F_GETFL, 0) | O_NONBLOCK)
        // Header and body are written one after the other. The second write would wait until the first has been
        // acknowledged, which browsers delay by 40 ms.
        var on: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
        found.append(connection)
      } else if errno == EMFILE || errno == ENFILE, spare >= 0 {
        Glibc.close(spare)
        let refused = Glibc.accept(descriptor, nil, nil)
        if refused >= 0 { Glibc.close(refused) }
        spare = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
        // Without a free descriptor, the system reports this error even if no connection waits.
        if refused < 0 { break }
      } else if errno != ECONNABORTED, errno != EINTR {
        break
      }
    }
    return found
  }

  /// Returns the usual form of a numeric address, which may be in brackets as in a URL.
  static func canonical(_ text: String) throws(WebServerError) -> String {
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let inner = isBracketed ? String(text.dropFirst().dropLast()) : text
    // The resolver accepts a star for all addresses, and fewer than four numbers for an address.
    let isIPv6 = inner.contains(":")
    guard isIPv6 || inner.split(separator: ".", omittingEmptySubsequences: false).count == 4 else {
      throw .badAddress(text)
    }
    var bytes = [UInt8](repeating: 0, count: 16)
    let family = isIPv6 ? AF_INET6 : AF_INET
    let plain = String(inner.prefix { $0 != "%" })
    guard inet_pton(family, plain, &bytes) == 1 else { throw .badAddress(text) }
    if isIPv6, bytes[0] == 0xFE, bytes[1] & 0xC0 == 0x80 { throw .linkLocalAddress(inner) }
    guard plain == inner else { throw .badAddress(text) }
    var name = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(family, bytes, &name, socklen_t(name.count)) != nil else { throw .badAddress(text) }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Listens on a numeric address. Port 0 selects a free one.
  static func open(address: String, port: Int) throws(WebServerError) -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, String(port), &hints, &found) == 0, let info = found?.pointee else {
      throw .badAddress(address)
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    guard descriptor >= 0 else { throw .noSockets(String(cString: strerror(errno))) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, 4)
    // `::` means all addresses of both kinds, as is usual; `::1` does not.
    var only: Int32 = address == "::" ? 0 : 1
    if info.ai_family == AF_INET6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, 4) }
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 4096) == 0 else {
      let failure = errno
      Glibc.close(descriptor)
      switch failure {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES, EPERM: throw .notPermitted(port: port)
      case EADDRNOTAVAIL: throw .addressNotHere(address)
      default: throw .noSockets(String(cString: strerror(failure)))
      }
    }
    return descriptor
  }

  /// Returns the port of a listening socket; 0 for a Unix domain socket.
  static func port(of descriptor: Int32) -> Int {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let found = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.baseAddress.map { getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &length) } ?? -1
    }
    guard found == 0, Int32(storage.ss_family) == AF_INET || Int32(storage.ss_family) == AF_INET6 else { return 0 }
    return withUnsafeBytes(of: storage) { Int($0[2]) << 8 | Int($0[3]) }
  }
}
