/// The NetworkManager service itself.
struct ManagerObject: Hashable {
  /// False if the service keeps every connection down.
  private(set) var isNetworkingEnabled = true
  private(set) var isWirelessEnabled = false
  private(set) var isWirelessHardwareEnabled = true
  private(set) var connectivity = 0
  private(set) var connectivityCheckAddress: String?

  mutating func update(_ properties: [String: DBusValue]) {
    if let value = properties["NetworkingEnabled"]?.bool { isNetworkingEnabled = value }
    if let value = properties["WirelessEnabled"]?.bool { isWirelessEnabled = value }
    if let value = properties["WirelessHardwareEnabled"]?.bool { isWirelessHardwareEnabled = value }
    if let value = properties["Connectivity"]?.integer { connectivity = value }
    if let value = properties["ConnectivityCheckUri"]?.text { connectivityCheckAddress = value }
  }
}

/// A profile in use.
struct ActiveConnectionObject: Hashable {
  private(set) var state = 0
  private(set) var profile: String?
  private(set) var accessPoint: String?

  mutating func update(_ properties: [String: DBusValue]) {
    if let value = properties["State"]?.integer { state = value }
    if let value = properties["Connection"] { profile = value.path }
    if let value = properties["SpecificObject"] { accessPoint = value.path }
  }

  mutating func setState(_ new: Int) { state = new }
}

/// The addresses in force, of either family.
struct AddressesObject: Hashable {
  /// The addresses, such as `192.0.2.10/24`.
  private(set) var addresses: [String] = []
  private(set) var router: String?
  private(set) var dns: [String] = []

  mutating func update(_ properties: [String: DBusValue]) {
    if let items = properties["AddressData"]?.elements {
      addresses = items.compactMap {
        guard let item = $0.properties, let address = item["address"]?.text.flatMap(IPAddress.init),
          let prefix = item["prefix"]?.integer, (0...address.bitCount).contains(prefix)
        else { return nil }
        return "\(address)/\(prefix)"
      }
    }
    if let value = properties["Gateway"] { router = value.text.flatMap(IPAddress.init).map(\.description) }
    if let items = properties["NameserverData"]?.elements {
      dns = items.compactMap { $0.properties?["address"]?.text.flatMap(IPAddress.init).map(\.description) }
    } else if let items = properties["Nameservers"]?.elements, properties["NameserverData"] == nil {
      let servers = items.compactMap { $0.octets.flatMap(IPAddress.init(bytes:)).map(\.description) }
      if !servers.isEmpty || items.isEmpty { dns = servers }
    }
  }
}
