extension NetworkSettings {
  /// Which DNS servers are asked, in a few words.
  public var dnsText: String { dnsServers.isEmpty ? "Automatic" : dnsServers.joined(separator: ", ") }
}

extension NetworkSettings.IPv4Configuration {
  /// Where the address comes from, in a few words.
  public var text: String {
    switch self {
    case .automatic: "Automatic"
    case .manual(let address, _, _): "Manual, \(address)"
    }
  }
}

extension NetworkSettings.Proxy {
  /// Which proxy is used, in a few words.
  public var text: String {
    switch self {
    case .off: "Off"
    case .automatic: "Automatic"
    }
  }

  /// The same, with the address where there is one.
  var longText: String {
    if case .automatic(let url) = self, !url.isEmpty { "Automatic, \(url)" } else { text }
  }
}
