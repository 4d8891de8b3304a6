import WiFiSettingsModel

extension Security {
  /// Reads the security that an access point announces, from its three words of flags.
  ///
  /// If several kinds are offered, the result is the kind that is easiest to join: a password before an account. Both
  /// halves of a WPA3 transition are one network, as on the air.
  init(flags: Int, wpaFlags: Int, rsnFlags: Int) {
    let keyManagement = wpaFlags | rsnFlags
    if keyManagement & AccessPointFlags.psk != 0 {
      self = .wpa2Personal
    } else if keyManagement & AccessPointFlags.sae != 0 {
      self = .wpa3Personal
    } else if keyManagement & (AccessPointFlags.owe | AccessPointFlags.oweTransition) != 0 {
      self = .enhancedOpen
    } else if keyManagement & (AccessPointFlags.ieee8021X | AccessPointFlags.suiteB) != 0 {
      self = .enterprise
    } else if keyManagement != 0 {
      self = .unknown
    } else {
      self = flags & AccessPointFlags.privacy != 0 ? .wep : .open
    }
  }
}

/// `NM80211ApFlags` and `NM80211ApSecurityFlags`, the values that matter here.
enum AccessPointFlags {
  static let privacy = 0x1
  static let psk = 0x100
  static let ieee8021X = 0x200
  static let sae = 0x400
  static let owe = 0x800
  static let oweTransition = 0x1000
  static let suiteB = 0x2000
}
