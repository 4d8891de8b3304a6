/// The host names and origins that requests may carry.
///
/// A page of another site can make a name of its own resolve to this machine (DNS rebinding), and can open sockets to
/// any address. Both are visible in `Host` and `Origin`, which scripts cannot set.
struct HostRule: Equatable {
  /// The served names, in lowercase, without a port.
  var names: Set<String>
  /// True if any numeric address is served. This is safe, because DNS rebinding requires a name.
  var servesAnyAddress: Bool

  /// Returns the name or address in a host with an optional port, or `nil` if it is neither.
  static func name(of host: String) -> String? {
    let host = host.lowercased()
    guard !host.isEmpty, host.utf8.count <= 255 + 6 else { return nil }
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      let address = host[host.index(after: host.startIndex)..<end]
      guard isPort(host[host.index(after: end)...]), !address.isEmpty,
        address.utf8.allSatisfy({ isHexadecimal($0) || $0 == 58 || $0 == 46 })
      else { return nil }
      return "[\(address)]"
    }
    let name = host.prefix { $0 != ":" }
    guard isPort(host[name.endIndex...]), !name.isEmpty,
      name.utf8.allSatisfy({ isHexadecimal($0) || (103...122).contains($0) || $0 == 45 || $0 == 46 || $0 == 95 })
    else { return nil }
    // A name may end in the dot of the DNS root.
    return name.count > 1 && name.hasSuffix(".") ? String(name.dropLast()) : String(name)
  }

  private static func isPort(_ text: Substring) -> Bool {
    if text.isEmpty { return true }
    return text.first == ":" && text.utf8.count <= 6 && text.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
      && text.utf8.count > 1
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte)
  }

  private static func isAddress(_ name: String) -> Bool {
    if name.hasPrefix("[") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  func serves(_ host: String) -> Bool {
    guard let name = HostRule.name(of: host) else { return false }
    return names.contains(name) || (servesAnyAddress && HostRule.isAddress(name))
  }

  /// Returns true if the origin is this site: the same scheme, host and port.
  static func isSame(origin: String, host: String, isSecure: Bool) -> Bool {
    let scheme = isSecure ? "https://" : "http://"
    let origin = origin.lowercased()
    guard origin.hasPrefix(scheme) else { return false }
    return bare(String(origin.dropFirst(scheme.count)), isSecure) == bare(host.lowercased(), isSecure)
  }

  /// Removes the default port, which browsers omit.
  private static func bare(_ host: String, _ isSecure: Bool) -> String {
    let usual = isSecure ? ":443" : ":80"
    return host.hasSuffix(usual) ? String(host.dropLast(usual.count)) : host
  }
}
