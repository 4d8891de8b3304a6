import Testing
import WiFiSettingsModel

@testable import NetworkManagerRadio

@Suite struct RadioStateTests {
  @Test("Access points of one name and security are one network, with the strongest signal")
  func merging() {
    var sample = Sample()
    sample.device("wlan0")
    for (index, strength) in [40, 90, 70].enumerated() {
      sample.accessPoint("a\(index)", Array("cafe".utf8), strength: UInt8(strength))
    }
    sample.accessPoint("twin", Array("cafe".utf8), strength: 99, flags: 0, rsn: 0)
    let networks = RadioState(sample.store).networks
    #expect(networks.map(\.id) == [id("cafe"), id("cafe", .open)])
    #expect(networks.first?.connectivity == 0.9)
    #expect(networks.first?.accessPointCount == 3)
  }

  @Test("Names are distinguished by their bytes only")
  func names() {
    var sample = Sample()
    sample.device("wlan0")
    let names: [[UInt8]] = [
      [0x61, 0, 0x62], [0x61], [0xb2, 0xe2], [0xff], Array("e\u{301}".utf8), Array("\u{e9}".utf8),
    ]
    for (index, name) in names.enumerated() { sample.accessPoint("a\(index)", name) }
    #expect(RadioState(sample.store).networks.map(\.ssid.bytes) == names)
  }

  @Test("All forms of a hidden name are one row")
  func hidden() {
    var sample = Sample()
    sample.device("wlan0")
    for count in [0, 1, 32] { sample.accessPoint("a\(count)", Array(repeating: 0, count: count)) }
    let networks = RadioState(sample.store).networks
    #expect(networks.map(\.ssid.bytes) == [[]])
    #expect(networks.first?.accessPointCount == 3)
  }

  @Test("Malformed access points are clamped or skipped, and the others kept")
  func malformed() {
    var sample = Sample()
    sample.device("wlan0")
    sample.accessPoint("loud", Array("a".utf8), strength: 255)
    sample.accessPoint(
      "wrong", Array("b".utf8), ["Strength": .string("x"), "Frequency": .uint32(0), "HwAddress": .string("z")])
    sample.accessPoint("nameless", [], ["Ssid": .string("text")])
    sample.accessPoint("long", [], ["Ssid": .bytes(Array(repeating: 65, count: 33))])
    sample.accessPoint("adhoc", Array("c".utf8), ["Mode": .uint32(1)])
    _ = sample.store.set(
      [
        "AccessPoints": .array(
          ["/ap/loud", "/ap/gone", "/ap/wrong", "/ap/nameless", "/ap/long", "/ap/adhoc"].map { .objectPath($0) },
          of: "o")
      ],
      interface: NM.Interface.wireless, path: "/device/wlan0")
    let networks = RadioState(sample.store).networks
    #expect(networks.map(\.id) == [id("a"), id("b")])
    #expect(networks.map(\.connectivity) == [1, 0])
    #expect(sample.store.accessPoints["/ap/wrong"]?.hardwareAddress == "")
  }

  @Test("A change of a removed object does not add it again")
  func lateChanges() {
    var sample = Sample()
    sample.device("wlan0")
    let path = sample.accessPoint("a", Array("a".utf8))
    sample.store.remove(interfaces: [NM.Interface.accessPoint], path: path)
    var isKept = sample.store.change(["Strength": .byte(9)], interface: NM.Interface.accessPoint, path: path)
    #expect(!isKept)
    #expect(RadioState(sample.store).networks.isEmpty)
    isKept = sample.store.change(["State": .uint32(100)], interface: NM.Interface.device, path: "/device/x")
    #expect(!isKept)
    #expect(sample.store.devices.count == 1)
  }

  @Test("A profile makes known exactly the network of its name and security")
  func noDowngrade() {
    var sample = Sample()
    sample.device("wlan0")
    sample.accessPoint("secured", Array("cafe".utf8))
    sample.accessPoint("open", Array("cafe".utf8), flags: 0, rsn: 0)
    sample.accessPoint("wep", Array("cafe".utf8), rsn: 0)
    sample.accessPoint("sae", Array("cafe".utf8), rsn: 0x400)
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk")
    #expect(RadioState(sample.store).networks.filter(\.isKnown).map(\.id) == [id("cafe")])
  }

  @Test("A WPA3 profile matches the transition network only if there is no WPA3 network of that name")
  func transition() {
    var sample = Sample()
    sample.device("wlan0")
    sample.accessPoint("both", Array("cafe".utf8), rsn: 0x500)
    sample.accessPoint("plain", Array("quay".utf8), rsn: 0x100)
    sample.profile("p", Array("cafe".utf8), keyManagement: "sae")
    sample.profile("q", Array("quay".utf8), keyManagement: "sae")
    #expect(RadioState(sample.store).networks.filter(\.isKnown).map(\.id) == [id("cafe")])
    sample.accessPoint("only", Array("cafe".utf8), rsn: 0x400)
    #expect(RadioState(sample.store).networks.filter(\.isKnown).map(\.id) == [id("cafe", .wpa3Personal)])
  }

  @Test("Known networks out of range are listed once, the last used first")
  func outOfRange() {
    var sample = Sample()
    sample.device("wlan0")
    sample.accessPoint("a", Array("here".utf8))
    sample.accessPoint("both", Array("both".utf8), rsn: 0x500)
    sample.profile("here", Array("here".utf8), keyManagement: "wpa-psk")
    sample.profile("transition", Array("both".utf8), keyManagement: "sae")
    sample.profile("away", Array("away".utf8), keyManagement: "wpa-psk")
    sample.profile("away2", Array("away".utf8), keyManagement: "wpa-psk")
    sample.profile("open", Array("here".utf8), keyManagement: nil)
    sample.profile("tried", Array("tried".utf8), keyManagement: "wpa-psk", isVolatile: true)
    let state = RadioState(sample.store)
    #expect(Set(state.outOfRange) == [id("away"), id("here", .open)])
    #expect(state.outOfRange.count == 2)
    sample.activate("away", accessPoint: nil)
    #expect(RadioState(sample.store).outOfRange == [id("here", .open)])
  }

  @Test("A profile bound to one adapter has no effect on another")
  func otherInterface() {
    var sample = Sample()
    sample.device("wlan0")
    sample.accessPoint("a", Array("cafe".utf8))
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk", interface: "wlan1")
    #expect(RadioState(sample.store).networks.map(\.isKnown) == [false])
    sample.profile("q", Array("cafe".utf8), keyManagement: "wpa-psk", interface: "wlan0")
    #expect(RadioState(sample.store).networks.map(\.isKnown) == [true])
  }

  @Test(
    "Generations of WPA are distinguished, and are one network",
    arguments: [
      (0x100, 0, [.wpa]), (0x100, 0x100, [.wpa, .wpa2]), (0, 0x100, [.wpa2]), (0, 0x500, [.wpa2, .wpa3]),
      (0, 0, []),
    ] as [(UInt32, UInt32, WPAGenerations)])
  func generations(wpa: UInt32, rsn: UInt32, expected: WPAGenerations) {
    var sample = Sample()
    sample.device("wlan0")
    sample.accessPoint("a", Array("cafe".utf8), rsn: rsn, ["WpaFlags": .uint32(wpa)])
    let networks = RadioState(sample.store).networks
    #expect(networks.map(\.generations) == [expected])
    #expect(networks.map(\.security) == [expected.isEmpty ? .wep : .wpa2Personal])
  }

  @Test("A broken link is reported while the service still reports a connection")
  func linkLoss() {
    var sample = Sample()
    sample.device("wlan0")
    let path = sample.accessPoint("a", Array("cafe".utf8))
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk")
    sample.activate("p", accessPoint: path)
    #expect(!RadioState(sample.store).isLinkLost)
    for (flags, isLost) in [(0x1_0003, false), (0x1, true), (0x3, false)] as [(UInt32, Bool)] {
      sample.device("wlan0", state: 100, ["InterfaceFlags": .uint32(flags)])
      #expect(RadioState(sample.store).isLinkLost == isLost)
      #expect(RadioState(sample.store).current == id("cafe"))
    }
    sample.device("wlan0", state: 30, ["InterfaceFlags": .uint32(0x1)])
    #expect(!RadioState(sample.store).isLinkLost)
  }

  @Test(
    "Missing internet access is read from the adapter, else from the machine",
    arguments: [
      (4, nil, nil, false), (3, nil, nil, true), (1, nil, nil, true), (2, nil, nil, false), (0, nil, nil, false),
      (4, 3, 1, true), (3, 4, 1, false), (1, 0, 0, false), (4, 1, 3, true),
    ] as [(UInt32, UInt32?, UInt32?, Bool)])
  func internet(machine: UInt32, ipv4: UInt32?, ipv6: UInt32?, lacksInternet: Bool) {
    var sample = Sample()
    var properties: [String: DBusValue] = [:]
    properties["Ip4Connectivity"] = ipv4.map { .uint32($0) }
    properties["Ip6Connectivity"] = ipv6.map { .uint32($0) }
    sample.device("wlan0", properties)
    _ = sample.store.set(["Connectivity": .uint32(machine)], interface: NM.Interface.manager, path: NM.manager)
    let path = sample.accessPoint("a", Array("cafe".utf8))
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk")
    #expect(!RadioState(sample.store).lacksInternet)
    sample.activate("p", accessPoint: path)
    #expect(RadioState(sample.store).lacksInternet == lacksInternet)
  }

  @Test("A profile on trial makes no network known")
  func volatileProfile() {
    var sample = Sample()
    sample.device("wlan0")
    sample.accessPoint("a", Array("cafe".utf8))
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk", isVolatile: true)
    #expect(RadioState(sample.store).networks.map(\.isKnown) == [false])
    let isKept = sample.store.change(["Flags": .uint32(0)], interface: NM.Interface.profile, path: "/profile/p")
    #expect(isKept)
    #expect(RadioState(sample.store).networks.map(\.isKnown) == [true])
  }

  @Test("Hotspots of our own, ad-hoc networks and cables are no networks to join")
  func otherProfiles() {
    for change: (inout ConnectionSettings) -> Void in [
      { $0["802-11-wireless"]?["mode"] = .string("ap") }, { $0["802-11-wireless"]?["ssid"] = nil },
      { $0["connection"]?["type"] = .string("802-3-ethernet") }, { $0["802-11-wireless"] = nil },
      { $0["802-11-wireless"]?["ssid"] = .bytes(Array(repeating: 1, count: 33)) },
    ] {
      var settings = ConnectionSettings.sample([65], keyManagement: nil)
      #expect(Profile(path: "/p", settings: settings) != nil)
      change(&settings)
      #expect(Profile(path: "/p", settings: settings) == nil)
    }
  }

  @Test("The current network is that of the access point in use, and else that of the profile")
  func current() {
    var sample = Sample()
    sample.device("wlan0")
    let path = sample.accessPoint("a", Array("cafe".utf8))
    let hidden = sample.accessPoint("h", [])
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk")
    sample.activate("p", accessPoint: path)
    #expect(RadioState(sample.store).current == id("cafe"))
    sample.activate("p", accessPoint: hidden)
    #expect(RadioState(sample.store).current == id("cafe"))
    sample.activate("p", accessPoint: "/ap/unheard")
    #expect(RadioState(sample.store).current == id("cafe"))
    sample.activate("gone", accessPoint: nil)
    #expect(RadioState(sample.store).current == nil)
  }

  @Test("Exactly the intermediate states of the adapter are a join", arguments: 0...130)
  func joining(state: Int) {
    var sample = Sample()
    sample.device("wlan0")
    let path = sample.accessPoint("a", Array("cafe".utf8))
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk")
    sample.activate("p", accessPoint: path)
    sample.store.setDeviceState(state, reason: 0, path: "/device/wlan0")
    let radio = RadioState(sample.store)
    #expect((radio.joining == id("cafe")) == (40..<100).contains(state))
    #expect((radio.current == id("cafe")) == (state == 100))
  }

  @Test("A missing, unmanaged or firmware-less adapter is reported")
  func availability() {
    var sample = Sample()
    #expect(RadioState(sample.store).availability == .deviceMissing)
    _ = sample.store.set(["DeviceType": .uint32(1)], interface: NM.Interface.device, path: "/device/eth0")
    #expect(RadioState(sample.store).availability == .deviceMissing)
    func text(_ state: Int, _ reason: Int) -> String? {
      var copy = sample
      copy.device("wlan0", state: state, reason: reason)
      guard case .deviceUnavailable(let text) = RadioState(copy.store).availability else { return nil }
      return text
    }
    #expect(text(10, 0)?.contains("does not manage") == true)
    #expect(text(20, 35)?.contains("firmware") == true)
    #expect(text(20, 0)?.contains("not ready") == true)
    #expect(text(20, 10)?.contains("wpa_supplicant, which NetworkManager needs for Wi-Fi, is not running") == true)
    #expect(text(30, 0) == nil)
  }

  @Test("Wi-Fi that is off, or kept off by a switch, has no networks and is no fault of the adapter")
  func off() {
    var sample = Sample(isOn: false)
    sample.device("wlan0", state: 20)
    sample.accessPoint("a", Array("a".utf8))
    #expect(RadioState(sample.store) == RadioState(availability: .ready))
    sample = Sample()
    sample.device("wlan0", state: 20)
    _ = sample.store.set(
      ["WirelessHardwareEnabled": .boolean(false)], interface: NM.Interface.manager, path: NM.manager)
    let state = RadioState(sample.store)
    #expect(state.isHardwareBlocked && state.isOn && state.availability == .ready && state.networks.isEmpty)
  }

  @Test("Disabled networking is reported as such, not as an unmanaged adapter")
  func networkingOff() {
    var sample = Sample()
    sample.device("wlan0", state: 10, reason: 37)
    _ = sample.store.set(["NetworkingEnabled": .boolean(false)], interface: NM.Interface.manager, path: NM.manager)
    #expect(RadioState(sample.store) == RadioState(availability: .networkingOff))
  }

  @Test("Several adapters are listed with their networks, and the selected one is shown while usable")
  func chosenAdapter() {
    var sample = Sample()
    sample.device("wlan1")
    sample.accessPoint("one", Array("one".utf8), on: "wlan1")
    #expect(RadioState(sample.store).adapters.isEmpty)
    sample.device("kept", state: 10)
    #expect(RadioState(sample.store).adapters.isEmpty)
    sample.device("wlan0")
    let path = sample.accessPoint("zero", Array("zero".utf8), on: "wlan0")
    sample.profile("p", Array("zero".utf8), keyManagement: "wpa-psk")
    sample.activate("p", accessPoint: path, on: "wlan0")
    let both: [RadioState.Adapter] = [.init(id: "wlan0", current: id("zero")), .init(id: "wlan1")]
    var state = RadioState(sample.store)
    #expect(state.adapters == both)
    #expect(state.adapter == "wlan0")
    #expect(state.networks.map(\.id) == [id("zero")])
    sample.store.chosenAdapter = "wlan1"
    state = RadioState(sample.store)
    #expect(state.adapters == both)
    #expect(state.adapter == "wlan1")
    #expect(state.networks.map(\.id) == [id("one")])
    #expect(state.current == nil)
    sample.device("wlan1", state: 10)
    #expect(RadioState(sample.store).current == id("zero"))
  }

  @Test("Of two adapters the connected one is shown, then a usable one, then the first")
  func twoAdapters() {
    var sample = Sample()
    sample.device("wlan1", state: 30)
    sample.device("wlan0", state: 30)
    #expect(sample.store.device?.path == "/device/wlan0")
    sample.device("wlan0", state: 10)
    #expect(sample.store.device?.path == "/device/wlan1")
    sample.device("wlan0", state: 20)
    #expect(sample.store.device?.path == "/device/wlan1")
    sample.device("wlan0", state: 50)
    #expect(sample.store.device?.path == "/device/wlan0")
    sample.device("wlan1", state: 100)
    #expect(sample.store.device?.path == "/device/wlan1")
  }

  @Test(
    "A sign-in page is reported for the current network, its address only if it is safe to open",
    arguments: [
      ("http://a.example/", "http://a.example/"), ("HTTPS://a.example/", "HTTPS://a.example/"), ("file:///x", nil),
      ("javascript:1", nil), ("", nil),
    ] as [(String, String?)])
  func portal(address: String, expected: String?) {
    var sample = Sample()
    sample.device("wlan0")
    let path = sample.accessPoint("a", Array("cafe".utf8))
    _ = sample.store.set(
      ["Connectivity": .uint32(2), "ConnectivityCheckUri": .string(address)], interface: NM.Interface.manager,
      path: NM.manager)
    #expect(RadioState(sample.store).portal == nil)
    sample.profile("p", Array("cafe".utf8), keyManagement: "wpa-psk")
    sample.activate("p", accessPoint: path)
    #expect(RadioState(sample.store).portal == .init(url: expected))
  }
}
