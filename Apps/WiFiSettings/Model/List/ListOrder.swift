/// The order of networks in a list: secured first, then stronger, and stable while somebody looks at it.
///
/// A network takes its place by the strength it has when it enters the list, and keeps that place while its strength
/// drifts. `forgetPlaces()` lets all take their places anew: when the person asks for a fresh list, comes back to it,
/// or switches Wi-Fi on.
struct ListOrder {
  private struct Place: Comparable {
    let id: Network.ID
    let connectivity: Double

    static func < (one: Place, other: Place) -> Bool {
      if one.id.security.isSecured != other.id.security.isSecured { return one.id.security.isSecured }
      if one.connectivity != other.connectivity { return one.connectivity > other.connectivity }
      if one.id.ssid != other.id.ssid { return one.id.ssid.bytes.lexicographicallyPrecedes(other.id.ssid.bytes) }
      return one.rank < other.rank
    }

    private var rank: Int { Security.allCases.firstIndex(of: id.security) ?? 0 }
  }

  private var places: [Place] = []

  var ids: [Network.ID] { places.map(\.id) }

  /// Takes the networks that are in the list now. Sorts only when one has come or gone.
  mutating func update(_ networks: [Network]) {
    var known: [Network.ID: Double] = [:]
    for place in places { known[place.id] = place.connectivity }
    guard networks.count != places.count || networks.contains(where: { known[$0.id] == nil }) else { return }
    places = networks.map { Place(id: $0.id, connectivity: known[$0.id] ?? $0.connectivity.clampedConnectivity) }
    places.sort()
  }

  mutating func forgetPlaces() { places = [] }
}
