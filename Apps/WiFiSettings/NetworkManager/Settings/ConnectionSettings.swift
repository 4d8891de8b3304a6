import WiFiSettingsModel

/// A stored connection as NetworkManager keeps it: groups of named values.
typealias ConnectionSettings = [String: [String: DBusValue]]

extension ConnectionSettings {
  /// What a new connection needs to say; the service fills in the rest. Holds the password and goes nowhere but into
  /// the one call that makes the connection.
  static func joining(_ request: JoinRequest) -> ConnectionSettings {
    var settings: ConnectionSettings = ["connection": ["type": .string("802-11-wireless")]]
    settings.setTarget(request)
    return settings
  }

  /// A copy of a stored connection, to be tried with another password beside the stored one.
  func retried(with request: JoinRequest) -> ConnectionSettings {
    var settings = self
    let wasSAE = Security(stored: self["802-11-wireless-security"]) == .wpa3Personal
    for key in ["uuid", "timestamp"] { settings["connection"]?[key] = nil }
    settings["802-11-wireless"]?["seen-bssids"] = nil
    settings.setTarget(request)
    // What was WPA3 stays so, also where the network offers WPA2 beside it.
    if wasSAE, request.network.security == .wpa2Personal {
      settings["802-11-wireless-security"]?["key-mgmt"] = .string("sae")
    }
    return settings
  }

  private mutating func setTarget(_ request: JoinRequest) {
    self["802-11-wireless", default: [:]]["ssid"] = .bytes(request.network.ssid.bytes)
    self["802-11-wireless", default: [:]]["mode"] = .string("infrastructure")
    if request.isHidden { self["802-11-wireless", default: [:]]["hidden"] = .boolean(true) }
    self["802-11-wireless-security"] = ConnectionSettings.security(request)
  }

  private static func security(_ request: JoinRequest) -> [String: DBusValue]? {
    let secret = request.password.map { DBusValue.string($0.secret) }
    switch request.network.security {
    case .open, .enterprise, .unknown: return nil
    case .enhancedOpen: return ["key-mgmt": .string("owe")]
    case .wep:
      // Type 1: the key itself, as 5 or 13 characters or 10 or 26 hexadecimal digits.
      return ["key-mgmt": .string("none"), "wep-key0": secret, "wep-key-type": .uint32(1)].compactMapValues { $0 }
    case .wpa2Personal: return ["key-mgmt": .string("wpa-psk"), "psk": secret].compactMapValues { $0 }
    case .wpa3Personal: return ["key-mgmt": .string("sae"), "psk": secret].compactMapValues { $0 }
    }
  }
}
