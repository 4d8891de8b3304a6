import WiFiSettingsModel

@testable import NetworkManagerRadio

/// A NetworkManager service with the objects that a test adds.
struct Sample {
  var store = ObjectStore()
  private var accessPointPaths: [String: [String]] = [:]

  init(isOn: Bool = true) {
    _ = store.set(
      ["WirelessEnabled": .boolean(isOn), "WirelessHardwareEnabled": .boolean(true)],
      interface: NM.Interface.manager, path: NM.manager)
  }

  mutating func device(_ name: String, state: Int = 30, reason: Int = 0, _ properties: [String: DBusValue] = [:]) {
    let basic: [String: DBusValue] = [
      "DeviceType": .uint32(2), "State": .uint32(UInt32(state)), "Interface": .string(name),
      "StateReason": .tuple([.uint32(UInt32(state)), .uint32(UInt32(reason))]),
    ]
    _ = store.set(
      basic.merging(properties) { $1 }, interface: NM.Interface.device, path: "/device/" + name)
  }

  @discardableResult
  mutating func accessPoint(
    _ name: String, _ ssid: [UInt8], strength: UInt8 = 50, flags: UInt32 = 1, rsn: UInt32 = 0x100,
    on device: String = "wlan0", _ more: [String: DBusValue] = [:]
  ) -> String {
    let path = "/ap/" + name
    let properties: [String: DBusValue] = [
      "Ssid": .bytes(ssid), "Strength": .byte(strength), "Flags": .uint32(flags), "RsnFlags": .uint32(rsn),
      "WpaFlags": .uint32(0), "Mode": .uint32(2), "Frequency": .uint32(2437),
      "HwAddress": .string("AA:BB:CC:00:00:01"),
    ]
    _ = store.set(properties.merging(more) { $1 }, interface: NM.Interface.accessPoint, path: path)
    accessPointPaths[device, default: []].append(path)
    _ = store.set(
      ["AccessPoints": .array(accessPointPaths[device, default: []].map { .objectPath($0) }, of: "o")],
      interface: NM.Interface.wireless, path: "/device/" + device)
    return path
  }

  mutating func profile(
    _ name: String, _ ssid: [UInt8], keyManagement: String?, isVolatile: Bool = false, interface: String? = nil
  ) {
    let path = "/profile/" + name
    _ = store.set(["Flags": .uint32(isVolatile ? 5 : 0)], interface: NM.Interface.profile, path: path)
    var settings = ConnectionSettings.sample(ssid, keyManagement: keyManagement)
    settings["connection"]?["interface-name"] = interface.map { .string($0) }
    store.profiles[path] = Profile(path: path, settings: settings)
  }

  mutating func activate(_ profile: String, accessPoint: String?, on device: String = "wlan0") {
    _ = store.set(
      [
        "State": .uint32(2), "Connection": .objectPath("/profile/" + profile),
        "SpecificObject": .objectPath(accessPoint ?? "/"),
      ], interface: NM.Interface.activeConnection, path: "/active/1")
    _ = store.set(
      ["ActiveConnection": .objectPath("/active/1"), "State": .uint32(100)], interface: NM.Interface.device,
      path: "/device/" + device)
  }
}

extension ConnectionSettings {
  static func sample(_ ssid: [UInt8], keyManagement: String?) -> ConnectionSettings {
    var settings: ConnectionSettings = [
      "connection": [
        "type": .string("802-11-wireless"), "id": .string("x"), "uuid": .string("u-1"), "timestamp": .uint64(9),
      ],
      "802-11-wireless": [
        "ssid": .bytes(ssid), "mode": .string("infrastructure"),
        "seen-bssids": .array([.string("aa:bb:cc:00:00:01")], of: "s"),
      ],
      "ipv4": ["method": .string("auto"), "route-metric": .int64(7)],
      "ipv6": ["method": .string("auto")],
    ]
    if let keyManagement { settings["802-11-wireless-security"] = ["key-mgmt": .string(keyManagement)] }
    return settings
  }
}

func id(_ name: String, _ security: Security = .wpa2Personal) -> Network.ID {
  guard let ssid = SSID(name) else { preconditionFailure("A name in a test is at most 32 bytes long.") }
  return Network.ID(ssid: ssid, security: security)
}
