import KeelModel
public import WiFiSettingsModel

/// Settings in force until they are kept or undone.
struct SimulatedTrial {
  var network: Network.ID
  var old: NetworkSettings
  /// Undoes the settings at the limit.
  var timer: Task<Void, Never>
}

/// Settings on trial, which the clock undoes.
extension SimulatedRadio {
  public func trySettings(
    _ settings: NetworkSettings, for network: Network.ID, undoneAfter limit: Duration
  ) async throws(RadioFailure) {
    try checkAvailable(whileOff: false)
    guard state.current == network, let old = index(of: network).flatMap({ stations[$0].settings }) else {
      throw .notFound
    }
    guard trial == nil else { throw .busy }
    try await setSettings(settings, for: network)
    trial = SimulatedTrial(
      network: network, old: old,
      timer: Task { [weak self, clock] in
        // The sleep fails when the timer is cancelled.
        guard (try? await clock.sleep(for: limit)) != nil else { return }
        self?.goBack()
      })
  }

  public func keepSettings() async throws(RadioFailure) {
    guard let trial else { throw .timedOut }
    try checkAvailable(whileOff: true)
    trial.timer.cancel()
    self.trial = nil
  }

  public func undoSettings() async { goBack() }

  private func goBack() {
    guard let trial else { return }
    trial.timer.cancel()
    self.trial = nil
    // A network that was forgotten meanwhile stays forgotten.
    guard let index = index(of: trial.network), stations[index].settings != nil else { return }
    stations[index].settings = trial.old
    update { if $0.current == trial.network { $0.detailsRevision += 1 } }
  }
}
