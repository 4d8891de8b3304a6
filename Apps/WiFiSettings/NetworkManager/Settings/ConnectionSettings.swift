import WiFiSettingsModel

/// A stored connection as NetworkManager keeps it: groups of named values.
typealias ConnectionSettings = [String: [String: DBusValue]]

extension ConnectionSettings {
  /// Returns the required settings of a new connection; the service fills in the rest. They contain the password and
  /// are passed only to the one call that makes the connection.
  static func joining(_ request: JoinRequest) -> ConnectionSettings {
    var settings: ConnectionSettings = ["connection": ["type": .string("802-11-wireless")]]
    settings.setTarget(request)
    return settings
  }

  /// Returns a copy of a stored connection, to be tried with another password beside the stored one.
  func retried(with request: JoinRequest) -> ConnectionSettings {
    var settings = self
    for key in ["uuid", "timestamp"] { settings["connection"]?[key] = nil }
    settings["802-11-wireless"]?["seen-bssids"] = nil
    if request.isHidden { settings["802-11-wireless", default: [:]]["hidden"] = .boolean(true) }
    if let password = request.password { settings.setPassword(password.secret) }
    // A trial contains its password, even if the stored connection keeps its own elsewhere.
    for key in ["psk-flags", "wep-key-flags"] { settings["802-11-wireless-security"]?[key] = nil }
    return settings
  }

  /// Replaces the password in use, and leaves everything else unchanged.
  mutating func setPassword(_ secret: String) {
    let key = passwordKey
    self["802-11-wireless-security"]?[key] = .string(secret)
  }

  /// The password in use, if secrets have been merged in.
  var password: String? { self["802-11-wireless-security"]?[passwordKey]?.text }

  private var passwordKey: String {
    let group = self["802-11-wireless-security"] ?? [:]
    guard Security(stored: group) == .wep else { return "psk" }
    let index = group["wep-tx-keyidx"]?.integer ?? 0
    return "wep-key\((0...3).contains(index) ? index : 0)"
  }

  /// Merges the reply of `GetSecrets`, which lists every group, most of them empty.
  mutating func merge(secrets: ConnectionSettings) {
    for (group, values) in secrets where !values.isEmpty {
      self[group, default: [:]].merge(values) { $1 }
    }
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
