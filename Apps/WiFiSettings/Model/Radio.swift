/// What turns Wi-Fi on, finds networks and joins them: the machine's own service or a simulation.
///
/// A radio is used from the main actor and never blocks it. Every call ends, by its own time limit at the latest, and
/// every call may be cancelled with its task.
@MainActor public protocol Radio: AnyObject {
  /// What people read about which radio this is: `NetworkManager`, `Simulated`.
  var name: String { get }

  /// The state now.
  var state: RadioState { get }

  /// The state now and after each change, newest wins; ends only with the radio. Each caller hears for itself.
  func states() -> RadioStates

  /// Switches Wi-Fi on or off.
  func setPower(_ isOn: Bool) async throws(RadioFailure)

  /// Looks for networks again. Returns when the search is over; a refused search is no failure of the list.
  func scan() async throws(RadioFailure)

  /// Joins and returns when traffic can flow. Cancelling the task gives up the attempt and leaves no profile behind
  /// that was not there before; so does every failure.
  func join(_ request: JoinRequest) async throws(JoinFailure)

  /// Leaves the current network without forgetting it.
  func disconnect() async throws(RadioFailure)

  /// Removes what is stored of this network and of no other; leaves it when it is the current one.
  func forget(_ network: Network.ID) async throws(RadioFailure)

  /// What is set for the network, and its addresses when it is the current one.
  func details(of network: Network.ID) async throws(RadioFailure) -> NetworkDetails

  /// What is stored for the network now, read anew; `nil` when nothing is.
  func storedSettings(of network: Network.ID) async throws(RadioFailure) -> NetworkSettings?

  /// Stores the settings and applies those that can be applied at once.
  func setSettings(_ settings: NetworkSettings, for network: Network.ID) async throws(RadioFailure)

  /// Sets the current network on trial: unless `keepSettings()` is called within `limit` of the return, all goes back.
  ///
  /// It goes back by itself, also when this program is gone by then, as far as the radio outlives it. One trial at a
  /// time; `limit` is in whole seconds. Throws `notFound` when the network is not the current one; whatever is thrown,
  /// nothing has changed.
  func trySettings(
    _ settings: NetworkSettings, for network: Network.ID, undoneAfter limit: Duration
  ) async throws(RadioFailure)

  /// Ends the trial and keeps its settings. Throws `timedOut` when they have been undone already.
  func keepSettings() async throws(RadioFailure)

  /// Ends the trial and goes back at once. Without a trial nothing is done; what cannot be undone now is at the limit.
  func undoSettings() async

  /// Shows the networks of this adapter from now on, and joins with it. An adapter that is not there is not chosen.
  func choose(adapter: RadioState.Adapter.ID)

  /// Completes or undoes what is under way, so that nothing is left half done when the program ends.
  func close() async
}

extension Radio {
  public func choose(adapter: RadioState.Adapter.ID) {}
  public func close() async {}
}

extension Radio {
  /// By way of the details; a radio that can answer with less work does.
  public func storedSettings(of network: Network.ID) async throws(RadioFailure) -> NetworkSettings? {
    try await details(of: network).settings
  }
}

/// All that a radio tells of itself at one moment.
public struct RadioState: Hashable, Sendable {
  public enum Availability: Hashable, Sendable {
    /// Nothing has been heard yet.
    case starting
    case ready
    /// The service is not running (or has just gone). It is waited for.
    case serviceMissing
    /// The service is running and answers nothing. It is asked again until it does.
    case serviceNotResponding
    /// The service keeps every connection down, not only Wi-Fi. `setPower(true)` ends that too.
    case networkingOff
    /// There is no Wi-Fi adapter. One may be plugged in.
    case deviceMissing
    /// The adapter is there but something other than us keeps it: firmware, another program. The text is for people.
    case deviceUnavailable(String)
  }
  public var availability: Availability
  /// Whether Wi-Fi is switched on. It is not while networking is off.
  public var isOn: Bool
  /// Whether a switch on the machine keeps it off, whatever we say.
  public var isHardwareBlocked: Bool
  public var isScanning: Bool
  /// Each identity once, in any order. A known network out of range is not in it.
  public var networks: [Network]
  /// The known networks that are not in range, each once. They can be looked at and forgotten.
  public var outOfRange: [Network.ID] = []
  public var current: Network.ID?
  /// Whether the link to the current network has broken off. The service tries to get it back for a while.
  public var isLinkLost = false
  /// Whether the service has found out that the current network does not lead to the internet.
  public var lacksInternet = false
  /// Whether this radio has completed the join of the current network, which a program had begun that ended before.
  public var isCompleted = false
  /// What the service is joining now, on our behalf or by itself.
  public var joining: Network.ID?
  /// Rises whenever `details(of:)` would answer otherwise for the current network: addresses came, settings were stored.
  public var detailsRevision: Int
  /// Whether the current network wants a sign-in page visited first, and where the service checks that.
  public var portal: Portal?
  /// The adapters to choose from; empty unless there are several that can be used.
  public var adapters: [Adapter] = []
  /// The adapter whose networks these are; `nil` while there is nothing to choose.
  public var adapter: Adapter.ID?

  /// A Wi-Fi adapter of this machine.
  public struct Adapter: Identifiable, Hashable, Sendable {
    /// The name of its interface, as `wlan0`.
    public var id: String
    /// The network that it has joined.
    public var current: Network.ID?
    public init(id: String, current: Network.ID? = nil) {
      self.id = id
      self.current = current
    }
  }

  public struct Portal: Hashable, Sendable {
    /// `http` or `https` only; `nil` when the service gave none.
    public var url: String?
    public init(url: String? = nil) { self.url = url }
  }

  public init(
    availability: Availability = .starting, isOn: Bool = false, isHardwareBlocked: Bool = false,
    isScanning: Bool = false, networks: [Network] = [], current: Network.ID? = nil, joining: Network.ID? = nil,
    portal: Portal? = nil, detailsRevision: Int = 0
  ) {
    self.availability = availability
    self.isOn = isOn
    self.isHardwareBlocked = isHardwareBlocked
    self.isScanning = isScanning
    self.networks = networks
    self.current = current
    self.joining = joining
    self.portal = portal
    self.detailsRevision = detailsRevision
  }
}

/// A wish to join a network.
public struct JoinRequest: Sendable {
  public var network: Network.ID
  /// `nil` for open networks and for known ones, whose stored password is used.
  public var password: Password?
  /// Whether the network does not announce its name, so that it has to be asked for.
  public var isHidden: Bool
  public init(network: Network.ID, password: Password? = nil, isHidden: Bool = false) {
    self.network = network
    self.password = password
    self.isHidden = isHidden
  }
}

/// A password on its way from the field to the radio. Shows itself to no log, message or mirror.
public struct Password: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// For the one place that hands it to the service.
  public let secret: String
  public init(_ secret: String) { self.secret = secret }
  public var description: String { "<password>" }
  public var debugDescription: String { "<password>" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// Why a network was not joined.
public enum JoinFailure: Error, Hashable, Sendable {
  case incorrectPassword
  /// The service could not tell whether the password or the signal was to blame (as with WPA3): ask again.
  case incorrectPasswordOrOutOfRange
  case outOfRange
  case timedOut
  /// The system's policy, or a person asked by it, said no.
  case notPermitted
  /// Joined the network, but it gave us no address.
  case noAddress
  /// A kind of security that cannot be set up here.
  case unsupported(Security)
  case cancelled
  case radio(RadioFailure)
}

/// Why the radio did not do something.
public enum RadioFailure: Error, Hashable, Sendable {
  case serviceMissing
  case deviceMissing
  case turnedOff
  case notPermitted
  /// Too soon after the last time, or busy: what is known stays.
  case busy
  case timedOut
  case cancelled
  /// The service could not write it down (disk full, read-only system).
  case notSaved
  case notFound
  /// What the service said, made safe to show; never holds a secret.
  case other(String)
}
