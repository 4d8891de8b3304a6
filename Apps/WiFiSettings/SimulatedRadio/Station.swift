import WiFiSettingsModel

/// The state of a simulated network at one moment.
struct Station {
  let network: SimulatedNetwork
  var connectivity: Double
  var isInRange: Bool
  /// The stored settings; `nil` until it has been joined once.
  var settings: NetworkSettings?
  /// The hardware address used on it, chosen when it is joined.
  var hardwareAddress: String?

  init(_ network: SimulatedNetwork, isInRange: Bool) {
    self.network = network
    self.connectivity = network.connectivity
    self.isInRange = isInRange
    self.settings = network.isKnown ? NetworkSettings() : nil
  }

  /// The identity under which it is listed: a hidden network that is known is requested by name, and so has one.
  var listedID: Network.ID { settings == nil ? network.announcedID : network.id }

  var listed: Network {
    Network(
      id: listedID, connectivity: connectivity, isKnown: settings != nil, accessPointCount: network.accessPointCount,
      generations: network.generations)
  }
}
