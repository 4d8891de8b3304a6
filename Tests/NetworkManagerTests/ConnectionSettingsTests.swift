import Testing
import WiFiSettingsModel

@testable import NetworkManagerRadio

@Suite struct ConnectionSettingsTests {
  @Test("A new connection contains the settings of its security only")
  func joining() {
    func security(_ security: Security, _ password: String? = nil) -> [String: DBusValue]? {
      ConnectionSettings.joining(JoinRequest(network: id("x", security), password: password.map { Password($0) }))[
        "802-11-wireless-security"]
    }
    #expect(security(.open) == nil)
    #expect(security(.enhancedOpen) == ["key-mgmt": .string("owe")])
    #expect(security(.wpa2Personal, "secret12") == ["key-mgmt": .string("wpa-psk"), "psk": .string("secret12")])
    #expect(security(.wpa3Personal, "s") == ["key-mgmt": .string("sae"), "psk": .string("s")])
    #expect(
      security(.wep, "abcde")
        == ["key-mgmt": .string("none"), "wep-key0": .string("abcde"), "wep-key-type": .uint32(1)])
  }

  @Test("The name is sent as exact bytes, and only hidden networks are probed")
  func name() throws {
    let bytes: [UInt8] = [0x61, 0, 0x62, 0xff]
    let network = Network.ID(ssid: try #require(SSID(bytes: bytes)), security: .open)
    let shown = ConnectionSettings.joining(JoinRequest(network: network))
    #expect(shown["802-11-wireless"] == ["ssid": .bytes(bytes), "mode": .string("infrastructure")])
    let hidden = ConnectionSettings.joining(JoinRequest(network: network, isHidden: true))
    #expect(hidden["802-11-wireless"]?["hidden"] == .boolean(true))
  }

  @Test("Another password is tried on a copy that keeps the user's settings")
  func retry() {
    let stored = ConnectionSettings.sample(Array("x".utf8), keyManagement: "wpa-psk")
    let copy = stored.retried(with: JoinRequest(network: id("x"), password: Password("secret12")))
    #expect(copy["connection"]?["uuid"] == nil)
    #expect(copy["connection"]?["timestamp"] == nil)
    #expect(copy["ipv4"] == stored["ipv4"])
    #expect(copy["802-11-wireless-security"] == ["key-mgmt": .string("wpa-psk"), "psk": .string("secret12")])
    let strong = ConnectionSettings.sample(Array("x".utf8), keyManagement: "sae")
      .retried(with: JoinRequest(network: id("x"), password: Password("secret12")))
    #expect(strong["802-11-wireless-security"]?["key-mgmt"] == .string("sae"))
  }

  @Test("A new password replaces only the old one")
  func newPassword() {
    var stored = ConnectionSettings.sample(Array("x".utf8), keyManagement: "wpa-psk")
    stored["802-11-wireless-security"]?["pmf"] = .int32(3)
    stored["802-11-wireless-security"]?["psk-flags"] = .uint32(1)
    stored["connection"]?["interface-name"] = .string("wlan1")
    stored["user"] = ["data": .dictionary([.string("other.program"): .string("x")], key: "s", value: "s")]
    stored.merge(secrets: ["802-11-wireless-security": ["psk": .string("old")], "user": [:], "ipv4": [:]])
    #expect(stored.password == "old")
    var new = stored
    new.setPassword("secret12")
    #expect(new.password == "secret12")
    new["802-11-wireless-security"]?["psk"] = .string("old")
    #expect(new == stored)
    let trial = stored.retried(with: JoinRequest(network: id("x"), password: Password("secret12")))
    #expect(trial["802-11-wireless-security"]?["pmf"] == .int32(3))
    #expect(trial["802-11-wireless-security"]?["psk-flags"] == nil)
    #expect(trial["connection"]?["interface-name"] == .string("wlan1"))
    #expect(trial["user"] == stored["user"])
  }

  @Test("Of four WEP keys the active one is changed")
  func newWEPKey() {
    var stored = ConnectionSettings.sample(Array("x".utf8), keyManagement: "none")
    stored["802-11-wireless-security"]?["wep-tx-keyidx"] = .uint32(2)
    stored["802-11-wireless-security"]?["wep-key0"] = .string("first")
    stored.setPassword("third")
    #expect(stored["802-11-wireless-security"]?["wep-key2"] == .string("third"))
    #expect(stored["802-11-wireless-security"]?["wep-key0"] == .string("first"))
    stored["802-11-wireless-security"]?["wep-tx-keyidx"] = .uint32(9)
    #expect(stored.password == "first")
  }

  @Test("An open network has no place for a password")
  func noPassword() {
    let stored = ConnectionSettings.sample(Array("x".utf8), keyManagement: nil)
    var new = stored
    new.setPassword("secret12")
    #expect(new == stored)
    #expect(new.password == nil)
  }

  @Test("A trial stores its owner beside foreign data, and removes it afterwards")
  func mark() throws {
    for hasOther in [false, true] {
      var settings = ConnectionSettings.sample(Array("x".utf8), keyManagement: nil)
      if hasOther {
        settings["user"] = ["data": .dictionary([.string("a.b"): .string("c")], key: "s", value: "s")]
      }
      let before = settings
      #expect(settings.trialMark == nil)
      for mark in [TrialMark(owner: ":1.7", replaces: "u-1"), TrialMark(owner: ":1.8", replaces: nil)] {
        settings.trialMark = mark
        #expect(settings.trialMark == mark)
        #expect(DBusValue.settings(settings).isWellFormed)
        #expect(try #require(Profile(path: "/p", settings: settings)).mark == mark)
      }
      settings.trialMark = nil
      #expect(settings == before)
    }
  }

  @Test("The content of a foreign mark is not used as a bus name")
  @MainActor func names() {
    for name in [":1.7", ":1.1234"] { #expect(DBusConnection.isUniqueName(name)) }
    for name in ["", "x", "org.example.Name", ":", ":1", "a\nb", ":1.7\u{1b}"] {
      #expect(!DBusConnection.isUniqueName(name), "\(name)")
    }
  }

  @Test("Any new setting is read back, from any earlier settings")
  func roundTrip() throws {
    var random = SplitMix(state: 11)
    var settings = ConnectionSettings.sample(Array("x".utf8), keyManagement: "wpa-psk")
    for _ in 0..<2_000 {
      let wish = NetworkSettings.random(&random)
      try settings.apply(wish)
      #expect(NetworkSettings(settings) == wish)
      #expect(DBusValue.settings(settings).isWellFormed)
      #expect(settings["ipv4"]?["route-metric"] == .int64(7))
    }
  }

  @Test("Storing an unchanged setting changes only the auto-join mark")
  func noChange() throws {
    let before = ConnectionSettings.sample(Array("x".utf8), keyManagement: nil)
    var after = before
    try after.apply(NetworkSettings(before))
    after["connection"]?["autoconnect"] = nil
    #expect(after == before)
  }

  @Test("Older forms of a value do not outlive the new one")
  func olderForms() throws {
    var settings = ConnectionSettings.sample(Array("x".utf8), keyManagement: nil)
    settings["ipv4"]?["addresses"] = .array([.array([.uint32(1), .uint32(24), .uint32(0)], of: "u")], of: "au")
    settings["ipv4"]?["dns-data"] = .array([.string("192.0.2.1")], of: "s")
    settings["802-11-wireless"]?["cloned-mac-address"] = .bytes([1, 2, 3, 4, 5, 6])
    var wish = NetworkSettings(settings)
    wish.ipv4 = .manual(address: "192.0.2.9", prefixLength: 24, router: nil)
    wish.dnsServers = ["192.0.2.53"]
    wish.usesPrivateAddress = true
    try settings.apply(wish)
    #expect(settings["ipv4"]?["addresses"] == nil)
    #expect(settings["ipv4"]?["dns-data"] == nil)
    #expect(settings["802-11-wireless"]?["cloned-mac-address"] == nil)
  }

  @Test("DNS servers are sent in network order, grouped by family")
  func dns() throws {
    var settings = ConnectionSettings.sample(Array("x".utf8), keyManagement: nil)
    var wish = NetworkSettings(settings)
    wish.dnsServers = ["1.2.3.4", "2001:db8::1"]
    try settings.apply(wish)
    #expect(settings["ipv4"]?["dns"] == .array([.uint32(UInt32(bigEndian: 0x0102_0304))], of: "u"))
    #expect(
      settings["ipv6"]?["dns"]
        == .array([.bytes([0x20, 1, 0xd, 0xb8] + Array(repeating: 0, count: 11) + [1])], of: "ay"))
    #expect(settings["ipv4"]?["ignore-auto-dns"] == .boolean(true))
    #expect(settings["ipv6"]?["ignore-auto-dns"] == .boolean(true))
  }

  @Test("Invalid addresses are refused with the rule")
  func invalid() {
    for change: (inout NetworkSettings) -> Void in [
      { $0.ipv4 = .manual(address: "1.2.3", prefixLength: 24, router: nil) },
      { $0.ipv4 = .manual(address: "::1", prefixLength: 24, router: nil) },
      { $0.ipv4 = .manual(address: "192.0.2.1", prefixLength: 33, router: nil) },
      { $0.ipv4 = .manual(address: "192.0.2.1", prefixLength: 24, router: "x") },
      { $0.dnsServers = ["one.one"] }, { $0.proxy = .automatic(url: "http://a\n") },
    ] {
      var settings = ConnectionSettings.sample(Array("x".utf8), keyManagement: nil)
      var wish = NetworkSettings(settings)
      change(&wish)
      #expect(throws: InvalidSetting.self) { try settings.apply(wish) }
    }
  }

  @Test("Malformed settings count as not set")
  func malformed() {
    let settings: ConnectionSettings = [
      "connection": ["autoconnect": .string("yes"), "metered": .string("1")],
      "802-11-wireless": ["assigned-mac-address": .bytes([1])],
      "ipv4": ["method": .string("manual"), "address-data": .array([.int32(1)], of: "i"), "dns": .string("x")],
      "ipv6": ["dns": .array([.bytes([1, 2])], of: "ay")],
      "proxy": ["method": .string("auto")],
    ]
    #expect(NetworkSettings(settings) == NetworkSettings())
  }
}

extension NetworkSettings {
  fileprivate static func random(_ random: inout SplitMix) -> NetworkSettings {
    func flag() -> Bool { .random(using: &random) }
    func byte() -> UInt8 { .random(in: 0...255, using: &random) }
    let ipv4 = (0..<Int.random(in: 0..<3, using: &random)).map { _ in "\(byte()).\(byte()).\(byte()).\(byte())" }
    let ipv6 = (0..<Int.random(in: 0..<3, using: &random)).compactMap { _ in
      IPAddress(bytes: (0..<16).map { _ in flag() ? 0 : byte() })?.description
    }
    return NetworkSettings(
      joinsAutomatically: flag(), isLowDataMode: flag(), usesPrivateAddress: flag(),
      ipv4: flag()
        ? .automatic
        : .manual(
          address: "192.0.2.\(byte())", prefixLength: .random(in: 1...32, using: &random),
          router: flag() ? nil : "192.0.2.1"),
      dnsServers: ipv4 + ipv6,
      proxy: flag() ? .off : .automatic(url: flag() ? "" : "http://192.0.2.1/\(byte())"))
  }
}
