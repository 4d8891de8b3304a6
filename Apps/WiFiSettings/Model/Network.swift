/// A network in range or known from before, as a plain value.
public struct Network: Identifiable, Hashable, Sendable {
  public struct ID: Hashable, Sendable {
    public var ssid: SSID
    public var security: Security
    public init(ssid: SSID, security: Security) {
      self.ssid = ssid
      self.security = security
    }
  }

  public var id: ID
  /// Signal strength of its best access point, from 0 to 1.
  public var connectivity: Double
  /// Whether a profile for it is stored, so that joining needs no password.
  public var isKnown: Bool
  /// How many access points carry it.
  public var accessPointCount: Int

  public init(id: ID, connectivity: Double = 1, isKnown: Bool = false, accessPointCount: Int = 1) {
    self.id = id
    self.connectivity = connectivity
    self.isKnown = isKnown
    self.accessPointCount = accessPointCount
  }

  public var ssid: SSID { id.ssid }
  public var security: Security { id.security }
  public var isSecured: Bool { id.security.isSecured }
}
