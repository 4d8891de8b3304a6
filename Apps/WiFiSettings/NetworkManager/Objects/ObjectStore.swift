/// The state of NetworkManager's objects, kept up to date by its signals.
///
/// It is filled from `GetManagedObjects` at one moment and from then on by `InterfacesAdded`, `InterfacesRemoved` and
/// `PropertiesChanged`, which arrive in the order in which they were sent. So nothing is requested twice, and an object
/// that disappears between its signal and an access to it is simply no longer in the store.
struct ObjectStore {
  private(set) var manager = ManagerObject()
  private(set) var devices: [String: DeviceObject] = [:]
  private(set) var accessPoints: [String: AccessPointObject] = [:]
  private(set) var activeConnections: [String: ActiveConnectionObject] = [:]
  private(set) var addresses: [String: AddressesObject] = [:]
  private(set) var profilePaths: Set<String> = []
  private var volatileProfiles: Set<String> = []
  /// Wi-Fi profiles whose settings have been read.
  var profiles: [String: Profile] = [:]
  /// The interface of the adapter that the user has chosen.
  var chosenAdapter: String?

  /// Stores the properties of an object on one interface. Returns true if the interface is one that the store keeps.
  mutating func set(_ properties: [String: DBusValue], interface: String, path: String) -> Bool {
    switch interface {
    case NM.Interface.manager: manager.update(properties)
    case NM.Interface.device, NM.Interface.wireless: devices[path, default: .init()].update(properties)
    case NM.Interface.accessPoint: accessPoints[path, default: .init()].update(properties)
    case NM.Interface.activeConnection: activeConnections[path, default: .init()].update(properties)
    case NM.Interface.ipv4, NM.Interface.ipv6: addresses[path, default: .init()].update(properties)
    case NM.Interface.profile:
      profilePaths.insert(path)
      if let flags = properties["Flags"]?.integer { setVolatile(flags & NM.volatileProfile != 0, path: path) }
    default: return false
    }
    return true
  }

  /// Changes an object that may be gone already: the change does not bring the object back.
  mutating func change(_ properties: [String: DBusValue], interface: String, path: String) -> Bool {
    switch interface {
    case NM.Interface.device, NM.Interface.wireless: guard devices[path] != nil else { return false }
    case NM.Interface.accessPoint: guard accessPoints[path] != nil else { return false }
    case NM.Interface.activeConnection: guard activeConnections[path] != nil else { return false }
    case NM.Interface.ipv4, NM.Interface.ipv6: guard addresses[path] != nil else { return false }
    case NM.Interface.profile: guard profilePaths.contains(path) else { return false }
    default: break
    }
    return set(properties, interface: interface, path: path)
  }

  mutating func remove(interfaces: [String], path: String) {
    for interface in interfaces {
      switch interface {
      case NM.Interface.device: devices[path] = nil
      case NM.Interface.accessPoint: accessPoints[path] = nil
      case NM.Interface.activeConnection: activeConnections[path] = nil
      case NM.Interface.ipv4, NM.Interface.ipv6: addresses[path] = nil
      case NM.Interface.profile:
        profilePaths.remove(path)
        profiles[path] = nil
        volatileProfiles.remove(path)
      default: break
      }
    }
  }

  /// Returns true if the profile lasts. One made for an attempt to join, or for a connection that other programs set
  /// up, does not.
  func isStored(_ profile: Profile) -> Bool { !volatileProfiles.contains(profile.path) }

  private mutating func setVolatile(_ isVolatile: Bool, path: String) {
    if isVolatile { volatileProfiles.insert(path) } else { volatileProfiles.remove(path) }
  }

  mutating func setDeviceState(_ state: Int, reason: Int, path: String) {
    devices[path]?.setState(state, reason: reason)
  }

  mutating func setActiveState(_ state: Int, path: String) {
    activeConnections[path]?.setState(state)
  }

  /// The adapters that the service manages, by name.
  var adapters: [DeviceObject] {
    devices.values.filter { $0.isWiFi && $0.state != NM.DeviceState.unmanaged }.sorted { $0.name < $1.name }
  }

  /// The connection that uses the profile.
  func activeConnection(of profile: String) -> (path: String, object: ActiveConnectionObject)? {
    activeConnections.first { $0.value.profile == profile }.map { ($0.key, $0.value) }
  }

  /// The adapter to show: the chosen one, then a connected one before one that is joining, before one that could join,
  /// before the rest.
  var device: (path: String, object: DeviceObject)? {
    func rank(_ device: DeviceObject) -> Int {
      if device.name == chosenAdapter, device.state != NM.DeviceState.unmanaged { return -1 }
      return switch device.state {
      case NM.DeviceState.activated: 0
      case NM.DeviceState.joining: 1
      case NM.DeviceState.disconnected...: 2
      case NM.DeviceState.unavailable: 3
      default: 4
      }
    }
    return devices.filter { $0.value.isWiFi }
      .min { (rank($0.value), $0.value.name, $0.key) < (rank($1.value), $1.value.name, $1.key) }
      .map { ($0.key, $0.value) }
  }
}
