import KeelModel
import Testing

@testable import SimulatedRadio
@testable import WiFiSettingsModel

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ListTests {
  @Test func theListHasTheSwitchTheCurrentNetworkKnownOnesAndOthers() async throws {
    let desk = await Desk(
      [
        try network("Weak", .wpa3Personal, 0.2), try network("Open strong", .open, 0.99),
        try network("Strong", .wpa2Personal, 0.9), try network("Mine", .wpa3Personal, 0.3, isKnown: true),
        try network("Here", .wpa3Personal, 0.5, isKnown: true), try network("Mine too", .open, 0.9, isKnown: true),
      ], current: try id("Here"))
    #expect(desk.model.stage == .on)
    #expect(desk.model.sections.map(\.id) == [.power, .current, .known, .other])
    #expect(desk.model.titles(.current) == ["Here"])
    #expect(desk.model.titles(.known) == ["Mine", "Mine too"])
    #expect(desk.model.titles(.other) == ["Strong", "Weak", "Open strong"])
    #expect(desk.model.sections.last?.items.last == .joinOther)
    #expect(desk.model.currentNetwork?.name == "Here")
    #expect(desk.model.knownNetworks.map(\.name) == ["Mine", "Mine too"])
    #expect(desk.model.otherNetworks.count == 3)
  }

  @Test func offLeavesOnlyTheSwitch() async throws {
    let desk = await Desk([try network("A")], current: try id("A"))
    await desk.send { $0 = RadioState(availability: .ready, isOn: false) }
    #expect(desk.model.sections == [ListSection(id: .power, items: [.power])])
    #expect(desk.model.stage == .off)
    #expect(desk.model.row(for: try id("A")) == nil)
  }

  @Test func aStrengthChangesOneRowAndNothingElse() async throws {
    let networks = try (0..<100).map { try network("Net \($0)", .wpa3Personal, 0.4) }
    let desk = await Desk(networks)
    var listRuns = 0
    let list = observe { [model = desk.model] in
      _ = model.sections
      listRuns += 1
    }
    var runs: [Network.ID: Int] = [:]
    let tokens = networks.compactMap { desk.model.row(for: $0.id) }.map { row in
      observe {
        _ = (row.title, row.bars, row.subtitle, row.isJoining, row.isKnown)
        runs[row.id, default: 0] += 1
      }
    }
    #expect(runs.count == 100)
    runs = [:]
    listRuns = 0
    await desk.send { $0.networks[17].connectivity = 0.95 }
    await Task.yield()
    #expect(runs == [networks[17].id: 1])
    #expect(listRuns == 0)
    #expect(desk.model.row(for: networks[17].id)?.bars == 4)
    runs = [:]
    await desk.send { $0.networks[17].connectivity = 0.96 }
    await Task.yield()
    #expect(runs == [:])
    #expect(desk.model.row(for: networks[17].id)?.connectivity == 0.96)
    withExtendedLifetime((tokens, list)) {}
  }

  @Test func anEqualStateDoesNotNotify() async throws {
    let desk = await Desk([try network("A"), try network("B")], current: try id("A"))
    var runs = 0
    let row = try #require(desk.model.row(for: try id("A")))
    let token = observe { [model = desk.model] in
      _ = (model.sections, model.stage, model.isOn, model.isScanning, model.scanNote, model.signIn)
      _ = (row.subtitle, row.connectivity, row.accessPointCount)
      if case .alert? = model.destination {}
      runs += 1
    }
    for _ in 0..<10 { await desk.send { _ in } }
    #expect(runs == 1)
    withExtendedLifetime(token) {}
  }

  @Test func driftNeverReorders() async throws {
    let networks = try (0..<30).map { try network("Net \($0)", $0 % 3 == 0 ? .open : .wpa3Personal, 0.5) }
    let desk = await Desk(networks)
    let order = desk.model.titles(.other)
    for step in 0..<200 {
      await desk.send { state in
        for index in state.networks.indices {
          state.networks[index].connectivity = Double((step * 31 + index * 17) % 100) / 100
        }
      }
    }
    #expect(desk.model.titles(.other) == order)
  }

  @Test func networksAreInsertedAndRemovedWithoutMovingOthers() async throws {
    let desk = await Desk([
      try network("A", .wpa3Personal, 0.9), try network("B", .wpa3Personal, 0.7), try network("C", .wpa3Personal, 0.5),
    ])
    await desk.send { state in
      state.networks[2].connectivity = 1
      state.networks.append(Network(id: state.networks[0].id, connectivity: 0.1))
      state.networks.append(Network(id: Network.ID(ssid: SSID("D") ?? state.networks[0].ssid, security: .open)))
    }
    #expect(desk.model.titles(.other) == ["A", "B", "C", "D"])
    await desk.send { $0.networks.remove(at: 1) }
    #expect(desk.model.titles(.other) == ["A", "C", "D"])
    let new = try network("E", .wpa3Personal, 0.6)
    await desk.send { $0.networks.append(new) }
    #expect(desk.model.titles(.other) == ["A", "E", "C", "D"])
  }

  @Test func aFreshListTakesItsOrderAnew() async throws {
    let desk = await Desk([try network("A", .wpa3Personal, 0.9), try network("B", .wpa3Personal, 0.5)])
    await desk.send { $0.networks[1].connectivity = 1 }
    #expect(desk.model.titles(.other) == ["A", "B"])
    desk.model.refreshRequested()
    await desk.settle()
    desk.radio.answer()
    await desk.settle()
    #expect(desk.model.titles(.other) == ["B", "A"])
    await desk.send { $0.networks[1].connectivity = 0.1 }
    #expect(desk.model.titles(.other) == ["B", "A"])
    desk.model.infoButtonTapped(network: try id("A"))
    desk.model.destination = nil
    #expect(desk.model.titles(.other) == ["A", "B"])
  }

  @Test func barsHaveInertia() {
    #expect(SignalBars.bars(for: 0.54, shown: nil) == 2)
    #expect(SignalBars.bars(for: 0.56, shown: 2) == 2)
    #expect(SignalBars.bars(for: 0.61, shown: 2) == 3)
    #expect(SignalBars.bars(for: 0.54, shown: 3) == 3)
    #expect(SignalBars.bars(for: 0.49, shown: 3) == 2)
    #expect(SignalBars.bars(for: 1, shown: 1) == 4)
    #expect(SignalBars.bars(for: 0, shown: 4) == 1)
    for step in 0...100 {
      for shown in 1...4 { #expect((1...4).contains(SignalBars.bars(for: Double(step) / 100, shown: shown))) }
    }
  }

  @Test func nonsenseFromTheServiceIsClamped() async throws {
    let desk = await Desk([
      try network("A", .wpa3Personal, .nan), try network("B", .wpa3Personal, 255), try network("C", .wpa3Personal, -3),
    ])
    #expect(desk.model.row(for: try id("A"))?.connectivity == 0)
    #expect(desk.model.row(for: try id("B"))?.connectivity == 1)
    #expect(desk.model.row(for: try id("C"))?.bars == 1)
  }

  @Test func networksWithOneNameShowTheirSecurity() async throws {
    let desk = await Desk([
      try network("Harbour", .wpa2Personal, 0.5, isKnown: true), try network("Harbour", .open, 0.9),
      try network("Quay", .wpa3Personal),
    ])
    let real = try #require(desk.model.row(for: try id("Harbour", .wpa2Personal)))
    let twin = try #require(desk.model.row(for: try id("Harbour", .open)))
    #expect(real.subtitle == "WPA2")
    #expect(twin.subtitle == "Open")
    #expect(!twin.isKnown)
    #expect(desk.model.row(for: try id("Quay"))?.subtitle == nil)
    await desk.send { $0.networks.removeFirst() }
    #expect(twin.subtitle == nil)
  }

  @Test func similarNamesAreMarked() async throws {
    let desk = await Desk([
      try network("Harbour", isKnown: true), try network("H\u{0430}rbour"), try network("Har\u{200B}bour"),
    ])
    #expect(desk.model.row(for: try id("H\u{0430}rbour"))?.lookalike == .similar(to: "Harbour"))
    #expect(
      desk.model.row(for: try id("Har\u{200B}bour"))?.subtitle
        == "WPA3 · Not the same as “Harbour” · The name holds invisible characters")
    #expect(desk.model.titles(.known) == ["Harbour"])
    #expect(Set(desk.model.sections.flatMap(\.items)).count == 5)
  }

  @Test func unusualSecurityIsShownInTheRow() async throws {
    let desk = await Desk([
      try network("W", .wep), try network("E", .enterprise), try network("U", .unknown),
      try network("O", .enhancedOpen),
    ])
    #expect(desk.model.row(for: try id("W", .wep))?.subtitle == "WEP · Insecure")
    #expect(desk.model.row(for: try id("E", .enterprise))?.subtitle == "Enterprise")
    #expect(desk.model.row(for: try id("U", .unknown))?.subtitle == "Not supported")
    #expect(desk.model.row(for: try id("U", .unknown))?.isSecured == true)
    #expect(desk.model.row(for: try id("O", .enhancedOpen))?.subtitle == nil)
  }

  @Test func aRowKeepsItsObjectWhileItIsListed() async throws {
    let desk = await Desk([try network("A"), try network("B")])
    let row = try #require(desk.model.row(for: try id("A")))
    await desk.send { $0.current = $0.networks[0].id }
    #expect(desk.model.row(for: try id("A")) === row)
    #expect(row.isCurrent)
    #expect(row.subtitle == "Connected")
    await desk.send { $0.current = nil }
    #expect(desk.model.row(for: try id("A")) === row)
  }

  @Test func theCurrentNetworkIsListedWithoutASignal() async throws {
    let here = try id("Here")
    let desk = await Desk([try network("A")], current: here)
    #expect(desk.model.titles(.current) == ["Here"])
    #expect(desk.model.row(for: here)?.bars == 0)
    await desk.send { $0.networks.append(Network(id: here, connectivity: 0.9, isKnown: true)) }
    #expect(desk.model.row(for: here)?.bars == 4)
    await desk.send {
      $0.networks.removeLast(); $0.current = nil
    }
    #expect(desk.model.row(for: here) == nil)
    #expect(desk.model.sections.map(\.id) == [.power, .other])
  }

  @Test func fiveHundredNetworksAreInsertedAndRemovedAtOnce() async throws {
    let desk = await Desk([])
    let many = try (0..<500).map { try network("Net \($0)", .wpa3Personal, Double($0) / 500) }
    await desk.send { $0.networks = many }
    #expect(desk.model.otherNetworks.count == 500)
    #expect(desk.model.titles(.other).first == "Net 499")
    await desk.send { $0.networks = [] }
    #expect(desk.model.otherNetworks.isEmpty)
  }

  @Test func aSignInPageIsOfferedOnlyWhenItsAddressIsSafe() async throws {
    let desk = await Desk([try network("A", isKnown: true)], current: try id("A"))
    await desk.send { $0.portal = .init(url: "http://portal.example/login?x=1") }
    #expect(desk.model.signIn?.url == "http://portal.example/login?x=1")
    #expect(desk.model.row(for: try id("A"))?.subtitle == "Sign-in required")
    for bad in [
      "file:///etc/passwd", "javascript:alert(1)", "http://", "https:///x", "http://a b", "http://a\u{1B}[2J",
      "ssh://x",
    ] {
      await desk.send { $0.portal = .init(url: bad) }
      #expect(desk.model.signIn != nil)
      #expect(desk.model.signIn?.url == nil, "\(bad)")
    }
    await desk.send { $0.portal = nil }
    #expect(desk.model.signIn == nil)
  }

  @Test func theOpenTwinIsJoinedAsItselfOrNotAtAll() async throws {
    let desk = await Desk([try network("Harbour", .wpa2Personal, isKnown: true), try network("Harbour", .open)])
    desk.model.networkTapped(try id("Harbour", .open))
    await desk.settle()
    #expect(desk.radio.calls == [.join(try id("Harbour", .open), hidden: false)])
    let alone = await Desk([try network("Harbour", .wep)])
    await alone.settle()
    #expect(alone.radio.calls.isEmpty)
    #expect(alone.model.knownNetworks.isEmpty)
  }

  @Test func afterAnyHistoryTheListIsThatOfAFreshModel() async throws {
    var generator = SeededGenerator(seed: 11)
    let all = try (0..<12).map {
      try network("Net \($0 % 8)", Security.allCases[$0 % 7], Double($0) / 12, isKnown: $0 % 3 == 0)
    }
    let desk = await Desk([])
    for _ in 0..<400 {
      var networks = all.filter { _ in Bool.random(using: &generator) }
      for index in networks.indices {
        networks[index].connectivity = Double.random(in: 0...1, using: &generator)
        networks[index].isKnown = Bool.random(using: &generator)
      }
      let availability: RadioState.Availability =
        Int.random(in: 0..<8, using: &generator) == 0 ? .serviceMissing : .ready
      let isOn = Int.random(in: 0..<6, using: &generator) > 0
      let current = Bool.random(using: &generator) ? all.randomElement(using: &generator)?.id : nil
      await desk.send {
        $0 = RadioState(availability: availability, isOn: isOn, networks: networks, current: current)
      }
      if let tapped = all.randomElement(using: &generator) { desk.model.infoButtonTapped(network: tapped.id) }
    }
    let networks = all.shuffled(using: &generator)
    await desk.send { $0 = RadioState(availability: .ready, isOn: true, networks: networks, current: networks[0].id) }
    desk.model.destination = nil
    desk.model.destination = nil
    let fresh = await Desk(networks, current: networks[0].id)
    desk.model.sortAgain()
    #expect(desk.model.sections == fresh.model.sections)
    for network in networks {
      let (row, freshRow) = (desk.model.row(for: network.id), fresh.model.row(for: network.id))
      #expect(row?.network == freshRow?.network)
      #expect(row?.subtitle == freshRow?.subtitle)
    }
    #expect(desk.model.row(for: networks[0].id)?.isCurrent == true)
  }

  @Test func theStrongerOfDuplicateNetworksIsShown() async throws {
    let desk = await Desk([
      try network("A", .wpa3Personal, 0.2), try network("A", .wpa3Personal, 0.9), try network("A", .wpa3Personal, 0.5),
    ])
    #expect(desk.model.otherNetworks.map(\.connectivity) == [0.9])
  }

  @Test func networksWithoutANameAreDistinguishedByTheirSecurity() async throws {
    let desk = await Desk([try network("", .wpa3Personal), try network("A")])
    let row = try #require(desk.model.row(for: try id("")))
    #expect(row.subtitle == nil)
    let open = try network("", .open)
    await desk.send { $0.networks.append(open) }
    #expect(row.subtitle == "WPA3")
    #expect(desk.model.row(for: open.id)?.subtitle == "Open")
  }
}
