import KeelModel

extension WiFiSettingsModel {
  /// The current place in the app, in the form that `open(path:)` accepts; `""` is the list.
  public var path: String {
    if let pendingLink { return pendingLink.path }
    switch destination {
    case nil, .alert: return ""
    case .connect(let connect): return WiFiLink(.connect, connect.network.id.ssid).path
    case .detail(let detail): return WiFiLink(.detail, detail.networkID.ssid, page: detail.page).path
    case .joinOther: return Self.joinOtherPath
    }
  }

  /// The path of the page that joins a network by its name.
  public static let joinOtherPath = "join"

  /// Returns true if the text is a place, regardless of the listed networks.
  public static func isPlace(path text: String) -> Bool {
    let path = text.drop { $0 == "/" }
    return path.isEmpty || path == joinOtherPath || WiFiLink(path: text) != nil
  }

  /// Opens a place once its network is listed; returns `false` if the text is not a place.
  ///
  /// The empty path is the list; `join` requests a network's name. `connect/NAME` requests the password if one is
  /// needed and otherwise opens the details: a link never joins a network by itself. If the network is not listed, the
  /// model waits 10 seconds for it, and then reports that it is out of range. Any action of the user in the meantime
  /// takes precedence, and drops the link. A link to the current location changes nothing, and typed text stays. If a
  /// form contains typed text, a link to another location first asks for confirmation.
  @Endpoint @discardableResult public func open(path text: String) -> Bool {
    let path = String(text.drop { $0 == "/" })
    if let form, form.hasUnsavedChanges, Self.isPlace(path: path), !isHere(path) {
      form.askToDiscard { [weak self, weak form] in
        form?.close()
        self?.open(path: path)
      }
      return true
    }
    if path.isEmpty {
      dropLink()
      destination = nil
      return true
    }
    if path == Self.joinOtherPath {
      if self.path != path { joinOtherNetworkButtonTapped() }
      return true
    }
    guard let link = WiFiLink(path: path) else { return false }
    if self.path == link.path { return true }
    if link.screen == .detail, case .detail(let detail)? = destination, link.matches(detail) {
      dropLink()
      detail.open(link.page)
      return true
    }
    pendingLink = link
    linkTimer = OwnedTask { [weak self, clock] in
      // The sleep fails when the timer is cancelled.
      guard (try? await clock.sleep(for: .seconds(10))) != nil else { return }
      self?.linkTimedOut()
    }
    followLink()
    return true
  }

  /// Returns true if the path leads to the current location.
  private func isHere(_ path: String) -> Bool {
    if self.path == path { return true }
    return WiFiLink(path: path).map { $0.path == self.path } ?? false
  }

  /// Opens the pending place if its network is listed now.
  func followLink() {
    guard let link = pendingLink, stage == .on, let row = row(for: link) else { return }
    dropLink()
    if link.screen == .connect, row.id.security.needsPassword, !row.isCurrent, !row.isKnown, !row.id.ssid.isHidden {
      openConnect(to: row)
    } else {
      openDetail(of: row, page: link.page)
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
    showAlert(
      title: "“\(link.name)” is not in range", message: "There is no such network to open. Choose one from the list.")
  }

  /// Returns the row for a link. Bytes are matched first, then the display name; of several, the current network wins,
  /// then a known one, then the first of the list.
  private func row(for link: WiFiLink) -> NetworkRow? {
    let listed = sections.flatMap(\.items).compactMap { item -> NetworkRow? in
      if case .network(let id) = item { rows[id] } else { nil }
    }
    return listed.first { link.matchesBytes(of: $0.id.ssid) } ?? listed.first { link.matchesText($0.title) }
  }
}

extension WiFiLink {
  @MainActor func matches(_ detail: NetworkDetailModel) -> Bool {
    matchesBytes(of: detail.networkID.ssid) || matchesText(detail.name)
  }
}
