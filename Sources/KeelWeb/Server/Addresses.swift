internal import Glibc

/// What this machine is called and where it can be reached.
enum Addresses {
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, 255) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
  }

  /// The IPv4 addresses that others reach this machine by.
  static var others: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else { continue }
      let bytes = UnsafeRawBufferPointer(start: address, count: 16)
      if bytes[4] != 127 { found.append(bytes[4..<8].map { String($0) }.joined(separator: ".")) }
    }
    return found
  }

  /// The address in figures that a connection came to; that of the machine to itself for a socket in the file system.
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

  /// Whether the socket can be reached from this machine alone.
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

  /// As many descriptors as the system lets this process have: each connection is one.
  static func raiseDescriptorLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit)
  }
}
