import WiFiSettingsModel

/// A stored Wi-Fi connection of NetworkManager, without its secrets.
struct Profile: Hashable {
  var path: String
  var network: Network.ID
  /// The time of its last use, in seconds since 1970; 0 for never.
  var lastUsed: Int
  var uuid: String?
  /// The only adapter that may use it; `nil` for any.
  var interfaceName: String?
  /// The mark of the program that tries the profile; `nil` for a profile that is not a trial.
  var mark: TrialMark?

  /// Returns `nil` for everything that is not a network to join: cables, the machine's own hotspots, ad-hoc networks.
  init?(path: String, settings: [String: [String: DBusValue]]) {
    guard settings["connection"]?["type"]?.text == "802-11-wireless", let wireless = settings["802-11-wireless"],
      ["infrastructure", ""].contains(wireless["mode"]?.text ?? ""),
      let ssid = wireless["ssid"]?.octets.flatMap(SSID.init(bytes:)), !ssid.isHidden
    else { return nil }
    self.path = path
    self.network = .init(ssid: ssid, security: Security(stored: settings["802-11-wireless-security"]))
    self.lastUsed = settings["connection"]?["timestamp"]?.integer.map { max(0, $0) } ?? 0
    self.uuid = settings["connection"]?["uuid"]?.text
    self.interfaceName = settings["connection"]?["interface-name"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    self.mark = settings.trialMark
  }

  /// Returns true if the adapter can be connected with it.
  func fits(_ device: DeviceObject) -> Bool { interfaceName == nil || interfaceName == device.name }
}

extension Security {
  /// Reads the security that a stored connection requires.
  init(stored group: [String: DBusValue]?) {
    guard let group else {
      self = .open
      return
    }
    switch group["key-mgmt"]?.text {
    case "none": self = .wep
    case "wpa-psk": self = .wpa2Personal
    case "sae": self = .wpa3Personal
    case "owe": self = .enhancedOpen
    case "ieee8021x", "wpa-eap", "wpa-eap-suite-b-192": self = .enterprise
    default: self = .unknown
    }
  }
}
