import KeelModel
public import Observation

/// One network in the list. A network has one row object for as long as it is listed, and a change of one row does not
/// notify the observers of another.
@MainActor @Observable public final class NetworkRow: Identifiable {
  public nonisolated let id: Network.ID
  /// The name for display.
  public let title: String
  public let marks: NameMarks
  /// The signal bars, from 0 (not heard) to 4, with some inertia: small drifts do not change them.
  public internal(set) var bars: Int
  /// The strength that the radio reports, from 0 to 1. Changes often; `bars` is the value to show.
  public internal(set) var connectivity: Double
  public internal(set) var isKnown: Bool
  public internal(set) var accessPointCount: Int
  /// The generations of WPA that the network offers.
  public internal(set) var generations: WPAGenerations
  /// True if the network is heard.
  public internal(set) var isInRange = true
  public internal(set) var isCurrent = false
  public internal(set) var isJoining = false
  public internal(set) var needsSignIn = false
  /// True if this is the current network and its link has broken off.
  public internal(set) var isLinkLost = false
  /// True if this is the current network and it does not lead to the internet.
  public internal(set) var lacksInternet = false
  /// A listed network for which the user may mistake this one.
  public internal(set) var lookalike: Lookalike?

  /// The reason that a row may be taken for another.
  public enum Lookalike: Hashable, Sendable {
    /// The same name with other security.
    case twin
    /// Another name that looks alike.
    case similar(to: String)
  }

  @ObservationIgnored private(set) lazy var skeleton = id.ssid.skeleton
  /// The path of the network's details; `nil` for a network without a name, whose path would be ambiguous.
  @ObservationIgnored public private(set) lazy var detailAddress: String? =
    id.ssid.isHidden ? nil : WiFiLink(.detail, id.ssid).path
  /// The path of the page that requests the password, if joining the network needs one.
  @ObservationIgnored private(set) lazy var connectAddress = WiFiLink(.connect, id.ssid).path

  init(_ network: Network) {
    id = network.id
    (title, marks) = network.ssid.rendering
    connectivity = network.connectivity.clampedConnectivity
    bars = SignalBars.bars(for: network.connectivity.clampedConnectivity, shown: nil)
    isKnown = network.isKnown
    accessPointCount = network.accessPointCount
    generations = network.generations
  }

  /// True if the row shows a lock.
  public var isSecured: Bool { id.security.isSecured }
  public var securityText: String { id.security.text(generations) }
  /// The label of the lock: the security, unless the second line shows it already.
  public var lockText: String { isUnusual ? "Secured" : securityText }
  /// The bars in words.
  public var signalText: String { SignalBars.text(for: shownBars) }
  /// The bars as a fraction of the maximum, for the symbol `wifi`.
  public var strength: Double { Double(shownBars) / Double(SignalBars.maximum) }
  /// The last strength of a network has no meaning once its link is lost.
  private var shownBars: Int { isLinkLost ? 0 : bars }

  /// The second line of the row; `nil` if the name is enough.
  public var subtitle: String? {
    var parts: [String] = []
    if isJoining { parts.append("Joining…") }
    if isCurrent { parts += connectionTexts }
    if isUnusual { parts.append(securityText) }
    if isOutdated { parts.append("Insecure") }
    if case .similar(let name) = lookalike { parts.append("Not the same as “\(name)”") }
    if let text = marks.text { parts.append(text) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private var connectionTexts: [String] {
    if isLinkLost { return ["Connection lost"] }
    if needsSignIn { return ["Sign-in required"] }
    return lacksInternet ? ["Connected", "No internet"] : ["Connected"]
  }

  /// True if its encryption has been broken.
  private var isOutdated: Bool { id.security.warning(generations) != nil }

  /// True if the row should mention the kind of security.
  private var isUnusual: Bool {
    if lookalike != nil || isOutdated { return true }
    switch id.security {
    case .wep, .enterprise, .unknown: return true
    case .open, .enhancedOpen, .wpa2Personal, .wpa3Personal: return false
    }
  }

  /// The current facts as a value.
  public var network: Network {
    Network(
      id: id, connectivity: connectivity, isKnown: isKnown, accessPointCount: accessPointCount, generations: generations
    )
  }

  /// Adopts the facts. Observers are notified only of differences: setting an equal value notifies no observer.
  func update(_ network: Network, isInRange: Bool = true) {
    let connectivity = network.connectivity.clampedConnectivity
    self.connectivity = connectivity
    bars = isInRange ? SignalBars.bars(for: connectivity, shown: bars == 0 ? nil : bars) : 0
    isKnown = network.isKnown
    accessPointCount = network.accessPointCount
    generations = network.generations
    self.isInRange = isInRange
  }
}
