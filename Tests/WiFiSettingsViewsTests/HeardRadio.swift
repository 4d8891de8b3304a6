import SimulatedRadio
import WiFiSettingsModel

/// A simulated radio that knows whether its listener has taken in the latest state.
///
/// A stream's elements go by way of another thread, which on a busy machine takes as long as it likes. Tests wait for
/// the listener to ask for the next one, and not for some time to pass.
@MainActor final class HeardRadio: Radio {
  let inner: SimulatedRadio
  private var ears: [Weak<Ear>] = []

  init(_ inner: SimulatedRadio) { self.inner = inner }

  var isHeard: Bool {
    ears.allSatisfy { ear in ear.object.map { $0.waits && $0.last == inner.currentState } ?? true }
  }

  var state: RadioState { inner.state }

  func states() -> AsyncStream<RadioState> {
    let ear = Ear(inner.states())
    ears.append(Weak(ear))
    return AsyncStream { await ear.next() }
  }

  @MainActor private final class Ear {
    private var iterator: AsyncStream<RadioState>.AsyncIterator
    private(set) var waits = false
    private(set) var last: RadioState?

    init(_ states: AsyncStream<RadioState>) { iterator = states.makeAsyncIterator() }

    func next() async -> RadioState? {
      waits = true
      var iterator = iterator
      let state = await iterator.next(isolation: MainActor.shared)
      self.iterator = iterator
      last = state
      waits = false
      return state
    }
  }

  var name: String { inner.name }
  func setPower(_ isOn: Bool) async throws(RadioFailure) { try await inner.setPower(isOn) }
  func scan() async throws(RadioFailure) { try await inner.scan() }
  func join(_ request: JoinRequest) async throws(JoinFailure) { try await inner.join(request) }
  func disconnect() async throws(RadioFailure) { try await inner.disconnect() }
  func forget(_ network: Network.ID) async throws(RadioFailure) { try await inner.forget(network) }
  func details(of network: Network.ID) async throws(RadioFailure) -> NetworkDetails {
    try await inner.details(of: network)
  }
  func setSettings(_ settings: NetworkSettings, for network: Network.ID) async throws(RadioFailure) {
    try await inner.setSettings(settings, for: network)
  }
  func trySettings(
    _ settings: NetworkSettings, for network: Network.ID, undoneAfter limit: Duration
  ) async throws(RadioFailure) {
    try await inner.trySettings(settings, for: network, undoneAfter: limit)
  }
  func keepSettings() async throws(RadioFailure) { try await inner.keepSettings() }
  func undoSettings() async { await inner.undoSettings() }
}
