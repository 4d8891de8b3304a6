import KeelModel

extension WiFiSettingsModel {
  /// The state of the switch. A write is a request: it shows at once, and reverts, with an alert, if the radio refuses
  /// it.
  public var isOn: Bool {
    get { wantedPower ?? isPowered }
    set { wiFiToggled(to: newValue) }
  }

  /// True if the switch can be used.
  public var isSwitchEnabled: Bool { stage.canSwitch }

  @Endpoint public func wiFiToggled(to newValue: Bool) {
    dropLink()
    guard stage.canSwitch, newValue != isOn else { return }
    if !newValue, carriesSession {
      wantedPower = false
      destination = .alert(.leavingSession(button: "Switch Off Anyway", action: .powerOffConfirmed))
    } else {
      setPower(newValue)
    }
  }

  func setPower(_ isOn: Bool) {
    wantedPower = isOn
    powerTimer = nil
    if !isOn { stopJoiningRow() }
    guard powerTask == nil else { return }
    powerTask = OwnedTask { [weak self, radio] in
      var asked = isOn
      while true {
        var failure: RadioFailure?
        do throws(RadioFailure) { try await radio.setPower(asked) } catch { failure = error }
        guard let self, !Task.isCancelled else { return }
        guard failure == nil, let wantedPower = self.wantedPower, wantedPower != asked else {
          return self.powerEnded(failure)
        }
        asked = wantedPower
      }
    }
  }

  private func powerEnded(_ failure: RadioFailure?) {
    powerTask = nil
    if let failure {
      let wanted = wantedPower
      forgetWantedPower()
      guard failure != .cancelled else { return }
      showAlert(
        title: wanted == false ? "Could not switch Wi-Fi off" : "Could not switch Wi-Fi on", message: failure.message)
    } else if wantedPower == isPowered {
      forgetWantedPower()
    } else if wantedPower != nil {
      waitForPower()
    }
  }

  func forgetWantedPower() {
    powerTimer = nil
    wantedPower = nil
  }

  /// The radio has accepted the request but not yet reported it done; after a while the switch shows the actual state.
  private func waitForPower() {
    powerTimer = OwnedTask { [weak self, clock] in
      // The sleep fails when the timer is cancelled.
      guard (try? await clock.sleep(for: .seconds(5))) != nil, let self else { return }
      self.forgetWantedPower()
    }
  }
}
