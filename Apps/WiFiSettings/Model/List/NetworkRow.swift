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
  public internal(set) var isCurrent = false
  public internal(set) var isJoining = false
  public internal(set) var needsSignIn = false
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
  }

  /// Whether it shows a lock.
  public var isSecured: Bool { id.security.isSecured }
  public var securityText: String { id.security.text }
  /// What the lock is called: the security, unless the second line says that already.
  public var lockText: String { isUnusual ? "Secured" : securityText }
  /// The bars in words.
  public var signalText: String { SignalBars.text(for: bars) }
  /// Bars as a part of all, for the symbol `wifi`.
  public var strength: Double { Double(bars) / Double(SignalBars.maximum) }

  /// The second line of the row; `nil` when the name says enough.
  public var subtitle: String? {
    var parts: [String] = []
    if isJoining { parts.append("Joining…") }
    if isCurrent { parts.append(needsSignIn ? "Sign-in required" : "Connected") }
    if isUnusual { parts.append(securityText) }
    if id.security == .wep { parts.append("Insecure") }
    if case .similar(let name) = lookalike { parts.append("Not the same as “\(name)”") }
    if let text = marks.text { parts.append(text) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// Whether the kind of security is worth a word in the row.
  private var isUnusual: Bool {
    if lookalike != nil { return true }
    switch id.security {
    case .wep, .enterprise, .unknown: return true
    case .open, .enhancedOpen, .wpa2Personal, .wpa3Personal: return false
    }
  }

  /// The facts as a value.
  public var network: Network {
    Network(id: id, connectivity: connectivity, isKnown: isKnown, accessPointCount: accessPointCount)
  }

  /// Takes over the facts. Observers are told only of those that differ: setting an equal value tells nobody.
  func update(_ network: Network, isInRange: Bool = true) {
    let connectivity = network.connectivity.clampedConnectivity
    self.connectivity = connectivity
    bars = isInRange ? SignalBars.bars(for: connectivity, shown: bars == 0 ? nil : bars) : 0
    isKnown = network.isKnown
    accessPointCount = network.accessPointCount
  }
}
