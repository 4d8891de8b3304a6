public import KeelModel
public import Observation

/// Wi-Fi settings: the switch, the networks in range, and where in the app one is.
///
/// There is one for each window; what the radio says, and the rows, are in `WiFiNetworks`, which windows share. Its
/// methods are named after what a person did; views call them and decide nothing. `sections` changes when rows come, go or
/// move, and each `NetworkRow` when what it shows does.
@MainActor @Observable public final class WiFiSettingsModel {
  @CasePathable public enum Destination {
    case connect(ConnectToNetworkModel)
    case detail(NetworkDetailModel)
    case joinOther(JoinOtherNetworkModel)
    case alert(AlertState<AlertAction>)
  }

  public enum AlertAction: Hashable, Sendable {
    case powerOffConfirmed
    case joinConfirmed(Network.ID)
  }

  /// The title of the screen and the label of its switch.
  public static let title = "Wi-Fi"

  /// What there is to show.
  public internal(set) var stage = WiFiStage.starting
  /// What the list shows, in order. The switch is always there; the rest only while Wi-Fi is on.
  public internal(set) var sections: [ListSection] = [ListSection(id: .power, items: [.power])]
  public internal(set) var isScanning = false
  /// Why the list may be old; `nil` when the last search went well.
  public internal(set) var scanNote: String?
  /// That the current network wants a sign-in page visited first.
  public internal(set) var signIn: SignIn?
  /// What else is to be said of the connection: that it was lost, or leads nowhere.
  public internal(set) var connectionNote: String?
  /// The adapters to choose from; empty unless there are several.
  public internal(set) var adapters: [AdapterRow] = []

  var presented: Destination?
  /// The place that is waited for.
  var pendingLink: WiFiLink? {
    didSet { updateConnectionNote() }
  }
  /// Whether the radio is on, as it says.
  var isPowered = false
  /// What the person asked of the switch, until the radio says so too.
  var wantedPower: Bool?

  /// What the radio says.
  @ObservationIgnored public let networks: WiFiNetworks
  @ObservationIgnored let clock: any Clock<Duration>
  @ObservationIgnored let connectionIsOurWayIn: @MainActor () -> Bool

  @ObservationIgnored var hasListed = false
  @ObservationIgnored var knownOrder = ListOrder()
  @ObservationIgnored var otherOrder = ListOrder()
  /// Which networks `sections` is made of; `nil` when they are to take their places anew.
  @ObservationIgnored var shownMembership: Int?

  @ObservationIgnored let rowAttempt = JoinAttempt()
  /// The network that a tap on its row is joining.
  @ObservationIgnored var rowMark: WiFiNetworks.JoinMark?
  @ObservationIgnored var waitingAlert: AlertState<AlertAction>?
  @ObservationIgnored var powerTask: OwnedTask?
  @ObservationIgnored var powerTimer: OwnedTask?
  @ObservationIgnored var scanTask: OwnedTask?
  @ObservationIgnored var linkTimer: OwnedTask?

  /// Makes the model of the only window: it listens to the radio by itself, at once. For several windows make
  /// `WiFiNetworks` once.
  public convenience init(
    radio: any Radio, clock: any Clock<Duration> = SuspendingClock(),
    connectionIsOurWayIn: @escaping @MainActor () -> Bool = { false }
  ) {
    self.init(
      networks: WiFiNetworks(radio: radio, clock: clock), clock: clock, connectionIsOurWayIn: connectionIsOurWayIn)
  }

  /// Makes the model of a window, which shows the networks at once.
  ///
  /// `connectionIsOurWayIn` tells whether the person reaches this machine through the current network (over SSH, say),
  /// so that leaving it is asked about first.
  public init(
    networks: WiFiNetworks, clock: any Clock<Duration> = SuspendingClock(),
    connectionIsOurWayIn: @escaping @MainActor () -> Bool = { false }
  ) {
    self.networks = networks
    self.clock = clock
    self.connectionIsOurWayIn = connectionIsOurWayIn
    networks.follow(self)
    // What is known already is there before the first frame.
    if networks.state != RadioState() { networksDidChange() }
  }

  /// What turns Wi-Fi on, finds networks and joins them.
  public var radio: any Radio { networks.radio }
  /// What the radio said last.
  var latest: RadioState { networks.state }
  var rows: [Network.ID: NetworkRow] { networks.rows }
  var rowJoining: Network.ID? { rowMark?.network }

  /// Where in the app one is; `nil` is the list. Whatever clears or replaces it leaves that screen in good order: a
  /// join under way there is cancelled, and a password wiped.
  public var destination: Destination? {
    get { presented }
    set {
      let old = presented
      presented = newValue
      destinationChanged(from: old)
    }
  }

  /// The row of a listed network; `nil` once it is gone. Constant time.
  public func row(for id: Network.ID) -> NetworkRow? { rows[id] }

  /// What to call the radio in a footer.
  public var radioName: String { radio.name }

  /// Why there is no list, in a few words; `nil` while there is one.
  public var statusTitle: String? {
    switch stage {
    case .serviceMissing: "\(radio.name) is not running"
    case .serviceNotResponding: "\(radio.name) does not answer"
    default: stage.title
    }
  }

  /// What to do about it.
  public var statusAdvice: String? {
    let wayOut = stage == .serviceMissing ? networks.adviceWithoutService : nil
    return [stage.advice, wayOut].compactMap(\.self).joined(separator: " ")
  }

  // MARK: - What the radio says

  /// The radio has said something; the rows are up to date already.
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
      // A form keeps what was typed, and waits; what is only looked at is left.
      if let form, form.hasUnsavedChanges {
        form.hold = (statusTitle.map { $0 + ". " } ?? "") + "What you typed stays. This form goes on by itself."
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
    // A wish that waited for a confirmation is given up with it.
    if powerTask == nil, powerTimer == nil { forgetWantedPower() }
    if case .alert? = old {} else { sortAgain() }
    if let waitingAlert {
      self.waitingAlert = nil
      presented = .alert(waitingAlert)
    }
  }

  /// Shows the alert, once the screen that is open has been left.
  func tell(_ title: String, _ message: String) {
    show(.telling(title, message))
  }

  func show(_ alert: AlertState<AlertAction>) {
    if destination == nil { destination = .alert(alert) } else { waitingAlert = alert }
  }
}
