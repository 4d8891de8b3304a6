/// A network adapter as NetworkManager describes it.
struct DeviceObject: Hashable {
  private(set) var type = 0
  private(set) var state = 0
  private(set) var stateReason = 0
  private(set) var name = ""
  private(set) var hardwareAddress: String?
  private(set) var activeConnection: String?
  private(set) var activeAccessPoint: String?
  private(set) var accessPoints: [String] = []
  /// The time of the last scan; `nil` if the service does not report it.
  private(set) var lastScan: Int?
  private(set) var ipv4: String?
  private(set) var ipv6: String?
  /// The flags of the interface; `nil` if the service does not report them.
  private var interfaceFlags: Int?
  private var connectivities: [String: Int] = [:]

  var isWiFi: Bool { type == NM.wifiDeviceType }

  /// True if the adapter is reported as connected but has no carrier. The service gives it up some 15 seconds later.
  var isLinkLost: Bool {
    guard state == NM.DeviceState.activated, let interfaceFlags else { return false }
    return interfaceFlags & NM.carrierFlags == 0
  }

  /// The connectivity of its connection, by the better of the two families; `nil` if the service does not report it.
  var connectivity: Int? {
    [NM.fullConnectivity, NM.portalConnectivity, NM.unknownConnectivity].first(where: connectivities.values.contains)
      ?? connectivities.values.max()
  }

  mutating func update(_ properties: [String: DBusValue]) {
    if let value = properties["DeviceType"]?.integer { type = value }
    if let value = properties["State"]?.integer { state = value }
    if let value = properties["StateReason"]?.elements, value.count == 2 {
      stateReason = value[1].integer ?? stateReason
    }
    if let value = properties["Interface"]?.text { name = value }
    if let value = properties["HwAddress"]?.text, HardwareAddress.isValid(value) {
      hardwareAddress = value.lowercased()
    }
    if let value = properties["ActiveConnection"] { activeConnection = value.path }
    if let value = properties["ActiveAccessPoint"] { activeAccessPoint = value.path }
    if let value = properties["AccessPoints"]?.elements { accessPoints = value.compactMap(\.path) }
    if let value = properties["LastScan"]?.integer { lastScan = value }
    if let value = properties["Ip4Config"] { ipv4 = value.path }
    if let value = properties["Ip6Config"] { ipv6 = value.path }
    if let value = properties["InterfaceFlags"]?.integer { interfaceFlags = value }
    for key in ["Ip4Connectivity", "Ip6Connectivity"] {
      if let value = properties[key]?.integer { connectivities[key] = value }
    }
  }

  mutating func setState(_ new: Int, reason: Int) {
    state = new
    stateReason = reason
  }
}
