import KeelModel
public import WiFiSettingsModel

/// The machine's own Wi-Fi, controlled through NetworkManager on the system bus.
///
/// It waits for the bus and for the service, follows the service when it restarts, and never blocks: everything runs on
/// the main actor, which a GLib loop must drive. The service's state is kept in one `ObjectStore`; each batch of
/// changes produces at most one new `RadioState`.
@MainActor public final class NetworkManagerRadio: Radio {
  public let name = "NetworkManager"

  var store = ObjectStore()
  /// The connection while the service is present.
  var service: DBusConnection?
  var attempt: JoinAttempt?
  /// The cleanup after failed attempts, in their order.
  var cleaning: Task<Void, Never>?
  /// The storing of the last successful attempt.
  var keeping: Task<JoinFailure?, Never>?
  /// The tasks that must finish before the program may end, each by a number of its own.
  var underway: [Int: Task<Void, Never>] = [:]
  var nextUnderway = 0
  /// Trials of other programs, by their paths, each watched until its program leaves the bus.
  var foreignTrials: [String: DBusSubscription] = [:]
  /// The network whose join this radio finished for a program that had ended.
  var completed: Network.ID?
  /// The check that the service responds.
  var checking: Task<Void, Never>?
  var isScanning = false
  var trial: SettingsTrial?
  /// The waiters for a change of the store, each by a number of its own.
  var waiters: [Int: (ObjectStore?) -> Bool] = [:]
  var nextWaiter = 0
  let clock: any Clock<Duration>

  private(set) var bus: DBusConnection?
  private var subscriptions: [DBusSubscription] = []
  private var running: Task<Void, Never>?
  /// The number of the service's lives, to recognise a reply of an earlier one.
  private(set) var life = 0
  /// The signals that arrived while everything was being read. All of them are processed again after that, in order.
  /// Thus the last signal about each object determines its state, regardless of the moment at which the object was
  /// read.
  private var backlog: [@MainActor (NetworkManagerRadio) -> Void] = []
  private var availability: RadioState.Availability? = .starting
  /// An adapter that has just been switched on is not ready for a second or two, which is not worth reporting.
  private let unready: Patience
  /// A supplicant that has died may be restarted at once.
  private let supplicantDeath: Patience
  /// A link that is re-established is not reported as lost either, and the service needs time to find out where a new
  /// one leads.
  private let linkLoss: Patience
  private let noInternet: Patience
  /// The adapter that the user has chosen; the choice outlives the service.
  private var chosenAdapter: String?
  /// The number of times that the service has reported a change of a profile's settings.
  var profileUpdates = 0
  private var detailsBasis: DetailsBasis?
  private var revision = 0
  private var cooling: Task<Void, Never>?
  private var isListStale = false
  private var emission: Task<Void, Never>?
  private var last = RadioState()
  private let listeners = RadioListeners()

  private struct DetailsBasis: Hashable {
    var network: Network.ID?
    var device: String?
    var ipv4: AddressesObject?
    var ipv6: AddressesObject?
    var profileUpdates: Int
  }

  /// Starts to search for the service, on the bus in `DBUS_SYSTEM_BUS_ADDRESS` if that is set.
  ///
  /// - Parameter clock: The clock for the pauses between attempts to reach the bus and for time limits.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    unready = Patience(clock, for: .seconds(5))
    supplicantDeath = Patience(clock, for: .seconds(1))
    linkLoss = Patience(clock, for: .seconds(1))
    noInternet = Patience(clock, for: .seconds(5))
    for patience in [unready, supplicantDeath, linkLoss, noInternet] {
      patience.onEnd = { [weak self] in self?.setNeedsEmission() }
    }
    running = Task { [weak self, clock] in
      var pause: Duration = .seconds(1)
      while !Task.isCancelled {
        if let bus = try? await DBusConnection.system() {
          pause = .seconds(1)
          let (closed, end) = AsyncStream.makeStream(of: Void.self)
          bus.onClose { end.finish() }
          self?.attach(to: bus)
          for await _ in closed {}
          self?.detach()
        } else {
          self?.setAvailability(.serviceMissing)
        }
        // The sleep fails when the task is cancelled, which ends the loop.
        try? await clock.sleep(for: pause)
        pause = min(pause * 2, .seconds(5))
      }
    }
  }

  isolated deinit {
    running?.cancel()
    emission?.cancel()
    cooling?.cancel()
    checking?.cancel()
  }

  public var state: RadioState { last }

  public func listen(_ onState: @escaping @MainActor (RadioState) -> Void) -> RadioListener {
    listeners.add(startingWith: last, onState)
  }

  public func choose(adapter: RadioState.Adapter.ID) {
    guard store.adapters.contains(where: { $0.name == adapter }) else { return }
    chosenAdapter = adapter
    store.chosenAdapter = adapter
    setNeedsEmission()
  }

  /// Returns true if NetworkManager is on the bus now; false if there is no bus. Used to choose a radio at the start.
  public static func isServiceRunning() async -> Bool {
    guard let bus = try? await DBusConnection.system() else { return false }
    let answer = try? await bus.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner", [.string(NM.bus)],
      timeout: 2_000)
    return answer?.first?.bool ?? false
  }
}

// MARK: - The life of the bus and of the service

extension NetworkManagerRadio {
  private func attach(to bus: DBusConnection) {
    self.bus = bus
    subscriptions = subscribe(on: bus)
    subscriptions.append(
      bus.watch(name: NM.bus) { [weak self] isThere in
        self?.serviceChanged(isThere)
      })
  }

  private func detach() {
    subscriptions = []
    bus = nil
    serviceChanged(false)
  }

  private func serviceChanged(_ isThere: Bool) {
    life += 1
    store = emptyStore
    service = nil
    foreignTrials = [:]
    checking?.cancel()
    checking = nil
    backlog = []
    isScanning = false
    if isThere, let bus {
      let life = life
      Task { [weak self] in await self?.load(from: bus, life: life) }
    } else {
      setAvailability(.serviceMissing)
      attempt?.finish(.failure(.radio(.serviceMissing)))
      wake(nil)
    }
  }

  /// Reads everything once; from then on signals keep it up to date.
  private func load(from bus: DBusConnection, life: Int) async {
    while life == self.life {
      do throws(DBusFailure) {
        let answer = try await bus.call(NM.bus, NM.root, NM.Interface.objects, "GetManagedObjects")
        guard life == self.life else { return }
        service = bus
        store = emptyStore
        for (path, interfaces) in answer.first?.properties ?? [:] { add(path, interfaces.groups ?? [:]) }
        let missed = backlog
        backlog = []
        for signal in missed { signal(self) }
        // No attempt of this program has outlived the service's last life: the trials of that time are abandoned.
        let left = store.profilePaths
        await readProfiles(Array(left))
        guard life == self.life else { return }
        setAvailability(nil)
        for path in left where store.profiles[path]?.mark?.owner == bus.uniqueName { adoptTrial(path) }
        return
      } catch {
        if error == .disconnected || error == .cancelled { return }
        setAvailability(error == .timedOut ? .serviceNotResponding : .serviceMissing)
        // Nothing cancels this task: the loop ends when the service changes.
        try? await clock.sleep(for: .seconds(2))
      }
    }
  }

  private var emptyStore: ObjectStore {
    var store = ObjectStore()
    store.chosenAdapter = chosenAdapter
    return store
  }

  private func subscribe(on bus: DBusConnection) -> [DBusSubscription] {
    let table: [(String, String, @MainActor @Sendable (NetworkManagerRadio, DBusSignal) -> Void)] = [
      ("PropertiesChanged", NM.Interface.properties, { $0.propertiesChanged($1) }),
      ("InterfacesAdded", NM.Interface.objects, { $0.interfacesAdded($1) }),
      ("InterfacesRemoved", NM.Interface.objects, { $0.interfacesRemoved($1) }),
      ("StateChanged", NM.Interface.device, { $0.deviceStateChanged($1) }),
      ("StateChanged", NM.Interface.activeConnection, { $0.activeStateChanged($1) }),
      ("Updated", NM.Interface.profile, { $0.profileUpdated($1) }),
    ]
    return table.map { member, interface, body in
      bus.subscribe(to: member, of: interface, from: NM.bus) { [weak self] signal in
        guard let self else { return }
        if service != nil { body(self, signal) } else { backlog.append { body($0, signal) } }
      }
    }
  }
}

// MARK: - States

extension NetworkManagerRadio {
  /// Sets the availability; `nil` means that it follows from the store.
  func setAvailability(_ value: RadioState.Availability?) {
    availability = value
    setNeedsEmission()
  }

  /// Schedules one new state at the end of this turn of the loop.
  ///
  /// - Parameter isUrgent: False for changes of access points, which come, change and disappear by the hundred after a
  ///   scan. Those are processed at most 20 times a second; the first one after a lull at once.
  func setNeedsEmission(isUrgent: Bool = true) {
    if !isUrgent {
      guard cooling == nil else {
        isListStale = true
        return
      }
      cooling = Task { [weak self, clock] in
        // The sleep fails when the radio is released, which cancels the task.
        guard (try? await clock.sleep(for: .milliseconds(50))) != nil, let self else { return }
        cooling = nil
        if isListStale { setNeedsEmission(isUrgent: false) }
      }
    }
    guard emission == nil else { return }
    emission = Task { [weak self] in
      guard let self, !Task.isCancelled else { return }
      emission = nil
      emit()
    }
  }

  private func emit() {
    isListStale = false
    let state = makeState()
    guard state != last else { return }
    last = state
    listeners.send(state)
  }

  private func makeState() -> RadioState {
    if let availability { return RadioState(availability: availability) }
    var state = RadioState(store)
    state.isScanning = isScanning && state.availability == .ready
    if let attempt, !attempt.isOver, attempt.network != state.current, attempt.device == store.device?.path {
      state.joining = attempt.network
    }
    state.detailsRevision = detailsRevision(of: state.current)
    if let current = state.current, current != completed { completed = nil }
    state.isCompleted = state.current != nil && state.current == completed
    let reason = reasonToWait
    let hasWaited = unready.hasLasted(reason != nil)
    let isDead = supplicantDeath.hasLasted(reason == NM.Reason.supplicantFailed)
    if reason != nil, !hasWaited, !isDead, case .deviceUnavailable = state.availability { state.availability = .ready }
    state.isLinkLost = linkLoss.hasLasted(state.isLinkLost)
    state.lacksInternet = noInternet.hasLasted(state.lacksInternet)
    return state
  }

  /// Returns the number of changes of the result of `details(of:)` for the current network.
  private func detailsRevision(of network: Network.ID?) -> Int {
    let device = store.device?.object
    let basis = DetailsBasis(
      network: network, device: device?.hardwareAddress, ipv4: device?.ipv4.flatMap { store.addresses[$0] },
      ipv6: device?.ipv6.flatMap { store.addresses[$0] }, profileUpdates: profileUpdates)
    if basis != detailsBasis {
      detailsBasis = basis
      revision += 1
    }
    return revision
  }

  /// The reason that the adapter is not ready yet, if that may resolve by itself.
  private var reasonToWait: Int? {
    guard let device = store.device?.object, device.state == NM.DeviceState.unavailable,
      device.stateReason != NM.Reason.firmwareMissing, store.manager.isWirelessEnabled
    else { return nil }
    return device.stateReason
  }
}
