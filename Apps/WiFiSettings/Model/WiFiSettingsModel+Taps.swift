import KeelModel

extension WiFiSettingsModel {
  /// Handles a tap on a row: the current network opens its details, one that needs a password requests it, others are
  /// joined.
  @Endpoint public func networkTapped(_ id: Network.ID) {
    dropLink()
    guard let row = listedRow(id) else { return }
    if rowJoining == id, !row.isCurrent { return }
    switch row.tap {
    case .openDetail: openDetail(of: row)
    case .openJoinOther: openJoinOther(security: id.security)
    case .refuse(let reason): showAlert(title: "“\(row.title)” cannot be set up here", message: reason)
    case .openConnect: openConnect(to: row)
    case .join where carriesSession:
      destination = .alert(.leavingSession(button: "Join Anyway", action: .joinConfirmed(id)))
    case .join: joinRow(id)
    }
  }

  public func networkTapped(_ network: Network) { networkTapped(network.id) }

  /// Handles a tap on the info button of a row.
  @Endpoint public func infoButtonTapped(network id: Network.ID) {
    dropLink()
    guard let row = listedRow(id) else { return }
    openDetail(of: row)
  }

  @Endpoint public func joinOtherNetworkButtonTapped() {
    dropLink()
    guard stage == .on else { return }
    openJoinOther(security: .wpa2Personal)
  }

  /// Gives up joining the network whose row was tapped.
  @Endpoint public func cancelJoinButtonTapped() {
    stopJoiningRow()
  }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .powerOffConfirmed: setPower(false)
    case .joinConfirmed(let id): if listedRow(id) != nil { joinRow(id) }
    }
  }

  // MARK: - Screens

  /// The form that is open.
  var form: (any FormModel)? {
    switch destination {
    case .connect(let form): form
    case .joinOther(let form): form
    case .detail(let detail): detail.form
    case .alert, nil: nil
    }
  }

  /// True if leaving the current network would cut off the user.
  var carriesSession: Bool { latest.current != nil && connectionCarriesSession() }

  /// Returns the row, or shows an alert if it disappeared at the moment of the tap. Never returns the row of another
  /// network.
  private func listedRow(_ id: Network.ID) -> NetworkRow? {
    if let row = rows[id] { return row }
    showAlert(
      title: "“\(id.ssid.displayName)” is no longer in range",
      message: "Nothing was joined. Move nearer to it, or choose another network.")
    return nil
  }

  func openConnect(to row: NetworkRow, after failure: JoinFailure? = nil) {
    let model = ConnectToNetworkModel(
      network: row.network, radio: radio, endsUserSession: { [weak self] in self?.carriesSession == true },
      onConnect: { [weak self] id in self?.connected(id) },
      onCancel: { [weak self] in self?.destination = nil })
    if let failure { model.show(failure) }
    destination = .connect(model)
  }

  func openDetail(of row: NetworkRow, page: WiFiLink.Page? = nil) {
    let detail = NetworkDetailModel(
      network: row.network, radio: radio, state: latest, clock: clock,
      endsUserSession: { [weak self] in self?.carriesSession == true },
      onJoin: { [weak self] id in
        self?.destination = nil
        self?.networkTapped(id)
      },
      onLeave: { [weak self] in self?.destination = nil })
    detail.open(page)
    destination = .detail(detail)
  }

  private func openJoinOther(security: Security) {
    destination = .joinOther(
      JoinOtherNetworkModel(
        security: security, radio: radio, endsUserSession: { [weak self] in self?.carriesSession == true },
        onConnect: { [weak self] id in self?.connected(id) },
        onCancel: { [weak self] in self?.destination = nil }))
  }

  /// Closes the screen that joined the network. The list follows when the radio reports the join.
  private func connected(_ id: Network.ID) {
    destination = nil
  }

  // MARK: - Joining without a screen

  private func joinRow(_ id: Network.ID) {
    guard rowJoining != id else { return }
    let mark = WiFiNetworks.JoinMark(id)
    rowMark = mark
    rowAttempt.start(JoinRequest(network: id), radio: radio) { [weak self] failure in
      self?.rowJoinEnded(id, failure)
    }
    networks.add(mark)
  }

  func stopJoiningRow(saying failure: JoinFailure? = nil) {
    guard let id = rowJoining else { return }
    rowAttempt.cancel()
    rowMark = nil
    if let failure { show(.joinEnded(failure, of: id, in: radio.state)) }
  }

  private func rowJoinEnded(_ id: Network.ID, _ failure: JoinFailure?) {
    rowMark = nil
    guard let failure else { return }
    if failure.isRefusal, destination == nil, id.security.needsPassword, let row = rows[id] {
      openConnect(to: row, after: failure)
    } else {
      show(.joinEnded(failure, of: id, in: radio.state, isKnown: rows[id]?.isKnown == true))
    }
  }
}
