import KeelModel

extension WiFiSettingsModel {
  /// Goes to a place once its network is listed; `false` when the text is not a place.
  ///
  /// `connect/NAME` asks for the password where one is needed and opens the details elsewhere: a link joins nothing by
  /// itself. A network that is not listed is waited for 10 seconds, and then told to be out of range. Anything that the
  /// person does in the meantime goes first, and drops the link.
  @discardableResult public func open(path: String) -> Bool {
    guard let link = WiFiLink(path: path) else { return false }
    pendingLink = link
    linkTimer = OwnedTask { [weak self, clock] in
      guard (try? await clock.sleep(for: .seconds(10))) != nil else { return }
      self?.linkTimedOut()
    }
    followLink()
    return true
  }

  /// Opens the place that is waited for, if its network is listed now.
  func followLink() {
    guard let link = pendingLink, stage == .on, let row = row(for: link) else { return }
    dropLink()
    if link.screen == .connect, row.id.security.needsPassword, !row.isCurrent, !row.isKnown, !row.id.ssid.isHidden {
      openConnect(to: row)
    } else {
      openDetail(of: row)
    }
  }

  func dropLink() {
    guard pendingLink != nil else { return }
    pendingLink = nil
    linkTimer = nil
  }

  private func linkTimedOut() {
    guard let link = pendingLink else { return }
    dropLink()
    tell("“\(link.name)” is not in range", "There is no such network to open. Choose one from the list.")
  }

  /// Bytes first, then the shown name; of several, the current one, then a known one, then the first of the list.
  private func row(for link: WiFiLink) -> NetworkRow? {
    let listed = sections.flatMap(\.items).compactMap { item -> NetworkRow? in
      if case .network(let id) = item { rows[id] } else { nil }
    }
    return listed.first { link.matchesBytes(of: $0.id.ssid) } ?? listed.first { link.matchesText($0.title) }
  }
}
