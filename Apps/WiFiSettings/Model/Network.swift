/// A network in range or known from before, as a plain value.
public struct Network: Identifiable, Hashable, Sendable {
  public struct ID: Hashable, Codable, Sendable {
    public var ssid: SSID
    public var security: Security
    public init(ssid: SSID, security: Security) {
      self.ssid = ssid
      self.security = security
    }
  }

  public var id: ID
  /// The signal strength of its best access point, from 0 to 1.
  public var connectivity: Double
  /// True if a profile for it is stored, so that joining needs no password.
  public var isKnown: Bool
  /// The number of access points that carry it.
  public var accessPointCount: Int
  /// The generations of WPA that its access points offer. Not part of the identity: a network may be upgraded.
  public var generations: WPAGenerations

  public init(
    id: ID, connectivity: Double = 1, isKnown: Bool = false, accessPointCount: Int = 1, generations: WPAGenerations = []
  ) {
    self.id = id
    self.connectivity = connectivity
    self.isKnown = isKnown
    self.accessPointCount = accessPointCount
    self.generations = generations
  }

  public var ssid: SSID { id.ssid }
  public var security: Security { id.security }
  public var isSecured: Bool { id.security.isSecured }
}

/// The generations of WPA that access points offer; empty if they are unknown or the network does not use WPA.
public struct WPAGenerations: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let wpa = WPAGenerations(rawValue: 1)
  public static let wpa2 = WPAGenerations(rawValue: 2)
  public static let wpa3 = WPAGenerations(rawValue: 4)
}
