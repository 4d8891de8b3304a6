/// How a network is secured, as far as it matters for joining it. Part of a network's identity: an open twin of a
/// secured network is another network.
public enum Security: Hashable, Sendable, CaseIterable {
  case open
  /// Encrypted without a password (OWE, "enhanced open").
  case enhancedOpen
  /// Broken by design; still joined on request, and marked.
  case wep
  /// WPA or WPA2 with a password, with or without WPA3 beside it (transition mode).
  case wpa2Personal
  /// WPA3 with a password (SAE) and nothing older.
  case wpa3Personal
  /// 802.1X: needs an account and certificates. Listed and explained, not set up here.
  case enterprise
  /// Something that we do not know. Not open.
  case unknown

  /// Whether a password is asked for before joining.
  public var needsPassword: Bool {
    switch self {
    case .wep, .wpa2Personal, .wpa3Personal: true
    case .open, .enhancedOpen, .enterprise, .unknown: false
    }
  }

  /// Whether what is sent over the air is encrypted at all.
  public var isSecured: Bool { self != .open }

  /// Whether this program can set the network up.
  public var isSupported: Bool { self != .enterprise && self != .unknown }
}
