public import KeelModel
public import Observation

/// The model of Wi-Fi settings: the switch, the networks in range, and the current place in the app.
///
/// Each window has one; the radio's state and the rows are in `WiFiNetworks`, which windows share. Its methods are
/// named after the user's actions; views call them and make no decisions. `sections` changes when rows are added,
/// removed or moved, and each `NetworkRow` when its content does.
@MainActor @Observable public final class WiFiSettingsModel {
  @CasePathable public enum Destination {
    case connect(ConnectToNetworkModel)
    case detail(NetworkDetailModel)
    case joinOther(JoinOtherNetworkModel)
    case alert(AlertState<AlertAction>)
  }

  public enum AlertAction: Hashable, Codable, Sendable {
    case powerOffConfirmed
    case joinConfirmed(Network.ID)
  }

  /// The title of the screen and the label of its switch.
  public static let title = "Wi-Fi"

  /// The overall state, which decides what the screen shows.
  public internal(set) var stage = WiFiStage.starting
  /// The sections of the list, in order. The switch is always there; the rest only while Wi-Fi is on.
  public internal(set) var sections: [ListSection] = [ListSection(id: .power, items: [.power])]
  public internal(set) var isScanning = false
  /// The reason that the list may be out of date; `nil` if the last search succeeded.
  public internal(set) var scanNote: String?
  /// The sign-in page that the current network requires.
  public internal(set) var signIn: SignIn?
  /// Another note about the connection: that it was lost, or does not lead to the internet.
  public internal(set) var connectionNote: String?
  /// The adapters to choose from; empty unless there are several.
  public internal(set) var adapters: [AdapterRow] = []

  var presented: Destination?
  /// The place that opens once its network is listed.
  var pendingLink: WiFiLink? {
    didSet { updateConnectionNote() }
  }
  /// True if the radio reports that it is on.
  var isPowered = false
  /// The switch position that the user has requested, until the radio reports it.
  var wantedPower: Bool?

  /// The state of the radio and the rows, which all windows share.
  @ObservationIgnored public let networks: WiFiNetworks
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored let connectionCarriesSession: @MainActor () -> Bool

  @ObservationIgnored var hasListed = false
  @ObservationIgnored var knownOrder = ListOrder()
  @ObservationIgnored var otherOrder = ListOrder()
  /// The membership that `sections` was made from; `nil` if the networks are to get new places.
  @ObservationIgnored var shownMembership: Int?

  @ObservationIgnored let rowAttempt = JoinAttempt()
  /// The network that is being joined by a tap on its row.
  @ObservationIgnored var rowMark: WiFiNetworks.JoinMark?
  @ObservationIgnored var waitingAlert: AlertState<AlertAction>?
  @ObservationIgnored var powerTask: OwnedTask?
  @ObservationIgnored var powerTimer: OwnedTask?
  @ObservationIgnored var scanTask: OwnedTask?
  @ObservationIgnored var linkTimer: OwnedTask?

  /// Creates the model of the only window: it listens to the radio by itself, at once. For several windows, create one
  /// `WiFiNetworks`.
  public convenience init(
    radio: any Radio, clock: any Clock<Duration> = SuspendingClock(),
    connectionCarriesSession: @escaping @MainActor () -> Bool = { false }
  ) {
    self.init(
      networks: WiFiNetworks(radio: radio, clock: clock), clock: clock,
      connectionCarriesSession: connectionCarriesSession)
  }

  /// Creates the model of a window, which shows the networks at once.
  ///
  /// `connectionCarriesSession` returns true if the user reaches this machine through the current network (over SSH, for
  /// example), so that the model asks for confirmation before it leaves the network.
  public init(
    networks: WiFiNetworks, clock: any Clock<Duration> = SuspendingClock(),
    connectionCarriesSession: @escaping @MainActor () -> Bool = { false }
  ) {
    self.networks = networks
    self.clock = clock
    self.connectionCarriesSession = connectionCarriesSession
    networks.follow(self)
    // The known state is shown before the first frame.
    if networks.state != RadioState() { networksDidChange() }
  }

  /// The radio that switches Wi-Fi on, finds networks and joins them.
  public var radio: any Radio { networks.radio }
  /// The last state that the radio sent.
  var latest: RadioState { networks.state }
  var rows: [Network.ID: NetworkRow] { networks.rows }
  var rowJoining: Network.ID? { rowMark?.network }

  /// The page or alert that is open; `nil` is the list. Clearing or replacing it cleans up that screen: a join under
  /// way there is cancelled, and a password is wiped.
  public var destination: Destination? {
    get { presented }
    set {
      let old = presented
      presented = newValue
      destinationChanged(from: old)
    }
  }

  /// Returns the row of a listed network, or `nil` once it is gone. Constant time.
  public func row(for id: Network.ID) -> NetworkRow? { rows[id] }

  /// The name of the radio, for a footer.
  public var radioName: String { radio.name }

  /// The reason that there is no list, in a few words; `nil` if there is one.
  public var statusTitle: String? {
    switch stage {
    case .serviceMissing: "\(radio.name) is not running"
    case .serviceNotResponding: "\(radio.name) does not answer"
    default: stage.title
    }
  }

  /// The advice for the user.
  public var statusAdvice: String? {
    let wayOut = stage == .serviceMissing ? networks.adviceWithoutService : nil
    return [stage.advice, wayOut].compactMap(\.self).joined(separator: " ")
  }

  // MARK: - The state of the radio

  /// Receives a new state of the radio; the rows have been updated already.
  func networksDidChange() {
    let newStage = networks.stage
    let wasOn = stage == .on
    stage = newStage
    isPowered = latest.isOn
    if powerTask == nil, let wantedPower, wantedPower == latest.isOn || !newStage.canSwitch { forgetWantedPower() }
    if newStage != .on {
      stopJoiningRow(saying: newStage.joinFailure)
      if wasOn { forgetOrder() }
    }
    if let rowJoining, rows[rowJoining]?.isInRange != true, latest.current != rowJoining {
      stopJoiningRow(saying: .outOfRange)
    }
    updateSections()
    updateScanning()
    updateSignIn()
    updateConnectionNote()
    updateAdapters()
    updateDestination()
    followLink()
  }

  private func updateDestination() {
    guard stage == .on else {
      // A form keeps the typed text, and waits; a page without changes is left.
      if let form, form.hasUnsavedChanges {
        form.hold = (statusTitle.map { $0 + ". " } ?? "") + "Your input is kept. This form continues automatically."
      } else {
        switch destination {
        case .connect, .joinOther, .detail: destination = nil
        case .alert, nil: break
        }
      }
      return
    }
    form?.hold = nil
    switch destination {
    case .connect(let model): if latest.current == model.network.id, !model.isConnecting { destination = nil }
    case .detail(let model): model.receive(latest)
    case .joinOther, .alert, nil: break
    }
  }

  private func destinationChanged(from old: Destination?) {
    switch (old, destination) {
    case (.connect(let model)?, .connect(let new)?) where model === new: return
    case (.connect(let model)?, _): model.leave()
    case (.joinOther(let model)?, .joinOther(let new)?) where model === new: return
    case (.joinOther(let model)?, _): model.leave()
    case (.detail(let model)?, .detail(let new)?) where model === new: return
    case (.detail(let model)?, _): model.leave()
    case (.alert?, _), (nil, _): break
    }
    guard destination == nil, old != nil else { return }
    // A request that waited for a confirmation is given up with it.
    if powerTask == nil, powerTimer == nil { forgetWantedPower() }
    if case .alert? = old {} else { sortAgain() }
    if let waitingAlert {
      self.waitingAlert = nil
      presented = .alert(waitingAlert)
    }
  }

  /// Shows the alert once the open screen has been left.
  func showAlert(title: String, message: String) {
    show(.notice(title, message))
  }

  func show(_ alert: AlertState<AlertAction>) {
    if destination == nil { destination = .alert(alert) } else { waitingAlert = alert }
  }
}
