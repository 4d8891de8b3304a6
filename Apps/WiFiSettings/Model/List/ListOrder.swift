/// The order of networks in a list: secured first, then stronger, and stable while somebody looks at it.
///
/// A network takes its place by the strength it has when it enters the list, and keeps that place while its strength
/// drifts. `forgetPlaces()` lets all take their places anew: when the person asks for a fresh list, comes back to it,
/// or switches Wi-Fi on.
struct ListOrder {
  private struct Place: Comparable {
    let isSecured: Bool
    let connectivity: Double
    let bytes: [UInt8]
    let security: Int

    static func < (one: Place, other: Place) -> Bool {
      if one.isSecured != other.isSecured { return one.isSecured }
      if one.connectivity != other.connectivity { return one.connectivity > other.connectivity }
      if one.bytes != other.bytes { return one.bytes.lexicographicallyPrecedes(other.bytes) }
      return one.security < other.security
    }
  }

  private var places: [Network.ID: Place] = [:]
  private(set) var order: [Network.ID] = []

  /// Takes the networks that are in the list now. Sorts only when one has come or gone.
  mutating func update(_ networks: [Network]) {
    guard networks.count != places.count || networks.contains(where: { places[$0.id] == nil }) else { return }
    var kept: [Network.ID: Place] = [:]
    for network in networks { kept[network.id] = places[network.id] ?? Self.place(of: network) }
    places = kept
    order = kept.sorted { $0.value < $1.value }.map(\.key)
  }

  mutating func forgetPlaces() {
    places = [:]
    order = []
  }

  private static func place(of network: Network) -> Place {
    Place(
      isSecured: network.isSecured, connectivity: network.connectivity.clampedConnectivity, bytes: network.ssid.bytes,
      security: Security.allCases.firstIndex(of: network.security) ?? 0)
  }
}
