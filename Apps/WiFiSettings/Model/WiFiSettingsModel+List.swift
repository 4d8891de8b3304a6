import KeelModel

extension WiFiSettingsModel {
  /// The network that is joined.
  public var currentNetwork: Network? { networks(in: .current).first }

  /// Networks in range that have been joined before, without the current one.
  public var knownNetworks: [Network] { networks(in: .known) }

  public var otherNetworks: [Network] { networks(in: .other) }

  /// Reads every row of the section: for tests and reports. Views read rows one by one.
  private func networks(in section: ListSection.ID) -> [Network] {
    guard let section = sections.first(where: { $0.id == section }) else { return [] }
    return section.items.compactMap {
      if case .network(let id) = $0 { rows[id]?.network } else { nil }
    }
  }

  /// Brings every row up to date; only rows that differ tell their observers.
  func updateRows() {
    var heard: [Network.ID: Network] = [:]
    if stage == .on {
      for network in latest.networks {
        guard let other = heard[network.id], other.connectivity >= network.connectivity else {
          heard[network.id] = network
          continue
        }
      }
    }
    var listed = Set(heard.keys)
    for (id, network) in heard {
      if let row = rows[id] { row.update(network) } else { rows[id] = NetworkRow(network) }
    }
    // The current network is listed even in the moment in which nothing is heard of it.
    if stage == .on, let current = latest.current, heard[current] == nil {
      let network = Network(id: current, connectivity: 0, isKnown: true, accessPointCount: 0)
      let row = rows[current] ?? NetworkRow(network)
      row.update(network, isInRange: false)
      rows[current] = row
      listed.insert(current)
    }
    for id in rows.keys where !listed.contains(id) { rows[id] = nil }
    if let rowJoining, !listed.contains(rowJoining) { stopJoiningRow(saying: .outOfRange) }
    updateFlags()
  }

  func updateFlags() {
    for (id, row) in rows {
      let isCurrent = latest.current == id
      row.isCurrent = isCurrent
      row.isJoining = rowJoining == id || (latest.joining == id && !isCurrent)
      row.needsSignIn = isCurrent && latest.portal != nil
    }
  }

  func updateSections() {
    var new = [ListSection(id: .power, items: [.power])]
    if stage == .on {
      let current = latest.current
      var known: [Network] = []
      var other: [Network] = []
      for row in rows.values where row.id != current {
        if row.isKnown { known.append(row.network) } else { other.append(row.network) }
      }
      knownOrder.update(known)
      otherOrder.update(other)
      if let current { new.append(ListSection(id: .current, items: [.network(current)])) }
      if !known.isEmpty { new.append(ListSection(id: .known, items: knownOrder.order.map { .network($0) })) }
      new.append(ListSection(id: .other, items: otherOrder.order.map { .network($0) } + [.joinOther]))
    }
    guard new != sections else { return }
    let membersChanged = Set(new.flatMap(\.items)) != Set(sections.flatMap(\.items))
    // The first list is simply there; later ones fold and unfold.
    if hasListed { withAnimation { sections = new } } else { sections = new }
    hasListed = true
    if membersChanged { updateLookalikes() }
  }

  /// Lets every network take its place anew. Called when the person comes (back) to the list or asks for a fresh one.
  func sortAgain() {
    forgetOrder()
    updateSections()
  }

  func forgetOrder() {
    knownOrder.forgetPlaces()
    otherOrder.forgetPlaces()
  }

  private func updateLookalikes() {
    var groups: [String: [NetworkRow]] = [:]
    for row in rows.values where !row.id.ssid.isHidden { groups[row.skeleton, default: []].append(row) }
    let nameless = rows.values.filter(\.id.ssid.isHidden)
    for row in nameless { row.lookalike = nameless.count > 1 ? .twin : nil }
    for group in groups.values {
      for row in group { row.lookalike = Self.lookalike(of: row, among: group) }
    }
  }

  private static func lookalike(of row: NetworkRow, among group: [NetworkRow]) -> NetworkRow.Lookalike? {
    if group.contains(where: { $0 !== row && $0.id.ssid == row.id.ssid }) { return .twin }
    // The one that people know comes first among those it may be taken for.
    let others = group.filter { $0 !== row }.sorted {
      if $0.isKnown != $1.isKnown { return $0.isKnown }
      return $0.id.ssid.bytes.lexicographicallyPrecedes($1.id.ssid.bytes)
    }
    return others.first.map { .similar(to: $0.title) }
  }
}
