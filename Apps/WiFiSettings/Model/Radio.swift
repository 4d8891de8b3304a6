/// A radio that switches Wi-Fi on, finds networks and joins them: the machine's own service or a simulation.
///
/// A radio is used from the main actor and never blocks it. Every call ends, at the latest by its own time limit, and
/// every call can be cancelled with its task.
@MainActor public protocol Radio: AnyObject {
  /// The name of the radio for display: `NetworkManager`, `Simulated`.
  var name: String { get }

  /// The current state.
  var state: RadioState { get }

  /// Calls the closure with the current state and with each later one, of which only the newest is kept, until the
  /// returned object is released.
  func listen(_ onState: @escaping @MainActor (RadioState) -> Void) -> RadioListener

  /// Switches Wi-Fi on or off.
  func setPower(_ isOn: Bool) async throws(RadioFailure)

  /// Searches for networks again. Returns when the search is over; a refused search is not a failure of the list.
  func scan() async throws(RadioFailure)

  /// Joins a network and returns when traffic can flow. A failure, or the cancellation of the task, ends the attempt
  /// and removes any profile that it created.
  func join(_ request: JoinRequest) async throws(JoinFailure)

  /// Leaves the current network without forgetting it.
  func disconnect() async throws(RadioFailure)

  /// Removes what is stored for this network only, and leaves it if it is the current one.
  func forget(_ network: Network.ID) async throws(RadioFailure)

  /// Returns the settings of the network, and its addresses if it is the current one.
  func details(of network: Network.ID) async throws(RadioFailure) -> NetworkDetails

  /// Reads the stored settings of the network again; `nil` if there are none.
  func storedSettings(of network: Network.ID) async throws(RadioFailure) -> NetworkSettings?

  /// Stores the settings, and applies them at once as far as possible.
  func setSettings(_ settings: NetworkSettings, for network: Network.ID) async throws(RadioFailure)

  /// Applies settings to the current network on trial: unless `keepSettings()` is called within `limit` after this call
  /// returns, they are reverted.
  ///
  /// They are reverted automatically, even if this program has ended by then, provided that the radio outlives it. Only
  /// one trial can run at a time; `limit` is in whole seconds. Throws `notFound` if the network is not the current one;
  /// if any error is thrown, nothing has changed.
  func trySettings(
    _ settings: NetworkSettings, for network: Network.ID, undoneAfter limit: Duration
  ) async throws(RadioFailure)

  /// Ends the trial and keeps its settings. Throws `timedOut` if they have already been undone.
  func keepSettings() async throws(RadioFailure)

  /// Ends the trial and reverts it at once. Does nothing without a trial; what cannot be undone now is undone at the
  /// limit.
  func undoSettings() async

  /// Shows the networks of this adapter from now on, and joins with it. A missing adapter is not chosen.
  func choose(adapter: RadioState.Adapter.ID)

  /// Completes or undoes the work under way, so that nothing is left half done when the program ends.
  func close() async
}

extension Radio {
  public func choose(adapter: RadioState.Adapter.ID) {}
  public func close() async {}
}

extension Radio {
  /// Reads the settings from the details; a radio that can do so with less work overrides this.
  public func storedSettings(of network: Network.ID) async throws(RadioFailure) -> NetworkSettings? {
    try await details(of: network).settings
  }
}

/// The state of a radio at one moment.
public struct RadioState: Hashable, Sendable {
  public enum Availability: Hashable, Sendable {
    /// The radio has not reported anything yet.
    case starting
    case ready
    /// The service is not running (or has just ended). The radio waits for it.
    case serviceMissing
    /// The service is running and does not respond. The radio retries until it does.
    case serviceNotResponding
    /// The service keeps every connection down, not only Wi-Fi. `setPower(true)` ends this state too.
    case networkingOff
    /// There is no Wi-Fi adapter. One may be plugged in.
    case deviceMissing
    /// The adapter is there but something else holds it: firmware, another program. The text is for display.
    case deviceUnavailable(String)
  }
  public var availability: Availability
  /// True if Wi-Fi is switched on; false while networking is off.
  public var isOn: Bool
  /// True if a switch on the machine keeps Wi-Fi off, which the program cannot change.
  public var isHardwareBlocked: Bool
  public var isScanning: Bool
  /// The networks in range, each identity once, in any order. It contains no known network that is out of range.
  public var networks: [Network]
  /// The known networks that are not in range, each once. They can be viewed and forgotten.
  public var outOfRange: [Network.ID] = []
  public var current: Network.ID?
  /// True if the link to the current network has broken off. The service tries to restore it for a while.
  public var isLinkLost = false
  /// True if the service has found that the current network does not lead to the internet.
  public var lacksInternet = false
  /// True if the join of the current network was begun by a program that has ended, and completed by this radio.
  public var isCompleted = false
  /// The network that the service is joining, for this program or by itself.
  public var joining: Network.ID?
  /// A number that rises whenever `details(of:)` would return other values for the current network: new addresses, or
  /// stored settings.
  public var detailsRevision: Int
  /// The sign-in page that the current network requires, and the address at which the service checks for it; `nil` if
  /// none is required.
  public var portal: Portal?
  /// The adapters to choose from; empty unless several can be used.
  public var adapters: [Adapter] = []
  /// The adapter whose networks these are; `nil` if there is no choice.
  public var adapter: Adapter.ID?

  /// A Wi-Fi adapter of this machine.
  public struct Adapter: Identifiable, Hashable, Sendable {
    /// The name of its interface, such as `wlan0`.
    public var id: String
    /// The network that it has joined.
    public var current: Network.ID?
    public init(id: String, current: Network.ID? = nil) {
      self.id = id
      self.current = current
    }
  }

  public struct Portal: Hashable, Sendable {
    /// An `http` or `https` address; `nil` if the service provided none.
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

/// A request to join a network.
public struct JoinRequest: Sendable {
  public var network: Network.ID
  /// The password; `nil` for open networks and for known ones, whose stored password is used.
  public var password: Password?
  /// True if the network does not announce its name, so that it must be requested by name.
  public var isHidden: Bool
  public init(network: Network.ID, password: Password? = nil, isHidden: Bool = false) {
    self.network = network
    self.password = password
    self.isHidden = isHidden
  }
}

/// A password on its way from the field to the radio. Never appears in a log, message or mirror.
public struct Password: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The secret, for the one place that passes it to the service.
  public let secret: String
  public init(_ secret: String) { self.secret = secret }
  public var description: String { "<password>" }
  public var debugDescription: String { "<password>" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The reason that a network was not joined.
public enum JoinFailure: Error, Hashable, Sendable {
  case incorrectPassword
  /// The service could not determine whether the password or the signal was at fault (as with WPA3): request the
  /// password again.
  case incorrectPasswordOrOutOfRange
  case outOfRange
  case timedOut
  /// Permission was denied, by the system's policy or in its authorization dialog.
  case notPermitted
  /// The network was joined, but it provided no address.
  case noAddress
  /// A kind of security that cannot be set up in this app.
  case unsupported(Security)
  case cancelled
  case radio(RadioFailure)
}

/// The reason that the radio did not perform an action.
public enum RadioFailure: Error, Hashable, Sendable {
  case serviceMissing
  case deviceMissing
  case turnedOff
  case notPermitted
  /// The request came too soon after the last one, or the service is busy. The known state stays.
  case busy
  case timedOut
  case cancelled
  /// The service could not write to storage (disk full, read-only system).
  case notSaved
  case notFound
  /// The service's message, made safe to show; never contains a secret.
  case other(String)
}
