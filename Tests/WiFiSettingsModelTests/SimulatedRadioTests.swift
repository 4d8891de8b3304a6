import KeelModel
import SimulatedRadio
import Testing
import Walks
import WiFiSettingsModel

@MainActor @Suite(.serialized) struct SimulatedRadioTests {
  /// The states that a listener receives in a minute.
  func history(seed: UInt64, stride: Duration) async -> [RadioState] {
    let clock = TestClock()
    let radio = SimulatedRadio(seed: seed, clock: clock)
    var heard: [RadioState] = []
    let listener = radio.listen { heard.append($0) }
    var passed = Duration.zero
    while passed < .seconds(60) {
      await clock.advance(by: stride)
      passed += stride
    }
    withExtendedLifetime(listener) {}
    return heard
  }

  @Test func equalSeedsGiveEqualHistories() async {
    let one = await history(seed: 1, stride: .seconds(1))
    let other = await history(seed: 1, stride: .seconds(60))
    let third = await history(seed: 2, stride: .seconds(1))
    #expect(one.count == 31)
    #expect(one == other)
    #expect(one != third)
  }

  @Test func thereAreSeventeenNetworksWithNamesOfManyKinds() async {
    #expect(SimulatedNetwork.all.count == 17)
    #expect(Set(SimulatedNetwork.all.map(\.id)).count == 17)
    #expect(SimulatedNetwork.all.count { $0.isHidden } == 1)
    for security in Security.allCases where security != .unknown {
      #expect(SimulatedNetwork.all.contains { $0.id.security == security }, "\(security)")
    }
  }

  @Test func thePasswordsOfTheSimulationAreLawful() {
    for network in SimulatedNetwork.all {
      #expect(PasswordRule.check(network.password ?? "", for: network.id.security) == nil, "\(network.id)")
    }
    #expect(SimulatedNetwork.all.allSatisfy { $0.id.security != .wpa3Personal || $0.password == "blob" })
  }

  @Test(arguments: [UInt64(1), 2, 3, 42].prefix(Walk.count(4)))
  func twoNetworksNeverVanishAndOthersDo(seed: UInt64) async throws {
    let harbour = await Harbour(seed: seed)
    var counts: Set<Int> = []
    for _ in 0..<300 {
      await harbour.clock.advance(by: .seconds(2))
      let networks = harbour.radio.currentState.networks
      #expect(networks.contains { $0.id.ssid == SSID("Harbour") && $0.security == .wpa3Personal })
      #expect(networks.contains { $0.id.ssid == SSID("Quay Guest") && $0.security == .open })
      #expect(networks.allSatisfy { (0.05...1).contains($0.connectivity) })
      counts.insert(networks.count)
    }
    #expect(counts.count > 3)
    #expect(harbour.radio.beatCount == 300)
  }

  @Test func nothingHappensBetweenBeatsNorWithoutAListener() async {
    let clock = TestClock()
    let radio = SimulatedRadio(clock: clock)
    await clock.advance(by: .seconds(100))
    #expect(radio.beatCount == 0)
    #expect(clock.sleeperCount == 0)
    var model: WiFiSettingsModel? = WiFiSettingsModel(radio: radio, clock: clock)
    await clock.advance(by: .milliseconds(1999))
    #expect(radio.publishCount == 0)
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(radio.publishCount == 1)
    await clock.advance(by: .milliseconds(1999))
    #expect(radio.publishCount == 1)
    _ = model
    model = nil
    await clock.advance(by: .seconds(100))
    #expect(radio.beatCount == 1)
  }

  @Test func aJoinTakesASecondAndBlobIsRight() async throws {
    let harbour = await Harbour()
    harbour.model.networkTapped(try id("Harbour"))
    let connect = try #require(harbour.model.connect)
    connect.password = "blab"
    connect.joinButtonTapped()
    await harbour.clock.advance(by: .milliseconds(999))
    #expect(connect.isConnecting)
    #expect(harbour.model.row(for: try id("Harbour"))?.isJoining == true)
    await harbour.clock.advance(by: .milliseconds(1))
    #expect(connect.alert?.title == TextState("Incorrect password"))
    connect.alert = nil
    connect.password = "blob"
    connect.joinButtonTapped()
    await harbour.clock.advance(by: .seconds(1))
    #expect(harbour.model.destination == nil)
    #expect(harbour.model.currentNetwork?.name == "Harbour")
    harbour.model.networkTapped(try id("Harbour"))
    await harbour.clock.advance()
    #expect(harbour.model.detail?.addresses?.ipv4 == ["192.0.2.10/24"])
    #expect(harbour.model.detail?.accessPoints.count == 3)
  }

  @Test func anOpenNetworkIsJoinedWithATap() async throws {
    let harbour = await Harbour()
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .seconds(1))
    #expect(harbour.model.currentNetwork?.name == "Quay Guest")
  }

  @Test func forgettingAnotherNetworkLeavesTheCurrentAlone() async throws {
    let harbour = await Harbour()
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .seconds(1))
    harbour.model.infoButtonTapped(network: try id("Lighthouse", .wpa2Personal))
    await harbour.clock.advance()
    let detail = try #require(harbour.model.detail)
    #expect(detail.isForgetButtonEnabled)
    detail.alertButtonTapped(.forgetConfirmed)
    await harbour.clock.advance()
    #expect(harbour.model.destination == nil)
    #expect(harbour.model.currentNetwork?.name == "Quay Guest")
    #expect(harbour.model.row(for: try id("Lighthouse", .wpa2Personal))?.isKnown == false)
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance()
    harbour.model.detail?.alertButtonTapped(.forgetConfirmed)
    await harbour.clock.advance()
    #expect(harbour.model.currentNetwork == nil)
  }

  @Test func aHiddenNetworkIsJoinedByItsNameAndThenListedByIt() async throws {
    let harbour = await Harbour()
    let cove = try id("Smugglers Cove")
    harbour.radio.setInRange(true, cove)
    await harbour.clock.advance()
    #expect(harbour.model.row(for: cove) == nil)
    harbour.model.networkTapped(try id(""))
    let other = try #require(harbour.model.joinOther)
    other.name = "Smugglers Cove"
    other.password = "blob"
    other.joinButtonTapped()
    await harbour.clock.advance(by: .seconds(1))
    #expect(harbour.model.destination == nil)
    #expect(harbour.model.currentNetwork?.name == "Smugglers Cove")
  }

  @Test func offEmptiesTheListAndOnBringsItBack() async throws {
    let harbour = await Harbour()
    let count = harbour.radio.currentState.networks.count
    harbour.model.isOn = false
    await harbour.clock.advance()
    #expect(harbour.radio.currentState.networks.isEmpty)
    #expect(harbour.model.stage == .off)
    harbour.model.isOn = true
    await harbour.clock.advance()
    #expect(harbour.radio.currentState.networks.count == count)
    #expect(harbour.model.isOn)
  }

  @Test func everyFaultCanBeMadeAndMended() async throws {
    let harbour = await Harbour()
    let (radio, model, clock) = (harbour.radio, harbour.model, harbour.clock)
    model.networkTapped(try id("Quay Guest", .open))
    await clock.advance(by: .milliseconds(500))
    radio.setAvailability(.serviceMissing)
    await clock.advance(by: .seconds(1))
    #expect(model.stage == .serviceMissing)
    #expect(radio.currentState.current == nil)
    radio.setAvailability(.ready)
    await clock.advance()
    #expect(model.stage == .on)
    #expect(model.alert?.message == TextState(JoinFailure.radio(.serviceMissing).message(for: "Quay Guest")))
    model.destination = nil
    radio.setHardwareBlocked(true)
    await clock.advance()
    #expect(model.stage == .hardwareBlocked)
    radio.setHardwareBlocked(false)
    radio.setDenied(true)
    await clock.advance()
    model.networkTapped(try id("Quay Guest", .open))
    await clock.advance(by: .seconds(1))
    #expect(model.alert?.message == TextState(RadioFailure.notPermitted.message))
    model.destination = nil
    radio.setDenied(false)
    radio.failNextJoin(with: .noAddress)
    model.networkTapped(try id("Quay Guest", .open))
    await clock.advance(by: .seconds(1))
    #expect(model.alert?.message == TextState(JoinFailure.noAddress.message(for: "Quay Guest")))
    model.destination = nil
    radio.setScansRefused(true)
    model.refreshRequested()
    await clock.advance()
    #expect(model.scanNote != nil)
    radio.setScansRefused(false)
    model.refreshRequested()
    #expect(model.isScanning)
    await clock.advance(by: .seconds(1))
    #expect(model.scanNote == nil)
    #expect(!model.isScanning)
  }

  @Test func aCurrentNetworkThatGoesOutOfRangeIsNotCurrent() async throws {
    let harbour = await Harbour()
    let lighthouse = try id("Lighthouse", .wpa2Personal)
    harbour.radio.joinAutomatically(lighthouse)
    await harbour.clock.advance()
    #expect(harbour.model.currentNetwork?.id == lighthouse)
    harbour.radio.setInRange(false, lighthouse)
    await harbour.clock.advance()
    #expect(harbour.model.currentNetwork == nil)
    #expect(harbour.model.titles(.outOfRange) == ["Lighthouse"])
  }

  @Test func settingsAreKeptAndApplied() async throws {
    let harbour = await Harbour()
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .seconds(1))
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance()
    let detail = try #require(harbour.model.detail)
    detail.ipv4ButtonTapped()
    let form = try #require(detail.ipv4)
    (form.mode, form.address, form.mask, form.router) = (.manual, "192.0.2.200", "24", "192.0.2.1")
    form.saveButtonTapped()
    await harbour.clock.advance()
    #expect(detail.destination == nil)
    #expect(detail.addresses?.ipv4 == ["192.0.2.200/24"])
    harbour.radio.setSavingFails(true)
    detail.isLowDataMode = true
    await harbour.clock.advance()
    #expect(!detail.isLowDataMode)
  }

  @Test func hostileNetworksAreRowsLikeOthers() async throws {
    let harbour = await Harbour(extraNetworks: SimulatedNetwork.hostile)
    #expect(SimulatedNetwork.hostile.count >= 20)
    for network in SimulatedNetwork.hostile {
      let row = try #require(harbour.model.row(for: network.id))
      #expect(!row.title.isEmpty)
      #expect(row.title.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    #expect(harbour.model.row(for: try id("Harbour", .open))?.subtitle == "Open")
    #expect(harbour.model.row(for: try id("Harbour"))?.subtitle == "WPA3")
  }

  @Test func aHiddenNetworkAnswersOnlyToItsName() async throws {
    let clock = TestClock()
    let radio = SimulatedRadio(clock: clock)
    let cove = try id("Smugglers Cove")
    radio.setInRange(true, cove)
    var failures: [JoinFailure?] = []
    for isHidden in [false, true] {
      let request = JoinRequest(network: cove, password: Password("blob"), isHidden: isHidden)
      let task = Task { () async -> JoinFailure? in
        do throws(JoinFailure) { try await radio.join(request) } catch { return error }
        return nil
      }
      await clock.advance(by: .seconds(1))
      failures.append(await task.value)
    }
    #expect(failures == [.outOfRange, nil])
  }

  @Test func aSecondJoinTakesThePlaceOfTheFirst() async throws {
    let clock = TestClock()
    let radio = SimulatedRadio(clock: clock)
    let first = JoinRequest(network: try id("Quay Guest", .open))
    let second = JoinRequest(network: try id("Harbour"), password: Password("blob"))
    let task = Task { () async -> JoinFailure? in
      do throws(JoinFailure) { try await radio.join(first) } catch { return error }
      return nil
    }
    await clock.advance(by: .milliseconds(500))
    let other = Task { try? await radio.join(second) }
    await clock.advance(by: .milliseconds(500))
    #expect(await task.value == .cancelled)
    #expect(radio.currentState.current == nil)
    #expect(radio.currentState.joining == second.network)
    await clock.advance(by: .milliseconds(500))
    await other.value
    #expect(radio.currentState.current == second.network)
    #expect(radio.currentState.joining == nil)
  }

  @Test func aFailedJoinLeavesNothingStored() async throws {
    let harbour = await Harbour()
    for failure in [JoinFailure.noAddress, .timedOut, .incorrectPassword] {
      harbour.radio.failNextJoin(with: failure)
      harbour.model.networkTapped(try id("Quay Guest", .open))
      await harbour.clock.advance(by: .seconds(1))
      harbour.model.destination = nil
      #expect(harbour.model.row(for: try id("Quay Guest", .open))?.isKnown == false)
      #expect(harbour.radio.currentState.joining == nil)
    }
  }

  @Test(arguments: [true, false]) func theLastNetworkIsJoinedAgainWhenWiFiReturns(serviceDies: Bool) async throws {
    let harbour = await Harbour()
    let guest = try id("Quay Guest", .open)
    harbour.model.networkTapped(guest)
    await harbour.clock.advance(by: .seconds(2))
    try #require(harbour.radio.currentState.current == guest)
    if serviceDies {
      harbour.radio.setAvailability(.serviceMissing)
      harbour.radio.setAvailability(.ready)
    } else {
      try await harbour.radio.setPower(false)
      #expect(harbour.radio.currentState.current == nil)
      try await harbour.radio.setPower(true)
    }
    await harbour.clock.advance()
    #expect(harbour.radio.currentState.joining == guest)
    await harbour.clock.advance(by: .seconds(1))
    #expect(harbour.radio.currentState.current == guest)
  }

  @Test func networksWithoutAutoJoinAreNotJoined() async throws {
    for forgets in [true, false] {
      let harbour = await Harbour()
      let guest = try id("Quay Guest", .open)
      harbour.model.networkTapped(guest)
      await harbour.clock.advance(by: .seconds(2))
      if !forgets { try await harbour.radio.setSettings(NetworkSettings(joinsAutomatically: false), for: guest) }
      try await harbour.radio.setPower(false)
      if forgets { try await harbour.radio.forget(guest) }
      try await harbour.radio.setPower(true)
      await harbour.clock.advance(by: .seconds(2))
      #expect(harbour.radio.currentState.current == nil && harbour.radio.currentState.joining == nil)
    }
  }

  @Test func aJoinByTheUserReplacesTheEarlierOne() async throws {
    let harbour = await Harbour()
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .seconds(2))
    try await harbour.radio.setPower(false)
    try await harbour.radio.setPower(true)
    await harbour.clock.advance()
    harbour.model.networkTapped(try id("Lighthouse", .wpa2Personal))
    await harbour.clock.advance(by: .seconds(3))
    #expect(harbour.radio.currentState.current == (try id("Lighthouse", .wpa2Personal)))
  }
}
