import Glibc

/// Determines whether the user's own session depends on the Wi-Fi connection, so that leaving the network would end it.
enum RemoteSession {
  /// Returns true if this is an SSH session whose local address belongs to a wireless interface.
  static func isOverWiFi() -> Bool {
    // "client-address client-port our-address our-port"
    guard let connection = getenv("SSH_CONNECTION") else { return false }
    let parts = String(cString: connection).split(separator: " ")
    guard parts.count == 4 else { return false }
    guard let interface = interface(with: String(parts[2])) else { return false }
    return isWireless(interface)
  }

  /// Returns true if a browser that connected to that local address may have come over Wi-Fi, or if that is unknown.
  static func mayBeOverWiFi(to address: String?) -> Bool {
    guard let address, let interface = interface(with: address) else { return true }
    return isWireless(interface)
  }

  private static func isWireless(_ interface: String) -> Bool {
    access("/sys/class/net/\(interface)/phy80211", F_OK) == 0
  }

  /// The name of the interface that has the address.
  private static func interface(with address: String) -> String? {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return nil }
    defer { freeifaddrs(first) }
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let entry, let socketAddress = entry.pointee.ifa_addr, let name = entry.pointee.ifa_name else { continue }
      var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let isIPv6 = Int32(socketAddress.pointee.sa_family) == AF_INET6
      guard isIPv6 || Int32(socketAddress.pointee.sa_family) == AF_INET else { continue }
      let size = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
      guard
        getnameinfo(
          socketAddress, socklen_t(size), &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let text = String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.split(separator: "%").first.map(String.init) == address { return String(cString: name) }
    }
    return nil
  }
}
