import KeelModel

extension NetworkDetailModel {
  @Endpoint public func forgetNetworkButtonTapped() {
    guard isForgetButtonEnabled else { return }
    let warning = isCurrent && endsUserSession() ? "This connection carries your session: you may be cut off. " : ""
    destination = .alert(
      .confirmation(
        "Forget “\(name)”?", warning + "This machine will no longer join it by itself, and its password is removed.",
        button: "Forget", action: .forgetConfirmed))
  }

  /// Leaves the network without forgetting it.
  @Endpoint public func disconnectButtonTapped() {
    guard isDisconnectButtonEnabled else { return }
    if endsUserSession() {
      destination = .alert(.leavingSession(button: "Disconnect Anyway", action: .disconnectConfirmed))
    } else {
      disconnect()
    }
  }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .forgetConfirmed: confirmForgetNetworkButtonTapped()
    case .disconnectConfirmed: if isDisconnectButtonEnabled { disconnect() }
    case .keepSettingsConfirmed: endTrial(.kept)
    case .undoSettingsConfirmed: endTrial(.undone)
    case .privateAddressConfirmed(let isPrivate): change { $0.usesPrivateAddress = isPrivate }
    }
  }

  /// Forgets this network and no other, then leaves the screen.
  @Endpoint public func confirmForgetNetworkButtonTapped() {
    guard isForgetButtonEnabled else { return }
    isBusy = true
    acting = OwnedTask { [weak self, radio, networkID] in
      var failure: RadioFailure?
      do throws(RadioFailure) { try await radio.forget(networkID) } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      self.ended(failure, title: "“\(self.name)” was not forgotten", leaves: true)
    }
  }

  private func disconnect() {
    isBusy = true
    acting = OwnedTask { [weak self, radio] in
      var failure: RadioFailure?
      do throws(RadioFailure) { try await radio.disconnect() } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      self.ended(failure, title: "“\(self.name)” was not left", leaves: false)
    }
  }

  private func ended(_ failure: RadioFailure?, title: String, leaves: Bool) {
    acting = nil
    isBusy = false
    // A network that the radio does not know is forgotten already.
    let isDone = failure == nil || (leaves && failure == .notFound)
    if isDone {
      if leaves { onLeave() }
    } else if let failure, failure != .cancelled {
      destination = .alert(.notice(title, failure.message))
    }
  }
}
