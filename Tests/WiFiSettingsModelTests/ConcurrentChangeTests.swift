import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// Forms whose data another program changes at the same time.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ConcurrentChangeTests {
  @Test func savingOverAnotherChangeAsksFirst() async throws {
    let (desk, detail) = try await openDetails(NetworkSettings())
    detail.dnsButtonTapped()
    let form = try #require(detail.dns)
    form.addServerButtonTapped()
    form.servers[0].address = "192.0.2.1"
    desk.radio.stored?.dnsServers = ["192.0.2.2"]
    form.saveButtonTapped()
    await desk.settle()
    #expect(!desk.radio.calls.contains { if case .settings = $0 { true } else { false } })
    #expect(form.alert?.title == TextState("Changed in another window or program"))
    #expect(message(form.alert).contains("“192.0.2.2”"))
    #expect(form.alert?.buttons.map(\.label) == [TextState("Cancel"), TextState("Reload"), TextState("Overwrite")])
    form.alert = nil
    form.alertButtonTapped(.reloadConfirmed)
    #expect(form.servers.map(\.address) == ["192.0.2.2"] && !form.hasUnsavedChanges)
    form.servers[0].address = "192.0.2.3"
    desk.radio.stored?.dnsServers = ["192.0.2.4"]
    form.saveButtonTapped()
    await desk.settle()
    form.alert = nil
    // A third change causes another question.
    desk.radio.stored?.dnsServers = ["192.0.2.5"]
    form.alertButtonTapped(.overwriteConfirmed)
    await desk.settle()
    #expect(message(form.alert).contains("“192.0.2.5”"))
    form.alert = nil
    desk.radio.settingsAnswers = [nil]
    form.alertButtonTapped(.overwriteConfirmed)
    await desk.settle()
    #expect(desk.radio.stored?.dnsServers == ["192.0.2.3"] && detail.destination == nil)
  }

  @Test func addressesAndProxiesAreAskedAboutToo() async throws {
    let (desk, detail) = try await openDetails(NetworkSettings())
    detail.proxyButtonTapped()
    let proxy = try #require(detail.proxy)
    proxy.isAutomatic = true
    desk.radio.stored?.proxy = .automatic(url: "http://theirs.example/")
    proxy.saveButtonTapped()
    await desk.settle()
    #expect(message(proxy.alert).contains("Automatic, http://theirs.example/"))
    proxy.alertButtonTapped(.reloadConfirmed)
    #expect(proxy.url == "http://theirs.example/" && proxy.isAutomatic)
    detail.destination = nil
    detail.ipv4ButtonTapped()
    let ipv4 = try #require(detail.ipv4)
    (ipv4.mode, ipv4.address, ipv4.mask) = (.manual, "192.0.2.10", "24")
    desk.radio.stored?.ipv4 = .manual(address: "192.0.2.99", prefixLength: 25, router: nil)
    ipv4.saveButtonTapped()
    await desk.settle()
    #expect(message(ipv4.alert).contains("Manual, 192.0.2.99"))
    ipv4.alertButtonTapped(.reloadConfirmed)
    #expect((ipv4.address, ipv4.mask) == ("192.0.2.99", "25"))
  }

  @Test func anAddressOnTrialIsAskedAboutBeforeItIsInForce() async throws {
    let (desk, detail) = try await openDetails(NetworkSettings(), carriesSession: true)
    detail.ipv4ButtonTapped()
    let ipv4 = try #require(detail.ipv4)
    (ipv4.mode, ipv4.address, ipv4.mask) = (.manual, "192.0.2.10", "24")
    desk.radio.stored?.ipv4 = .manual(address: "192.0.2.99", prefixLength: 25, router: nil)
    ipv4.saveButtonTapped()
    ipv4.alertButtonTapped(.saveConfirmed)
    await desk.settle()
    #expect(ipv4.alert?.title == TextState("Changed in another window or program"))
    #expect(!desk.radio.calls.contains { if case .trial = $0 { true } else { false } })
    #expect(!ipv4.isSaving && detail.ipv4 === ipv4)
  }

  @Test func changesOfDifferentThingsAreBothKept() async throws {
    let (desk, detail) = try await openDetails(NetworkSettings())
    desk.radio.stored?.dnsServers = ["192.0.2.2"]
    desk.radio.settingsAnswers = [nil]
    detail.joinsAutomatically = false
    await desk.settle()
    #expect(desk.radio.stored == NetworkSettings(joinsAutomatically: false, dnsServers: ["192.0.2.2"]))
    #expect(detail.settings?.dnsServers == ["192.0.2.2"], "theirs is shown from now on")
    #expect(detail.destination == nil)
  }

  @Test func aFormWithoutAChangeOverwritesNothing() async throws {
    let (desk, detail) = try await openDetails(NetworkSettings(dnsServers: ["192.0.2.1"]))
    detail.dnsButtonTapped()
    desk.radio.stored?.dnsServers = ["192.0.2.2"]
    detail.dns?.saveButtonTapped()
    await desk.settle()
    #expect(desk.radio.stored?.dnsServers == ["192.0.2.2"] && detail.destination == nil)
  }

  @Test func aNetworkForgottenElsewhereIsNotStoredAgain() async throws {
    let (desk, detail) = try await openDetails(NetworkSettings())
    detail.dnsButtonTapped()
    let form = try #require(detail.dns)
    form.addServerButtonTapped()
    form.servers[0].address = "192.0.2.1"
    desk.radio.stored = nil
    form.saveButtonTapped()
    await desk.settle()
    #expect(message(form.alert) == RadioFailure.notFound.message && detail.dns === form)
  }

  @Test func aJoinEndedByAnotherIsReported() async throws {
    let harbour = await Harbour()
    let other = WiFiSettingsModel(networks: harbour.model.networks, clock: harbour.clock)
    harbour.model.networkTapped(try id("Harbour"))
    let connect = try #require(harbour.model.connect)
    connect.password = "blob"
    connect.joinButtonTapped()
    await harbour.clock.advance(by: .milliseconds(500))
    other.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .milliseconds(600))
    #expect(
      message(connect.alert).hasPrefix(
        "It was ended by joining “Quay Guest”, which another window or program requested"))
    #expect(harbour.model.connect === connect && connect.password == "blob")
    await harbour.clock.advance(by: .seconds(1))
    #expect(harbour.radio.currentState.current == (try id("Quay Guest", .open)))
    #expect(other.destination == nil)
  }

  @Test func aLaterJoinOfTheSameNetworkIsReported() async throws {
    let harbour = await Harbour()
    let other = WiFiSettingsModel(networks: harbour.model.networks, clock: harbour.clock)
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .milliseconds(500))
    other.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .milliseconds(600))
    #expect(message(harbour.model.alert).contains("began to join it after you"))
  }
}
