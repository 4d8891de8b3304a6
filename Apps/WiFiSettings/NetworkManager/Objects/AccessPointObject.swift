import WiFiSettingsModel

/// An access point as NetworkManager describes it. A missing or malformed property keeps its last good value.
struct AccessPointObject: Hashable {
  private var ssid: SSID?
  private var flags = 0
  private var wpaFlags = 0
  private var rsnFlags = 0
  private var mode = 2
  /// The signal strength, from 0 to 100.
  private(set) var strength = 0
  /// The frequency in MHz; 0 if it is unknown.
  private(set) var frequency = 0
  private(set) var hardwareAddress = ""
  /// The network; `nil` while there is no name, and for anything but access points (ad-hoc networks, meshes).
  private(set) var network: Network.ID?

  /// True if WPA3 is on offer, alone or beside WPA2.
  var offersSAE: Bool { (wpaFlags | rsnFlags) & AccessPointFlags.sae != 0 }

  /// The generations of WPA with a password on offer.
  var generations: WPAGenerations {
    var generations: WPAGenerations = []
    if wpaFlags & AccessPointFlags.psk != 0 { generations.insert(.wpa) }
    if rsnFlags & AccessPointFlags.psk != 0 { generations.insert(.wpa2) }
    if offersSAE { generations.insert(.wpa3) }
    return generations
  }

  mutating func update(_ properties: [String: DBusValue]) {
    if let bytes = properties["Ssid"]?.octets, let name = SSID(bytes: bytes) {
      // All forms of a hidden name are equal.
      ssid = name.isHidden ? SSID(bytes: []) : name
    }
    if let value = properties["Flags"]?.integer { flags = value }
    if let value = properties["WpaFlags"]?.integer { wpaFlags = value }
    if let value = properties["RsnFlags"]?.integer { rsnFlags = value }
    if let value = properties["Mode"]?.integer { mode = value }
    if let value = properties["Strength"]?.integer { strength = min(max(value, 0), 100) }
    if let value = properties["Frequency"]?.integer { frequency = max(value, 0) }
    if let value = properties["HwAddress"]?.text, HardwareAddress.isValid(value) {
      hardwareAddress = value.lowercased()
    }
    let isInfrastructure = mode == 2 || mode == 0
    network =
      isInfrastructure
      ? ssid.map { .init(ssid: $0, security: Security(flags: flags, wpaFlags: wpaFlags, rsnFlags: rsnFlags)) } : nil
  }
}

/// The form `aa:bb:cc:dd:ee:ff`.
enum HardwareAddress {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 6 && parts.allSatisfy { $0.utf8.count == 2 && UInt8($0, radix: 16) != nil }
  }
}
