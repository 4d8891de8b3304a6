internal import Glibc

extension Peer {
  /// Parses a numeric address such as `192.168.1.2` or `fe80::1`.
  init?(address text: String) {
    var text = text
    if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      self = Peer(four: withUnsafeBytes(of: four) { Array($0) })
      return
    }
    var six = in6_addr()
    guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    self = Peer(six: withUnsafeBytes(of: six) { Array($0) })
  }

  /// Parses a client in the form that a proxy forwards: an address, optionally with a port, such as `192.168.1.2:5678`
  /// or `[2001:db8::1]:443`.
  init?(forwarded text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let hasPort = text.hasPrefix("[") ? !text.hasSuffix("]") : parts.count == 2
    guard hasPort, let port = parts.last else {
      self.init(address: text)
      return
    }
    guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self.init(address: String(text.dropLast(port.count + 1)))
  }

  /// Creates the peer of a socket.
  init(descriptor: Int32) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let found = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.baseAddress.map { getpeername(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &length) } ?? -1
    }
    let bytes = withUnsafeBytes(of: storage) { Array($0) }
    switch (found, Int32(storage.ss_family)) {
    case (0, AF_INET): self = Peer(four: Array(bytes[4..<8]))
    case (0, AF_INET6): self = Peer(six: Array(bytes[8..<24]))
    // A Unix domain socket belongs to this machine.
    default: self = Peer(address: "", isLoopback: true, group: "local")
    }
    localAddress = Addresses.own(of: descriptor)
  }

  private init(four bytes: [UInt8]) {
    let text = bytes.map { String($0) }.joined(separator: ".")
    self.init(address: text, isLoopback: bytes[0] == 127, group: text)
  }

  private init(six bytes: [UInt8]) {
    // An IPv4 address in the form of a dual-stack socket.
    if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 255, bytes[11] == 255 {
      self.init(four: Array(bytes[12...]))
      return
    }
    func text(_ bytes: some Collection<UInt8>) -> String {
      let bytes = Array(bytes)
      return stride(from: 0, to: bytes.count, by: 2).map {
        String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16)
      }.joined(separator: ":")
    }
    let isLoopback = bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
    // A household has any number of IPv6 addresses, so that its network counts as one.
    self.init(address: isLoopback ? "::1" : text(bytes), isLoopback: isLoopback, group: text(bytes.prefix(8)))
  }
}
