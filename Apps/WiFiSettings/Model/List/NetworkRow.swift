import KeelModel
public import Observation

/// One network in the list. There is one row object a network for as long as it is listed, and a change of one touches
/// the observers of no other.
@MainActor @Observable public final class NetworkRow: Identifiable {
  public nonisolated let id: Network.ID
  /// The name as people read it.
  public let title: String
  public let marks: NameMarks
  /// From 0 (not heard) to 4, with some inertia: small drifts do not change it.
  public internal(set) var bars: Int
  /// As the radio says it, from 0 to 1. Changes often; `bars` is what to show.
  public internal(set) var connectivity: Double
  public internal(set) var isKnown: Bool
  public internal(set) var accessPointCount: Int
  /// Which generations of WPA it offers.
  public internal(set) var generations: WPAGenerations
  /// Whether it is heard.
  public internal(set) var isInRange = true
  public internal(set) var isCurrent = false
  public internal(set) var isJoining = false
  public internal(set) var needsSignIn = false
  /// Whether its link has broken off while it is the current one.
  public internal(set) var isLinkLost = false
  /// Whether it is the current one and leads to no internet.
  public internal(set) var lacksInternet = false
  /// The shown name of another listed network that people may take this one for.
  public internal(set) var lookalike: Lookalike?

  /// Why a row may be taken for another.
  public enum Lookalike: Hashable, Sendable {
    /// The same name with other security.
    case twin
    /// Another name that looks alike.
    case similar(to: String)
  }

  @ObservationIgnored private(set) lazy var skeleton = id.ssid.skeleton
  /// The path of the network's details; `nil` for one without a name, which its path could not tell from others.
  @ObservationIgnored public private(set) lazy var detailAddress: String? =
    id.ssid.isHidden ? nil : WiFiLink(.detail, id.ssid).path
  /// The path of the page that asks for what joining the network needs.
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

  /// Whether it shows a lock.
  public var isSecured: Bool { id.security.isSecured }
  public var securityText: String { id.security.text(generations) }
  /// What the lock is called: the security, unless the second line says that already.
  public var lockText: String { isUnusual ? "Secured" : securityText }
  /// The bars in words.
  public var signalText: String { SignalBars.text(for: shownBars) }
  /// Bars as a part of all, for the symbol `wifi`.
  public var strength: Double { Double(shownBars) / Double(SignalBars.maximum) }
  /// What was heard of a network last says nothing once its link is lost.
  private var shownBars: Int { isLinkLost ? 0 : bars }

  /// The second line of the row; `nil` when the name says enough.
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

  /// Whether its encryption has been broken.
  private var isOutdated: Bool { id.security.warning(generations) != nil }

  /// Whether the kind of security is worth a word in the row.
  private var isUnusual: Bool {
    if lookalike != nil || isOutdated { return true }
    switch id.security {
    case .wep, .enterprise, .unknown: return true
    case .open, .enhancedOpen, .wpa2Personal, .wpa3Personal: return false
    }
  }

  /// The facts as a value.
  public var network: Network {
    Network(
      id: id, connectivity: connectivity, isKnown: isKnown, accessPointCount: accessPointCount, generations: generations
    )
  }

  /// Takes over the facts. Observers are told only of those that differ: setting an equal value tells nobody.
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
