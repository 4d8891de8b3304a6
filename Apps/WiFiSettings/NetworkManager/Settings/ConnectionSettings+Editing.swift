import WiFiSettingsModel

/// A setting that the service could not accept. The text is for display.
struct InvalidSetting: Error, Hashable {
  var message: String
}

extension ConnectionSettings {
  /// Writes the user's settings into a stored connection and leaves everything else unchanged.
  mutating func apply(_ new: NetworkSettings) throws(InvalidSetting) {
    let old = NetworkSettings(self)
    self["connection", default: [:]]["autoconnect"] = .boolean(new.joinsAutomatically)
    if new.isLowDataMode != old.isLowDataMode {
      self["connection", default: [:]]["metered"] = .int32(new.isLowDataMode ? Int32(NM.metered) : 0)
    }
    if new.usesPrivateAddress != old.usesPrivateAddress {
      // `stable`: derived from the connection's own id, so it differs between networks and stays the same over time.
      self["802-11-wireless", default: [:]]["cloned-mac-address"] = nil
      self["802-11-wireless", default: [:]]["assigned-mac-address"] =
        .string(new.usesPrivateAddress ? "stable" : "permanent")
    }
    if new.ipv4 != old.ipv4 { try applyIPv4(new.ipv4) }
    if new.dnsServers != old.dnsServers { try applyDNS(new.dnsServers) }
    if new.proxy != old.proxy { try applyProxy(new.proxy) }
  }

  private mutating func applyIPv4(_ configuration: NetworkSettings.IPv4Configuration) throws(InvalidSetting) {
    // The older forms of the same values would contradict the new ones.
    for key in ["addresses", "address-data", "gateway"] { self["ipv4", default: [:]][key] = nil }
    switch configuration {
    case .automatic: self["ipv4", default: [:]]["method"] = .string("auto")
    case .manual(let address, let prefix, let router):
      guard let address = IPAddress(address), address.isIPv4 else {
        throw InvalidSetting(message: "The address is not an IPv4 address. Write it as 192.0.2.10.")
      }
      guard (1...32).contains(prefix) else {
        throw InvalidSetting(message: "The prefix length is \(prefix). Write a number from 1 to 32.")
      }
      let entry: DBusValue = .properties([
        "address": .string(address.description), "prefix": .uint32(UInt32(prefix)),
      ])
      self["ipv4", default: [:]]["address-data"] = .array([entry], of: "a{sv}")
      if let router, !router.isEmpty {
        guard let router = IPAddress(router), router.isIPv4 else {
          throw InvalidSetting(message: "The router is not an IPv4 address. Write it as 192.0.2.1.")
        }
        self["ipv4", default: [:]]["gateway"] = .string(router.description)
      }
      self["ipv4", default: [:]]["method"] = .string("manual")
    }
  }

  private mutating func applyDNS(_ servers: [String]) throws(InvalidSetting) {
    var addresses: [IPAddress] = []
    for server in servers {
      guard let address = IPAddress(server) else {
        throw InvalidSetting(message: "A DNS server is not an address. Write it as 192.0.2.1 or 2001:db8::1.")
      }
      addresses.append(address)
    }
    let words = addresses.filter(\.isIPv4).map { address in
      DBusValue.uint32(address.bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
    }
    let long = addresses.filter { !$0.isIPv4 }.map { DBusValue.bytes($0.bytes) }
    for (group, value) in [("ipv4", DBusValue.array(words, of: "u")), ("ipv6", .array(long, of: "ay"))] {
      // A group that is created here needs its method too.
      if self[group]?["method"] == nil { self[group, default: [:]]["method"] = .string("auto") }
      self[group, default: [:]]["dns-data"] = nil
      self[group, default: [:]]["dns"] = value
      self[group, default: [:]]["ignore-auto-dns"] = .boolean(!servers.isEmpty)
    }
  }

  private mutating func applyProxy(_ proxy: NetworkSettings.Proxy) throws(InvalidSetting) {
    switch proxy {
    case .off: self["proxy"] = ["method": .int32(0)]
    case .automatic(let url):
      guard !url.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else {
        throw InvalidSetting(message: "The proxy's address has a control character in it. Write a web address.")
      }
      self["proxy"] = ["method": .int32(1)]
      if !url.isEmpty { self["proxy", default: [:]]["pac-url"] = .string(url) }
    }
  }
}
