import KeelModel

/// The state of a radio, followed once for all windows, and one row object for each listed network.
///
/// It listens for as long as it lives. Each `WiFiSettingsModel` is notified after the rows have been updated.
@MainActor public final class WiFiNetworks {
  let radio: any Radio
  /// The last state that the radio sent.
  private(set) var state = RadioState()
  private(set) var stage = WiFiStage.starting
  /// The listed networks: networks in range, known networks out of range, and the current network; empty while Wi-Fi is
  /// off.
  private(set) var rows: [Network.ID: NetworkRow] = [:]
  /// A number that changes whenever other networks or adapters are listed, and whenever the current network changes or
  /// a network starts or stops being known or in range.
  private(set) var membership = 0
  /// The network whose link broke off and was not restored; `nil` once a network is joined again.
  private(set) var lostNetwork: Network.ID?
  /// The time since the last successful search.
  var lastScan: Stopwatch?

  /// Further advice if the service is missing, in a sentence. It depends on how the program was started, so the creator
  /// of this object provides it.
  public var adviceWithoutService: String?

  private let clock: any Clock<Duration>
  private var followers: [Follower] = []
  private var marks: [WeakMark] = []
  private var listener: RadioListener?

  private struct Follower { weak var model: WiFiSettingsModel? }
  private struct WeakMark { weak var mark: JoinMark? }

  /// A mark that a window is joining the network without a screen. The window retains it until the join has ended.
  @MainActor final class JoinMark {
    let network: Network.ID
    fileprivate weak var networks: WiFiNetworks?
    init(_ network: Network.ID) { self.network = network }
    isolated deinit { networks?.updateFlags() }
  }

  /// Starts listening at once.
  public init(radio: any Radio, clock: any Clock<Duration> = SuspendingClock()) {
    self.radio = radio
    self.clock = clock
    if radio.state != state { receive(radio.state) }
    listener = radio.listen { [weak self] state in
      if state != self?.state { self?.receive(state) }
    }
  }

  /// Catches up with the radio, and notifies the model of changes from then on, for as long as it lives. Constant time,
  /// apart from the removal of models that are gone.
  func follow(_ model: WiFiSettingsModel) {
    // The radio's latest state may not have arrived yet.
    if radio.state != state { receive(radio.state) }
    if followers.count >= followersBeforeCleaning {
      followers.removeAll { $0.model == nil }
      followersBeforeCleaning = max(16, 2 * followers.count)
    }
    followers.append(Follower(model: model))
  }
  private var followersBeforeCleaning = 16

  /// Shows the network as being joined while the mark lives.
  func add(_ mark: JoinMark) {
    mark.networks = self
    marks.append(WeakMark(mark: mark))
    updateFlags()
  }

  /// Records that a successful search ends now.
  func searchEnded() { lastScan = Stopwatch(clock) }

  private func receive(_ new: RadioState) {
    if state.isScanning, !new.isScanning { searchEnded() }
    let old = state
    let wasOn = stage == .on
    state = new
    stage = WiFiStage(new)
    if new.current != nil || stage != .on {
      lostNetwork = nil
    } else if old.isLinkLost, let lost = old.current {
      lostNetwork = lost
    }
    let change = updateRows()
    if change == .others { updateLookalikes() }
    updateFlags()
    if change != .none || old.current != new.current || wasOn != (stage == .on)
      || old.adapters.map(\.id) != new.adapters.map(\.id)
    {
      membership += 1
    }
    for follower in followers { follower.model?.networksDidChange() }
  }

  /// The change of the list.
  private enum ListChange: Int, Comparable {
    case none
    /// A network has started or stopped being known or in range.
    case known
    /// Other networks are listed.
    case others
    static func < (one: ListChange, other: ListChange) -> Bool { one.rawValue < other.rawValue }
  }

  /// Updates every row; only rows that differ notify their observers.
  private func updateRows() -> ListChange {
    guard stage == .on else {
      defer { rows = [:] }
      return rows.isEmpty ? .none : .others
    }
    var listed: [Network.ID: Network] = [:]
    for network in state.networks {
      guard let other = listed[network.id], other.connectivity >= network.connectivity else {
        listed[network.id] = network
        continue
      }
    }
    var change = ListChange.none
    for network in listed.values { change = max(change, update(network)) }
    // The current network is listed even while it is not in range.
    if let current = state.current, listed[current] == nil {
      let network = Network(id: current, connectivity: 0, isKnown: true, accessPointCount: 0)
      listed[current] = network
      change = max(change, update(network, isInRange: false))
    }
    for id in state.outOfRange where listed[id] == nil {
      let network = Network(id: id, connectivity: 0, isKnown: true, accessPointCount: 0)
      listed[id] = network
      change = max(change, update(network, isInRange: false))
    }
    for id in rows.keys where listed[id] == nil {
      rows[id] = nil
      change = .others
    }
    return change
  }

  private func update(_ network: Network, isInRange: Bool = true) -> ListChange {
    let old = rows[network.id]
    let row = old ?? NetworkRow(network)
    let (wasKnown, wasInRange) = (row.isKnown, row.isInRange)
    rows[network.id] = row
    row.update(network, isInRange: isInRange)
    return old == nil ? .others : wasKnown != row.isKnown || wasInRange != row.isInRange ? .known : .none
  }

  /// Updates the flags of each row: the activity under way, and the state of the current network.
  private func updateFlags() {
    marks.removeAll { $0.mark == nil }
    for (id, row) in rows {
      let isCurrent = state.current == id
      row.isCurrent = isCurrent
      row.isJoining = (state.joining == id && !isCurrent) || marks.contains { $0.mark?.network == id }
      row.needsSignIn = isCurrent && state.portal != nil
      row.isLinkLost = isCurrent && state.isLinkLost
      row.lacksInternet = isCurrent && state.lacksInternet
    }
  }

  private func updateLookalikes() {
    var groups: [String: [NetworkRow]] = [:]
    for row in rows.values where !row.id.ssid.isHidden { groups[row.skeleton, default: []].append(row) }
    let nameless = rows.values.filter(\.id.ssid.isHidden)
    for row in nameless { row.lookalike = nameless.count > 1 ? .twin : nil }
    for group in groups.values {
      for row in group { row.lookalike = Self.lookalike(of: row, among: group) }
    }
  }

  private static func lookalike(of row: NetworkRow, among group: [NetworkRow]) -> NetworkRow.Lookalike? {
    if group.contains(where: { $0 !== row && $0.id.ssid == row.id.ssid }) { return .twin }
    // If there are several similar networks, a known one has precedence.
    let others = group.filter { $0 !== row }.sorted {
      if $0.isKnown != $1.isKnown { return $0.isKnown }
      return $0.id.ssid.bytes.lexicographicallyPrecedes($1.id.ssid.bytes)
    }
    return others.first.map { .similar(to: $0.title) }
  }
}
