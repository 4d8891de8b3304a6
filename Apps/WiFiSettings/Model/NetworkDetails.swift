/// The details of a network, for the detail screen.
public struct NetworkDetails: Hashable, Sendable {
  /// The stored settings; `nil` if nothing is stored for the network.
  public var settings: NetworkSettings?
  /// The addresses in force now; `nil` unless it is the current network.
  public var addresses: Addresses?
  /// Its access points with their hardware addresses, such as `aa:bb:cc:dd:ee:ff`; strongest first.
  public var accessPoints: [AccessPoint]

  public struct Addresses: Hashable, Sendable {
    /// The IPv4 addresses, such as `192.0.2.10/24`.
    public var ipv4: [String]
    public var ipv6: [String]
    public var router: String?
    public var dns: [String]
    /// The hardware address of this machine on this network.
    public var hardwareAddress: String?
    public init(
      ipv4: [String] = [], ipv6: [String] = [], router: String? = nil, dns: [String] = [],
      hardwareAddress: String? = nil
    ) {
      self.ipv4 = ipv4
      self.ipv6 = ipv6
      self.router = router
      self.dns = dns
      self.hardwareAddress = hardwareAddress
    }
  }

  public struct AccessPoint: Hashable, Sendable {
    public var hardwareAddress: String
    /// The frequency in MHz.
    public var frequency: Int
    /// The signal strength, from 0 to 1.
    public var connectivity: Double
    public init(hardwareAddress: String, frequency: Int, connectivity: Double) {
      self.hardwareAddress = hardwareAddress
      self.frequency = frequency
      self.connectivity = connectivity
    }
  }

  public init(settings: NetworkSettings? = nil, addresses: Addresses? = nil, accessPoints: [AccessPoint] = []) {
    self.settings = settings
    self.addresses = addresses
    self.accessPoints = accessPoints
  }
}

/// The settings that the user can change for a network.
public struct NetworkSettings: Hashable, Sendable {
  /// True if the network is joined automatically when it is in range.
  public var joinsAutomatically: Bool
  /// True if programs are asked to use little data (a metered connection).
  public var isLowDataMode: Bool
  /// True if a hardware address made for this network only is used.
  public var usesPrivateAddress: Bool
  public var ipv4: IPv4Configuration
  /// The DNS servers to use in place of the network's own; empty means automatic. Each is an IPv4 or IPv6 address.
  public var dnsServers: [String]
  public var proxy: Proxy

  public enum IPv4Configuration: Hashable, Sendable {
    case automatic
    /// `prefixLength` is from 1 to 32; `router` is optional.
    case manual(address: String, prefixLength: Int, router: String?)
  }

  public enum Proxy: Hashable, Sendable {
    case off
    /// The address of a configuration file (PAC); empty means that the network provides it.
    case automatic(url: String)
  }

  public init(
    joinsAutomatically: Bool = true, isLowDataMode: Bool = false, usesPrivateAddress: Bool = false,
    ipv4: IPv4Configuration = .automatic, dnsServers: [String] = [], proxy: Proxy = .off
  ) {
    self.joinsAutomatically = joinsAutomatically
    self.isLowDataMode = isLowDataMode
    self.usesPrivateAddress = usesPrivateAddress
    self.ipv4 = ipv4
    self.dnsServers = dnsServers
    self.proxy = proxy
  }
}
