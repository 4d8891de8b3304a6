public import KeelModel
public import Observation

/// The screen that tells about one network and sets how it is used.
@MainActor @Observable public final class NetworkDetailModel: Identifiable {
  @CasePathable public enum Destination {
    case ipv4(IPv4SettingsModel)
    case dns(DNSSettingsModel)
    case proxy(ProxySettingsModel)
    case alert(AlertState<AlertAction>)
  }

  public enum AlertAction: Hashable, Sendable {
    case forgetConfirmed
    case disconnectConfirmed
    case keepSettingsConfirmed
    case undoSettingsConfirmed
    case privateAddressConfirmed(Bool)
  }

  /// Which network. The model's own identity is the object: opened again, it is another screen.
  public let networkID: Network.ID
  public let name: String
  /// Where in the details one is.
  public var destination: Destination? {
    didSet {
      pendingPage = nil
      if trial != nil { lookAtQuestion() }
    }
  }
  /// The page that is waited for.
  var pendingPage: WiFiLink.Page?

  public internal(set) var isCurrent: Bool
  public internal(set) var isJoining: Bool
  public internal(set) var isKnown: Bool
  public internal(set) var isInRange: Bool
  /// From 0 (not heard) to 4.
  public internal(set) var bars: Int
  /// Which generations of WPA it offers.
  public internal(set) var generations: WPAGenerations
  /// Whether its link has broken off while it is the current one.
  public internal(set) var isLinkLost: Bool
  /// Whether it is the current one and leads to no internet.
  public internal(set) var lacksInternet: Bool

  /// Addresses in force; `nil` unless it is the current network.
  public internal(set) var addresses: NetworkDetails.Addresses?
  /// Strongest first, each once.
  public internal(set) var accessPoints: [NetworkDetails.AccessPoint] = []
  /// Whether the details are being asked for.
  public internal(set) var isLoading = false
  /// Why the details could not be had; `nil` when they could.
  public internal(set) var loadProblem: String?
  /// Whether the network is being forgotten or left.
  public internal(set) var isBusy = false

  /// What is stored.
  var saved: NetworkSettings?
  /// What the person wants stored, until it is, with what it was made from.
  var edit: SettingsEdit? { didSet { unsaved.edit = edit } }
  var wanted: NetworkSettings? {
    get { edit?.wanted }
    set { edit = newValue.map { SettingsEdit(basis: edit?.basis ?? saved ?? $0, wanted: $0) } }
  }

  @ObservationIgnored let radio: any Radio
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored let cutsOffPerson: @MainActor () -> Bool
  @ObservationIgnored private let onJoin: @MainActor (Network.ID) -> Void
  @ObservationIgnored let onLeave: @MainActor () -> Void
  @ObservationIgnored var loading: OwnedTask?
  @ObservationIgnored var loadNumber = 0
  /// What `edit` is, for the task that saves it and may outlive the model.
  @ObservationIgnored let unsaved = Unsaved()
  @ObservationIgnored var saving: Task<Void, Never>?
  @ObservationIgnored var savingForms: [@MainActor (SettingsEdit.End) -> Void] = []
  @ObservationIgnored var acting: OwnedTask?
  /// The change that is in force until it is known whether it stays.
  @ObservationIgnored var trial: SettingsTrial?
  @ObservationIgnored var hasLeft = false
  @ObservationIgnored private var revision: Int

  /// Asks for the details at once. `onJoin` is called when the person wants to join; `onLeave` when the screen is done.
  public init(
    network: Network, radio: any Radio, state: RadioState, clock: any Clock<Duration> = SuspendingClock(),
    cutsOffPerson: @escaping @MainActor () -> Bool = { false },
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
    self.cutsOffPerson = cutsOffPerson
    self.onJoin = onJoin
    self.onLeave = onLeave
    load()
  }

  public var security: Security { networkID.security }
  public var securityText: String { networkID.security.text(generations) }
  /// A warning, or why it cannot be set up here.
  public var note: String? {
    if !isKnown, let reason = networkID.security.unsupportedReason { return reason }
    return networkID.security.warning(generations) ?? networkID.ssid.marks.text
  }
  /// The bytes of the name, where those say more than the text.
  public var nameInHexadecimal: String? { networkID.ssid.marks.isEmpty ? nil : networkID.ssid.hexadecimal }

  /// The signal in words.
  public var signalText: String {
    isLinkLost ? "Connection lost" : isInRange ? SignalBars.text(for: bars) : "Not in range"
  }
  /// What is to be said of the network: a warning, that it leads nowhere, and why its details could not be had.
  public var aboutText: String {
    let nowhere = lacksInternet && !isLinkLost ? "It leads to no internet." : nil
    return [note, nowhere, loadProblem].compactMap(\.self).joined(separator: " ")
  }

  // MARK: - What can be done

  public var isJoinButtonShown: Bool { !isCurrent && isInRange && (isKnown || networkID.security.isSupported) }
  public var isJoinButtonEnabled: Bool { isJoinButtonShown && !isJoining && !isBusy }
  public var isForgetButtonShown: Bool { isKnown }
  public var isForgetButtonEnabled: Bool { isKnown && !isBusy }
  public var isDisconnectButtonShown: Bool { isCurrent }
  public var isDisconnectButtonEnabled: Bool { isCurrent && !isBusy }

  public func joinButtonTapped() {
    guard isJoinButtonEnabled else { return }
    onJoin(networkID)
  }

  // MARK: - What the radio says

  /// Takes over what the radio says of this network. Details are asked for again when they must have changed.
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

  /// Gives up what is under way. Called however the screen is left; a setting that is being stored is stored, one on
  /// trial is undone.
  func leave() {
    hasLeft = true
    endTrial(.unanswered)
    loading = nil
    acting = nil
    destination = nil
  }
}

// A place in the app, known by its object.
extension NetworkDetailModel: Hashable {
  public nonisolated static func == (one: NetworkDetailModel, other: NetworkDetailModel) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
