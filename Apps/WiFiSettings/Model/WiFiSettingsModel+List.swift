import KeelModel

extension WiFiSettingsModel {
  /// The network that is joined.
  public var currentNetwork: Network? { networks(in: .current).first }

  /// Networks in range that have been joined before, without the current one.
  public var knownNetworks: [Network] { networks(in: .known) }

  public var otherNetworks: [Network] { networks(in: .other) }

  /// Networks that have been joined before and are not in range.
  public var networksOutOfRange: [Network] { networks(in: .outOfRange) }

  /// Reads every row of the section: for tests and reports. Views read rows individually.
  private func networks(in section: ListSection.ID) -> [Network] {
    guard let section = sections.first(where: { $0.id == section }) else { return [] }
    return section.items.compactMap {
      if case .network(let id) = $0 { rows[id]?.network } else { nil }
    }
  }

  /// Updates the sections. Does nothing while the same networks are listed, even if their strengths drift.
  func updateSections() {
    guard shownMembership != networks.membership else { return }
    shownMembership = networks.membership
    var new = [ListSection(id: .power, items: [.power])]
    if !latest.adapters.isEmpty {
      new.append(ListSection(id: .adapters, items: latest.adapters.map { .adapter($0.id) }))
    }
    if stage == .on {
      let current = latest.current
      var known: [Network] = []
      var other: [Network] = []
      var outOfRange: [NetworkRow] = []
      for row in rows.values where row.id != current {
        if !row.isInRange {
          outOfRange.append(row)
        } else if row.isKnown {
          known.append(row.network)
        } else {
          other.append(row.network)
        }
      }
      knownOrder.update(known)
      otherOrder.update(other)
      if let current { new.append(ListSection(id: .current, items: [.network(current)])) }
      if !known.isEmpty { new.append(ListSection(id: .known, items: knownOrder.ids.map { .network($0) })) }
      new.append(ListSection(id: .other, items: otherOrder.ids.map { .network($0) } + [.joinOther]))
      if !outOfRange.isEmpty {
        outOfRange.sort { ($0.title, $0.securityText) < ($1.title, $1.securityText) }
        new.append(ListSection(id: .outOfRange, items: outOfRange.map { .network($0.id) }))
      }
    }
    guard new != sections else { return }
    // The first list appears without animation; later changes are animated.
    if hasListed { withAnimation { sections = new } } else { sections = new }
    hasListed = true
  }

  /// Gives every network a new place. Called when the user comes (back) to the list or requests a fresh one.
  func sortAgain() {
    forgetOrder()
    updateSections()
  }

  func forgetOrder() {
    knownOrder.forgetPlaces()
    otherOrder.forgetPlaces()
    shownMembership = nil
  }
}
