import KeelModel
import SimulatedRadio
import Testing

@testable import WiFiSettingsModel

/// Known networks out of range, and adapters with different networks in range.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct OutOfRangeTests {
  @Test func knownNetworksOutOfRangeHaveAPlaceAndAreNotJoined() async throws {
    let (attic, cellar) = (try id("Attic"), try id("Cellar", .open))
    let desk = await Desk([try network("A")])
    await desk.send { $0.outOfRange = [cellar, attic] }
    #expect(desk.model.sections.map(\.id) == [.power, .other, .outOfRange])
    #expect(desk.model.titles(.outOfRange) == ["Attic", "Cellar"])
    #expect(desk.model.networksOutOfRange.map(\.isKnown) == [true, true])
    #expect(desk.model.knownNetworks.isEmpty)
    #expect(desk.model.row(for: attic)?.signalText == "No signal")
    desk.model.networkTapped(attic)
    await desk.settle()
    #expect(desk.model.detail?.signalText == "Not in range")
    #expect(desk.model.detail?.isJoinButtonShown == false)
    #expect(desk.model.detail?.isForgetButtonEnabled == true)
    #expect(desk.radio.calls == [.details(attic)])
  }

  @Test func aNetworkThatEntersTheRangeMovesToTheKnownOnes() async throws {
    let attic = try id("Attic")
    let desk = await Desk([try network("A")])
    await desk.send { $0.outOfRange = [attic] }
    let row = try #require(desk.model.row(for: attic))
    await desk.send {
      $0.outOfRange = []
      $0.networks.append(Network(id: attic, connectivity: 0.9, isKnown: true))
    }
    #expect(desk.model.titles(.known) == ["Attic"])
    #expect(desk.model.sections.map(\.id) == [.power, .known, .other])
    #expect(desk.model.row(for: attic) === row)
    #expect(row.bars == 4)
    await desk.send {
      $0.outOfRange = [attic]
      $0.networks.removeLast()
    }
    #expect(desk.model.titles(.outOfRange) == ["Attic"])
  }

  @Test func itIsForgottenThereAndThenGone() async throws {
    let harbour = await Harbour()
    let lighthouse = try id("Lighthouse", .wpa2Personal)
    harbour.radio.setInRange(false, lighthouse)
    await harbour.clock.advance()
    #expect(harbour.model.titles(.outOfRange) == ["Lighthouse"])
    #expect(!harbour.radio.currentState.networks.map(\.id).contains(lighthouse))
    harbour.model.networkTapped(lighthouse)
    await harbour.clock.advance()
    let detail = try #require(harbour.model.detail)
    #expect(detail.settings != nil)
    detail.alertButtonTapped(.forgetConfirmed)
    await harbour.clock.advance()
    #expect(harbour.model.destination == nil)
    #expect(harbour.model.row(for: lighthouse) == nil)
    #expect(harbour.model.sections.map(\.id).contains(.outOfRange) == false)
  }

  @Test func aJoiningRowThatLeavesTheRangeIsRemoved() async throws {
    let mine = try id("Mine")
    let desk = await Desk([Network(id: mine, isKnown: true)])
    desk.model.networkTapped(mine)
    await desk.settle()
    #expect(desk.radio.calls == [.join(mine, hidden: false)])
    await desk.send {
      $0.networks = []
      $0.outOfRange = [mine]
    }
    #expect(desk.model.alert?.message == TextState(JoinFailure.outOfRange.message(for: "Mine")))
    #expect(desk.model.row(for: mine)?.isJoining == false)
  }

  @Test func aLinkToOneOpensItsDetails() async throws {
    let attic = try id("Attic")
    let desk = await Desk([])
    await desk.send { $0.outOfRange = [attic] }
    #expect(desk.model.open(path: "connect/Attic"))
    #expect(desk.model.detail?.networkID == attic)
  }

  @Test func oneAdapterIsNoChoice() async throws {
    let harbour = await Harbour()
    #expect(harbour.model.adapters.isEmpty)
    #expect(!harbour.model.sections.map(\.id).contains(.adapters))
  }

  @Test func adaptersAreSelectableAndHaveTheirOwnConnections() async throws {
    let harbour = await Harbour()
    harbour.radio.setAdapters(["wlan0", "wlan1"])
    await harbour.clock.advance()
    let (model, guest) = (harbour.model, try id("Quay Guest", .open))
    #expect(model.sections.prefix(2).map(\.id) == [.power, .adapters])
    #expect(model.sections[1].items == [.adapter("wlan0"), .adapter("wlan1")])
    #expect(model.adapters.map(\.isChosen) == [true, false])
    model.networkTapped(guest)
    await harbour.clock.advance(by: .seconds(1))
    #expect(model.adapter("wlan0")?.detail == "Connected to “Quay Guest”")
    #expect(model.adapter("wlan1")?.detail == "Not connected")
    model.adapterTapped("wlan1")
    await harbour.clock.advance()
    #expect(model.adapters.map(\.isChosen) == [false, true])
    #expect(model.currentNetwork == nil)
    #expect(model.adapter("wlan0")?.detail == "Connected to “Quay Guest”")
    model.adapterTapped("wlan0")
    await harbour.clock.advance()
    #expect(model.currentNetwork?.id == guest)
    harbour.radio.setAdapters(["wlan0"])
    await harbour.clock.advance()
    #expect(!model.sections.map(\.id).contains(.adapters))
    #expect(model.currentNetwork?.id == guest)
  }

  @Test func anAdapterThatCannotBeUsedLeavesTheOthersToChoose() async throws {
    let desk = await Desk([])
    await desk.send {
      $0.availability = .deviceUnavailable("wlan0 is broken")
      $0.adapters = [.init(id: "wlan0"), .init(id: "wlan1")]
      $0.adapter = "wlan0"
    }
    #expect(desk.model.sections.map(\.id) == [.power, .adapters])
    desk.model.adapterTapped("wlan1")
    desk.model.adapterTapped("wlan0")
    desk.model.adapterTapped("gone")
    #expect(desk.radio.chosenAdapters == ["wlan1"])
  }
}
