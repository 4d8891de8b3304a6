import WiFiSettingsModel

/// The networks in range of one adapter, made of its access points.
struct Survey {
  struct Entry {
    var network: Network
    var offersSAE = false
    /// The paths of its access points, strongest first.
    var accessPoints: [String] = []
  }

  /// The networks, in the order in which the service lists them.
  private(set) var entries: [Entry] = []
  private var index: [Network.ID: Int] = [:]

  init(_ store: ObjectStore, device: DeviceObject) {
    var positions: [[(strength: Int, path: String)]] = []
    for path in device.accessPoints {
      guard let accessPoint = store.accessPoints[path], let id = accessPoint.network else { continue }
      let position = index[id] ?? entries.count
      if position == entries.count {
        index[id] = position
        entries.append(Entry(network: Network(id: id, connectivity: 0, accessPointCount: 0)))
        positions.append([])
      }
      let strength = Double(accessPoint.strength) / 100
      entries[position].network.connectivity = max(entries[position].network.connectivity, strength)
      entries[position].network.accessPointCount += 1
      entries[position].network.generations.formUnion(accessPoint.generations)
      entries[position].offersSAE = entries[position].offersSAE || accessPoint.offersSAE
      positions[position].append((accessPoint.strength, path))
    }
    for position in entries.indices {
      entries[position].accessPoints = positions[position].sorted { $0.strength > $1.strength }.map(\.path)
    }
    for profile in store.profiles.values where store.isStored(profile) && profile.fits(device) {
      if let position = index[owner(of: profile)] { entries[position].network.isKnown = true }
    }
  }

  subscript(id: Network.ID) -> Entry? { index[id].map { entries[$0] } }

  /// Returns the one network that a profile belongs to.
  ///
  /// It is the network of exactly its name and security. Only a WPA3 profile may also belong to the network that offers
  /// WPA3 beside WPA2, if none offers WPA3 alone: the profile was created for it, and this is not a downgrade.
  func owner(of profile: Profile) -> Network.ID {
    let id = profile.network
    guard id.security == .wpa3Personal, index[id] == nil else { return id }
    let transition = Network.ID(ssid: id.ssid, security: .wpa2Personal)
    return self[transition]?.offersSAE == true ? transition : id
  }
}
