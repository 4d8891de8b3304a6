/// The order of networks in a list: secured first, then stronger, and stable while the user looks at it.
///
/// The strength of a network determines its place when it enters the list; later changes of the strength do not move
/// it. `forgetPlaces()` assigns new places to all networks: when the user requests a fresh list, returns to the list,
/// or switches Wi-Fi on.
struct ListOrder {
  private struct SortKey: Comparable {
    let id: Network.ID
    let connectivity: Double

    static func < (one: SortKey, other: SortKey) -> Bool {
      if one.id.security.isSecured != other.id.security.isSecured { return one.id.security.isSecured }
      if one.connectivity != other.connectivity { return one.connectivity > other.connectivity }
      if one.id.ssid != other.id.ssid { return one.id.ssid.bytes.lexicographicallyPrecedes(other.id.ssid.bytes) }
      return one.rank < other.rank
    }

    private var rank: Int { Security.allCases.firstIndex(of: id.security) ?? 0 }
  }

  private var places: [SortKey] = []

  var ids: [Network.ID] { places.map(\.id) }

  /// Receives the networks that are in the list now. Sorts only if one was added or removed.
  mutating func update(_ networks: [Network]) {
    var known: [Network.ID: Double] = [:]
    for place in places { known[place.id] = place.connectivity }
    guard networks.count != places.count || networks.contains(where: { known[$0.id] == nil }) else { return }
    places = networks.map { SortKey(id: $0.id, connectivity: known[$0.id] ?? $0.connectivity.clampedConnectivity) }
    places.sort()
  }

  mutating func forgetPlaces() { places = [] }
}
