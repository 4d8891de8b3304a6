/// What the detail screen tells about a network.
public struct NetworkDetails: Hashable, Sendable {
  /// `nil` when nothing is stored for it.
  public var settings: NetworkSettings?
  /// What is in force now; `nil` unless it is the current network.
  public var addresses: Addresses?
  /// Hardware addresses of its access points, strongest first, as `aa:bb:cc:dd:ee:ff`.
  public var accessPoints: [AccessPoint]

  public struct Addresses: Hashable, Sendable {
    /// As `192.0.2.10/24`.
    public var ipv4: [String]
    public var ipv6: [String]
    public var router: String?
    public var dns: [String]
    /// Our own hardware address on this network.
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
    /// In MHz.
    public var frequency: Int
    /// From 0 to 1.
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

/// What a person can set for a network.
public struct NetworkSettings: Hashable, Sendable {
  /// Join it by itself when it is in range.
  public var joinsAutomatically: Bool
  /// Ask programs to be sparing (a metered connection).
  public var isLowDataMode: Bool
  /// Use a hardware address made for this network only.
  public var usesPrivateAddress: Bool
  public var ipv4: IPv4Configuration
  /// DNS servers to use instead of those that the network gives; empty is automatic. Each an IPv4 or IPv6 address.
  public var dnsServers: [String]
  public var proxy: Proxy

  public enum IPv4Configuration: Hashable, Sendable {
    case automatic
    /// `prefixLength` from 1 to 32; `router` may be left out.
    case manual(address: String, prefixLength: Int, router: String?)
  }

  public enum Proxy: Hashable, Sendable {
    case off
    /// An address of a configuration file (PAC); empty lets the network say.
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
