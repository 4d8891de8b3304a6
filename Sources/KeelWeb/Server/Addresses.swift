internal import Glibc

/// The host name and the network addresses of this machine.
enum Addresses {
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, 255) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
  }

  /// An address of one of this machine's interfaces.
  struct Interface: Hashable {
    var address: String
    /// True if the interface has no device, such as a container bridge or a tunnel.
    var isVirtual: Bool
    var isIPv6: Bool { address.contains(":") }
  }

  /// The addresses of the interfaces that are up, without loopback and link-local IPv6 addresses.
  static var interfaces: [Interface] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [Interface] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let needed = UInt32(IFF_UP | IFF_RUNNING)
      guard let address = entry.ifa_addr, entry.ifa_flags & needed == needed,
        entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { continue }
      let isIPv6 = Int32(address.pointee.sa_family) == AF_INET6
      guard isIPv6 || Int32(address.pointee.sa_family) == AF_INET else { continue }
      var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let size = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
      guard
        getnameinfo(address, socklen_t(size), &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let text = String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // An address with a `%` is valid on one link only.
      guard !text.contains("%") else { continue }
      let isVirtual = access("/sys/class/net/\(String(cString: entry.ifa_name))/device", F_OK) != 0
      found.append(Interface(address: text, isVirtual: isVirtual))
    }
    return found
  }

  /// Returns the addresses at which other machines can reach sockets that are bound to these addresses, the likeliest
  /// first.
  static func reachable(bound: [String], interfaces: [Interface]) -> [String] {
    var found: [String] = []
    for address in bound where address != "::" && address != "0.0.0.0" {
      if !isLoopback(address) { found.append(address) }
    }
    let all = interfaces.filter { bound.contains($0.isIPv6 ? "::" : "0.0.0.0") }
    // Addresses that a machine assigns to itself (169.254.*) are the least likely to be reachable.
    for isSelfGiven in [false, true] {
      for isVirtual in [false, true] {
        for isIPv6 in [false, true] {
          found += all.filter {
            $0.isVirtual == isVirtual && $0.isIPv6 == isIPv6 && $0.address.hasPrefix("169.254.") == isSelfGiven
          }.map(\.address)
        }
      }
    }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func isLoopback(_ address: String) -> Bool { address.hasPrefix("127.") || address == "::1" }

  /// Returns the addresses that a listening socket is bound to: one, or both wildcard addresses; empty for a Unix
  /// domain socket.
  static func bound(to descriptor: Int32) -> [String] {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let isFound = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.baseAddress.map { getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &length) == 0 }
        ?? false
    }
    guard isFound, Int32(storage.ss_family) != AF_UNIX, let address = own(of: descriptor) else { return [] }
    var only: Int32 = 0
    var size = socklen_t(4)
    getsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, &size)
    return address == "::" && only == 0 ? ["0.0.0.0", "::"] : [address]
  }

  /// Returns the local numeric address of a connection; 127.0.0.1 for a Unix domain socket.
  static func own(of descriptor: Int32) -> String? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let isFound = withUnsafeMutableBytes(of: &storage) { bytes in
      guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        getsockname(descriptor, address, &length) == 0
      else { return false }
      return Int32(address.pointee.sa_family) == AF_UNIX
        || getnameinfo(address, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
    }
    guard isFound else { return nil }
    let text = String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if text.isEmpty || Int32(storage.ss_family) == AF_UNIX { return "127.0.0.1" }
    return String((text.hasPrefix("::ffff:") ? text.dropFirst(7) : text[...]).prefix { $0 != "%" })
  }

  /// Returns true if the socket is reachable from this machine only.
  static func isLoopback(descriptor: Int32) -> Bool {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let found = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.baseAddress.map { getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &length) } ?? -1
    }
    guard found == 0 else { return false }
    let bytes = withUnsafeBytes(of: storage) { Array($0.prefix(28)) }
    switch Int32(storage.ss_family) {
    case AF_UNIX: return true
    case AF_INET: return bytes[4] == 127
    case AF_INET6: return bytes[8..<23].allSatisfy { $0 == 0 } && bytes[23] == 1
    default: return false
    }
  }

  /// Raises the limit on descriptors to the maximum that the system allows, because each connection needs one.
  static func raiseDescriptorLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
  }
}
