import WiFiSettingsModel

extension SimulatedRadio {
  /// Advances the simulation by one beat: about a third of the strengths drift, and every fourth beat a network appears
  /// or disappears.
  func moveOn() {
    beatCount += 1
    for index in stations.indices {
      // Numbers are drawn for every station, in range or not, so that a fault switched on in one run moves no other
      // network.
      let moves = Double.random(in: 0..<1, using: &generator) < 0.34
      let step = Double.random(in: -0.08...0.08, using: &generator)
      guard moves else { continue }
      let home = stations[index].network.connectivity
      let drifted = stations[index].connectivity + step + (home - stations[index].connectivity) * 0.1
      stations[index].connectivity = min(max(drifted, 0.05), 1)
    }
    if beatCount.isMultiple(of: 4) { comeOrGo() }
    update()
  }

  private func comeOrGo() {
    let wanderers = stations.indices.filter { !stations[$0].network.isPermanent }
    guard let index = wanderers.randomElement(using: &generator) else { return }
    stations[index].isInRange.toggle()
  }

  /// Returns the index of the station that is listed under this identity, or whose true name and security it is.
  func index(of network: Network.ID) -> Int? {
    stations.firstIndex { $0.isInRange && $0.listedID == network }
      ?? stations.firstIndex { $0.network.id == network }
  }
}
