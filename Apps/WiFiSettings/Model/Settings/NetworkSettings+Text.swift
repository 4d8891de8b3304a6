extension NetworkSettings {
  /// A short text for the DNS servers.
  public var dnsText: String { dnsServers.isEmpty ? "Automatic" : dnsServers.joined(separator: ", ") }
}

extension NetworkSettings.IPv4Configuration {
  /// A short text for the source of the address.
  public var text: String {
    switch self {
    case .automatic: "Automatic"
    case .manual(let address, _, _): "Manual, \(address)"
    }
  }
}

extension NetworkSettings.Proxy {
  /// A short text for the proxy.
  public var text: String {
    switch self {
    case .off: "Off"
    case .automatic: "Automatic"
    }
  }

  /// The same text, with the address if there is one.
  var longText: String {
    if case .automatic(let url) = self, !url.isEmpty { "Automatic, \(url)" } else { text }
  }
}
