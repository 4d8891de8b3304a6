import KeelModel
public import WiFiSettingsModel

/// A radio for machines without one, and for tests: a small harbour town of networks.
///
/// Networks come and go and their strengths drift, with a beat every two seconds of the clock, and only while a
/// listener exists. A join takes a second. `blob` is the password of every WPA3 network; see
/// `SimulatedNetwork` for the others. Equal seeds give equal histories.
@MainActor public final class SimulatedRadio: Radio {
  public let name = "Simulated"

  let clock: any Clock<Duration>
  var generator: SeededGenerator
  var stations: [Station]
  public internal(set) var state: RadioState
  var faults = SimulatedFaults()

  /// The number of beats so far, in which the simulation has moved by itself.
  public internal(set) var beatCount = 0
  /// The number of states published so far, for tests.
  public private(set) var publishCount = 0

  private let listeners = RadioListeners()
  private var beating: Task<Void, Never>?
  /// The network that was joined when Wi-Fi became unavailable, which is joined again automatically.
  private var interrupted: Network.ID?
  /// The number of the join under way, so that a newer one replaces it.
  var joinNumber = 0
  var trial: SimulatedTrial?
  /// The names of the adapters; with only one there is no choice.
  var adapters: [RadioState.Adapter.ID] = ["wlan0"]
  /// The networks that the other adapters have joined.
  var joined: [RadioState.Adapter.ID: Network.ID] = [:]

  static let beat: Duration = .seconds(2)
  static let joinTime: Duration = .seconds(1)
  static let scanTime: Duration = .seconds(1)

  /// Creates a radio with Wi-Fi on and no network joined.
  public init(
    seed: UInt64 = 1, clock: any Clock<Duration> = SuspendingClock(), extraNetworks: [SimulatedNetwork] = []
  ) {
    self.clock = clock
    generator = SeededGenerator(seed: seed)
    stations = []
    state = RadioState(availability: .ready, isOn: true)
    for network in SimulatedNetwork.all + extraNetworks {
      let isInRange = network.isPermanent || network.isKnown || Double.random(in: 0..<1, using: &generator) < 0.8
      stations.append(Station(network, isInRange: isInRange))
    }
    refresh()
    listeners.onLastListenerRemoved = { [weak self] in self?.stopBeating() }
  }

  /// The last state that was sent to listeners.
  public var currentState: RadioState { state }

  /// The number of listeners.
  public var listenerCount: Int { listeners.count }

  public func listen(_ onState: @escaping @MainActor (RadioState) -> Void) -> RadioListener {
    if beating == nil { startBeating() }
    return listeners.add(startingWith: state, onState)
  }

  public func setPower(_ isOn: Bool) async throws(RadioFailure) {
    if isOn, state.availability == .networkingOff, !faults.deniesEverything { update { $0.availability = .ready } }
    try checkAvailable(whileOff: true)
    guard !state.isHardwareBlocked || !isOn else { throw .turnedOff }
    update { state in
      state.isOn = isOn
      if !isOn { state.isScanning = false }
    }
  }

  public func scan() async throws(RadioFailure) {
    try checkAvailable(whileOff: false)
    guard !state.isScanning, !faults.refusesScans else { throw .busy }
    update { $0.isScanning = true }
    // The sleep fails when the task is cancelled.
    let slept: Void? = try? await clock.sleep(for: Self.scanTime)
    update { $0.isScanning = false }
    guard slept != nil else { throw .cancelled }
    try checkAvailable(whileOff: false)
  }

  // MARK: - State

  /// Changes the state, restores its consistency, and notifies listeners if it differs.
  func update(_ change: (inout RadioState) -> Void = { _ in }) {
    let old = state
    change(&state)
    refresh()
    guard state != old else { return }
    publishCount += 1
    listeners.send(state)
  }

  private func refresh() {
    guard state.availability == .ready, state.isOn, !state.isHardwareBlocked else {
      state.networks = []
      if let current = state.current { interrupted = current }
      state.outOfRange = []
      state.adapters = []
      state.adapter = nil
      state.isLinkLost = false
      state.lacksInternet = false
      joined = [:]
      state.current = nil
      state.joining = nil
      state.portal = nil
      state.isScanning = false
      joinNumber += 1
      return
    }
    var listed: [Network.ID: Network] = [:]
    var order: [Network.ID] = []
    for station in stations where station.isInRange {
      let network = station.listed
      guard let other = listed[network.id] else {
        listed[network.id] = network
        order.append(network.id)
        continue
      }
      listed[network.id]?.connectivity = max(network.connectivity, other.connectivity)
      listed[network.id]?.accessPointCount += network.accessPointCount
      listed[network.id]?.generations.formUnion(network.generations)
    }
    state.networks = order.compactMap { listed[$0] }
    state.outOfRange = stations.filter { !$0.isInRange && $0.settings != nil }.map(\.network.id)
    rejoin()
    if let current = state.current, listed[current] == nil {
      state.current = nil
      state.portal = nil
    }
    joined = joined.filter { listed[$0.value] != nil }
    if state.current == nil {
      state.isLinkLost = false
      state.lacksInternet = false
    }
    refreshAdapters()
  }

  /// Wi-Fi is back: joins the previous network if it is in range and set to be joined automatically.
  private func rejoin() {
    guard let network = interrupted else { return }
    interrupted = nil
    guard state.current == nil, let index = index(of: network), stations[index].isInRange,
      stations[index].settings?.joinsAutomatically == true
    else { return }
    // A join of the user takes precedence.
    Task { [weak self, joinNumber] in
      guard let self, self.joinNumber == joinNumber, state.current == nil else { return }
      // Nobody waits for this attempt; a failure leaves the radio without a network, as it was.
      try? await join(JoinRequest(network: network))
    }
  }

  func checkAvailable(whileOff: Bool) throws(RadioFailure) {
    switch state.availability {
    case .starting, .serviceMissing: throw .serviceMissing
    case .serviceNotResponding: throw .timedOut
    case .networkingOff: throw .turnedOff
    case .deviceMissing: throw .deviceMissing
    case .deviceUnavailable(let text): throw .other(text)
    case .ready: break
    }
    if faults.deniesEverything { throw .notPermitted }
    if !whileOff, !state.isOn || state.isHardwareBlocked { throw .turnedOff }
  }

  // MARK: - Listening

  private func stopBeating() {
    beating?.cancel()
    beating = nil
  }

  private func startBeating() {
    beating = Task { [weak self, clock] in
      await clock.tick(every: Self.beat) { [weak self] in
        self?.moveOn()
        return self != nil
      }
    }
  }
}
