/// The security of a network, as far as it matters for joining it. Part of a network's identity: an open twin of a
/// secured network is another network.
public enum Security: String, Hashable, Codable, Sendable, CaseIterable {
  case open
  /// Encrypted without a password (OWE, "enhanced open").
  case enhancedOpen
  /// Broken by design; still joined on request, and marked.
  case wep
  /// WPA or WPA2 with a password, with or without WPA3 in addition (transition mode).
  case wpa2Personal
  /// WPA3 with a password (SAE) and nothing older.
  case wpa3Personal
  /// 802.1X: needs an account and certificates. Listed and explained, but not set up in this app.
  case enterprise
  /// An unrecognised kind of security. Not open.
  case unknown

  /// True if joining requires a password.
  public var needsPassword: Bool {
    switch self {
    case .wep, .wpa2Personal, .wpa3Personal: true
    case .open, .enhancedOpen, .enterprise, .unknown: false
    }
  }

  /// True if the traffic over the air is encrypted.
  public var isSecured: Bool { self != .open }

  /// True if this program can set the network up.
  public var isSupported: Bool { self != .enterprise && self != .unknown }
}
