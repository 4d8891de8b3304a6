public import WiFiSettingsModel

/// A network of the simulation: its announcement on the air, and its hidden state.
public struct SimulatedNetwork: Hashable, Sendable {
  public var id: Network.ID
  /// The password that joins it; `nil` if none is required.
  public var password: String?
  /// The strength around which it drifts, from 0 to 1.
  public var connectivity: Double
  /// True if it is always in range.
  public var isPermanent: Bool
  /// True if it hides its name.
  public var isHidden: Bool
  /// True if a profile for it is stored from the start.
  public var isKnown: Bool
  public var accessPointCount: Int
  /// The generations of WPA that it offers.
  public var generations: WPAGenerations

  /// Creates a network. Without a password, the valid one nearest to `blob` is used: see `password(for:)`.
  public init(
    id: Network.ID, password: String? = nil, connectivity: Double = 0.6, isPermanent: Bool = true,
    isHidden: Bool = false, isKnown: Bool = false, accessPointCount: Int = 1, generations: WPAGenerations? = nil
  ) {
    self.id = id
    self.password = password ?? Self.password(for: id.security)
    self.connectivity = connectivity
    self.isPermanent = isPermanent
    self.isHidden = isHidden
    self.isKnown = isKnown
    self.accessPointCount = accessPointCount
    self.generations = generations ?? Self.generations(for: id.security)
  }

  private static func generations(for security: Security) -> WPAGenerations {
    switch security {
    case .wpa2Personal: .wpa2
    case .wpa3Personal: .wpa3
    case .open, .enhancedOpen, .wep, .enterprise, .unknown: []
    }
  }

  /// Returns the password of simulated networks: `blob` for WPA3; `blobblob` for WPA2, which requires at least 8
  /// characters; `blobb` for WEP, which requires 5.
  public static func password(for security: Security) -> String? {
    switch security {
    case .wpa3Personal: "blob"
    case .wpa2Personal: "blobblob"
    case .wep: "blobb"
    case .open, .enhancedOpen, .enterprise, .unknown: nil
    }
  }

  /// The identity under which a search finds it: without its name if it hides that.
  var announcedID: Network.ID {
    guard isHidden, let noName = SSID(bytes: []) else { return id }
    return Network.ID(ssid: noName, security: id.security)
  }
}

extension SimulatedNetwork {
  /// The 17 networks of the simulation. `Harbour` (WPA3) and `Quay Guest` (open) are always in range.
  public static let all: [SimulatedNetwork] = [
    named("Harbour", .wpa3Personal, 0.92, isPermanent: true, accessPointCount: 3),
    named("Quay Guest", .open, 0.74, isPermanent: true),
    named("Lighthouse", .wpa2Personal, 0.66, isKnown: true, accessPointCount: 2, generations: [.wpa2, .wpa3]),
    named("Regatta ⛵️", .wpa3Personal, 0.48, isKnown: true),
    named("바다소리", .wpa3Personal, 0.81),
    named("제주 올레 카페", .open, 0.52),
    named("🐙 Octopus", .wpa3Personal, 0.63),
    named("Café Marée", .wpa3Personal, 0.44),
    named("Pier 39", .wpa3Personal, 0.71, accessPointCount: 2),
    named("Fjord 5G", .wpa3Personal, 0.33),
    named("Anchor & Chain", .wpa2Personal, 0.57),
    named("Old Buoy", .wep, 0.29),
    named("Ferry Office", .enterprise, 0.69, accessPointCount: 4),
    named("Marina Free", .enhancedOpen, 0.38),
    named("Tidepool", .wpa3Personal, 0.24),
    named("등대지기 🗼", .wpa3Personal, 0.36),
    named("Smugglers Cove", .wpa3Personal, 0.41, isHidden: true),
  ].compactMap { $0 }

  /// Networks with names that have broken other programs: escape codes, markup, bytes that are not text, names that
  /// look alike.
  public static let hostile: [SimulatedNetwork] = {
    let names: [[UInt8]] = [
      Array("\u{1B}[2J\u{1B}[31mred".utf8), Array("\u{1B}]0;title\u{07}".utf8), Array("\u{9B}31mC1".utf8),
      Array("two\nlines\tand\r".utf8), Array("a\0b".utf8), Array(repeating: 0, count: 32), [0xB2, 0xE2, 0xCA, 0xD4],
      [0xFF, 0xFE, 0xC3, 0x28], Array(Array("Thirty bytes and one emoji: 30🐙".utf8).prefix(32)),
      Array("\u{202E}edoc\u{2066}".utf8), Array("Har\u{200B}bour".utf8), Array("H\u{0430}rbour".utf8),
      Array(("Z" + String(repeating: "\u{0301}", count: 15)).utf8), Array("<script>alert(1)</script>".utf8),
      Array("'\"-autofocus onfocus=x".utf8), Array("<b>&#0;</span>".utf8), Array("[red][/wrong][@click=x]".utf8),
      Array("%p%s%n {0} $(id) `id`;|&&".utf8), Array("--help".utf8), Array("../../etc/passwd".utf8),
      Array("  spaces  ".utf8), Array(repeating: UInt8(ascii: "W"), count: 32),
    ]
    let twin = named("Harbour", .open, 0.8, isPermanent: true)
    return names.compactMap { bytes in
      SSID(bytes: bytes).map {
        SimulatedNetwork(id: Network.ID(ssid: $0, security: .wpa3Personal), connectivity: 0.5)
      }
    } + [twin].compactMap { $0 }
  }()

  private static func named(
    _ name: String, _ security: Security, _ connectivity: Double, isPermanent: Bool = false, isHidden: Bool = false,
    isKnown: Bool = false, accessPointCount: Int = 1, generations: WPAGenerations? = nil
  ) -> SimulatedNetwork? {
    SSID(name).map {
      SimulatedNetwork(
        id: Network.ID(ssid: $0, security: security), connectivity: connectivity, isPermanent: isPermanent,
        isHidden: isHidden, isKnown: isKnown, accessPointCount: accessPointCount, generations: generations)
    }
  }
}
