import WiFiSettingsModel

extension NetworkSettings {
  /// Reads the settings that the user can change from a stored connection. A missing or malformed value counts as not
  /// set.
  init(_ settings: ConnectionSettings) {
    let connection = settings["connection"] ?? [:]
    self.init(
      joinsAutomatically: connection["autoconnect"]?.bool ?? true,
      isLowDataMode: connection["metered"]?.integer == NM.metered,
      usesPrivateAddress: settings.usesPrivateAddress,
      ipv4: settings.ipv4Configuration,
      dnsServers: settings.dnsServers,
      proxy: settings.proxy)
  }
}

extension ConnectionSettings {
  fileprivate var usesPrivateAddress: Bool {
    ["random", "stable", "stable-ssid"].contains(self["802-11-wireless"]?["assigned-mac-address"]?.text ?? "")
  }

  fileprivate var ipv4Configuration: NetworkSettings.IPv4Configuration {
    guard let group = self["ipv4"], group["method"]?.text == "manual",
      let first = group["address-data"]?.elements?.first?.properties,
      let address = first["address"]?.text, IPAddress(address)?.isIPv4 == true,
      let prefix = first["prefix"]?.integer, (1...32).contains(prefix)
    else { return .automatic }
    return .manual(address: address, prefixLength: prefix, router: group["gateway"]?.text)
  }

  fileprivate var dnsServers: [String] {
    let ipv4 = (self["ipv4"]?["dns"]?.elements ?? []).compactMap(\.integer).compactMap(UInt32.init(exactly:))
      .compactMap { word in IPAddress(bytes: withUnsafeBytes(of: word) { Array($0) }) }
    let ipv6 = (self["ipv6"]?["dns"]?.elements ?? []).compactMap(\.octets).compactMap(IPAddress.init(bytes:))
    return (ipv4 + ipv6).map(\.description)
  }

  fileprivate var proxy: NetworkSettings.Proxy {
    guard self["proxy"]?["method"]?.integer == 1 else { return .off }
    return .automatic(url: self["proxy"]?["pac-url"]?.text ?? "")
  }
}
