public import KeelModel
public import Observation

/// The screen that describes one network and sets how it is used.
@MainActor @Observable public final class NetworkDetailModel: Identifiable {
  @CasePathable public enum Destination {
    case ipv4(IPv4SettingsModel)
    case dns(DNSSettingsModel)
    case proxy(ProxySettingsModel)
    case alert(AlertState<AlertAction>)
  }

  public enum AlertAction: Hashable, Codable, Sendable {
    case forgetConfirmed
    case disconnectConfirmed
    case keepSettingsConfirmed
    case undoSettingsConfirmed
    case privateAddressConfirmed(Bool)
  }

  /// The identity of the network. The model's own identity is the object: opened again, it is another screen.
  public let networkID: Network.ID
  public let name: String
  /// The page or alert that is open.
  public var destination: Destination? {
    didSet {
      pendingPage = nil
      if trial != nil { lookAtQuestion() }
    }
  }
  /// The page that opens once the settings are known.
  var pendingPage: WiFiLink.Page?

  public internal(set) var isCurrent: Bool
  public internal(set) var isJoining: Bool
  public internal(set) var isKnown: Bool
  public internal(set) var isInRange: Bool
  /// The signal bars, from 0 (not heard) to 4.
  public internal(set) var bars: Int
  /// The generations of WPA that the network offers.
  public internal(set) var generations: WPAGenerations
  /// True if this is the current network and its link has broken off.
  public internal(set) var isLinkLost: Bool
  /// True if this is the current network and it does not lead to the internet.
  public internal(set) var lacksInternet: Bool

  /// The addresses in force; `nil` unless it is the current network.
  public internal(set) var addresses: NetworkDetails.Addresses?
  /// The access points, each once, strongest first.
  public internal(set) var accessPoints: [NetworkDetails.AccessPoint] = []
  /// True while the details are being requested.
  public internal(set) var isLoading = false
  /// The reason that the details could not be loaded; `nil` if they could.
  public internal(set) var loadProblem: String?
  /// True while the network is being forgotten or left.
  public internal(set) var isBusy = false

  /// The stored settings.
  var saved: NetworkSettings?
  /// The user's edit until it is stored, with the settings that it was made from.
  var edit: SettingsEdit? { didSet { unsaved.edit = edit } }
  var wanted: NetworkSettings? {
    get { edit?.wanted }
    set { edit = newValue.map { SettingsEdit(basis: edit?.basis ?? saved ?? $0, wanted: $0) } }
  }

  @ObservationIgnored let radio: any Radio
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored let endsUserSession: @MainActor () -> Bool
  @ObservationIgnored private let onJoin: @MainActor (Network.ID) -> Void
  @ObservationIgnored let onLeave: @MainActor () -> Void
  @ObservationIgnored var loading: OwnedTask?
  @ObservationIgnored var loadNumber = 0
  /// The value of `edit`, for the task that saves it and may outlive the model.
  @ObservationIgnored let unsaved = Unsaved()
  @ObservationIgnored var saving: Task<Void, Never>?
  @ObservationIgnored var savingForms: [@MainActor (SettingsEdit.End) -> Void] = []
  @ObservationIgnored var acting: OwnedTask?
  /// The change that is in force until it is known whether it stays.
  @ObservationIgnored var trial: SettingsTrial?
  @ObservationIgnored var hasLeft = false
  @ObservationIgnored private var revision: Int

  /// Requests the details at once. `onJoin` is called when the user wants to join; `onLeave` when the screen is done.
  public init(
    network: Network, radio: any Radio, state: RadioState, clock: any Clock<Duration> = SuspendingClock(),
    endsUserSession: @escaping @MainActor () -> Bool = { false },
    onJoin: @escaping @MainActor (Network.ID) -> Void, onLeave: @escaping @MainActor () -> Void
  ) {
    networkID = network.id
    name = network.name
    isCurrent = state.current == network.id
    isJoining = state.joining == network.id && state.current != network.id
    isKnown = network.isKnown
    let isInRange = state.networks.contains { $0.id == network.id }
    self.isInRange = isInRange
    bars =
      isInRange ? SignalBars.bars(for: network.connectivity.clampedConnectivity, shown: nil) : 0
    generations = network.generations
    isLinkLost = state.isLinkLost && state.current == network.id
    lacksInternet = state.lacksInternet && state.current == network.id
    revision = state.detailsRevision
    self.radio = radio
    self.clock = clock
    self.endsUserSession = endsUserSession
    self.onJoin = onJoin
    self.onLeave = onLeave
    load()
  }

  public var security: Security { networkID.security }
  public var securityText: String { networkID.security.text(generations) }
  /// A warning, or the reason that the network cannot be set up in this app.
  public var note: String? {
    if !isKnown, let reason = networkID.security.unsupportedReason { return reason }
    return networkID.security.warning(generations) ?? networkID.ssid.marks.text
  }
  /// The bytes of the name in hexadecimal; `nil` if the name has no unusual properties (`marks`).
  public var nameInHexadecimal: String? { networkID.ssid.marks.isEmpty ? nil : networkID.ssid.hexadecimal }

  /// The signal in words.
  public var signalText: String {
    isLinkLost ? "Connection lost" : isInRange ? SignalBars.text(for: bars) : "Not in range"
  }
  /// The remarks about the network: a warning, missing internet, and the reason that its details could not be loaded.
  public var aboutText: String {
    let nowhere = lacksInternet && !isLinkLost ? "It leads to no internet." : nil
    return [note, nowhere, loadProblem].compactMap(\.self).joined(separator: " ")
  }

  // MARK: - Actions

  public var isJoinButtonShown: Bool { !isCurrent && isInRange && (isKnown || networkID.security.isSupported) }
  public var isJoinButtonEnabled: Bool { isJoinButtonShown && !isJoining && !isBusy }
  public var isForgetButtonShown: Bool { isKnown }
  public var isForgetButtonEnabled: Bool { isKnown && !isBusy }
  public var isDisconnectButtonShown: Bool { isCurrent }
  public var isDisconnectButtonEnabled: Bool { isCurrent && !isBusy }

  @Endpoint public func joinButtonTapped() {
    guard isJoinButtonEnabled else { return }
    onJoin(networkID)
  }

  // MARK: - The state of the radio

  /// Adopts the radio's state of this network. Requests the details again if they must have changed.
  func receive(_ state: RadioState) {
    let network = state.networks.first { $0.id == networkID }
    let wasCurrent = isCurrent
    let wasKnown = isKnown
    isInRange = network != nil
    isCurrent = state.current == networkID
    isJoining = state.joining == networkID && !isCurrent
    isKnown = network?.isKnown ?? (isKnown || state.outOfRange.contains(networkID))
    generations = network?.generations ?? generations
    isLinkLost = state.isLinkLost && isCurrent
    lacksInternet = state.lacksInternet && isCurrent
    bars = network.map { SignalBars.bars(for: $0.connectivity.clampedConnectivity, shown: bars == 0 ? nil : bars) } ?? 0
    let isStale = isCurrent != wasCurrent || isKnown != wasKnown || (isCurrent && state.detailsRevision != revision)
    revision = state.detailsRevision
    if !isCurrent { addresses = nil }
    if isStale { load() }
  }

  /// Gives up the work under way. Called on every way out of the screen. A setting that is being stored is still
  /// stored; a setting on trial is undone.
  func leave() {
    hasLeft = true
    endTrial(.unanswered)
    loading = nil
    acting = nil
    destination = nil
  }
}

// A place in the app, identified by its object.
extension NetworkDetailModel: Hashable {
  public nonisolated static func == (one: NetworkDetailModel, other: NetworkDetailModel) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
