import KeelModel
import Testing
import WiFiSettingsModel

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct SettingsTests {
  func sent(_ desk: Desk) -> [NetworkSettings] {
    desk.radio.calls.compactMap { if case .settings(let settings) = $0 { settings } else { nil } }
  }

  @Test func aSwitchShowsAtOnceAndIsStored() async throws {
    let (desk, detail) = try await openDetails()
    detail.joinsAutomatically = false
    #expect(!detail.joinsAutomatically)
    detail.joinsAutomatically = false
    await desk.settle()
    #expect(sent(desk) == [NetworkSettings(joinsAutomatically: false)])
    desk.radio.answer()
    await desk.settle()
    #expect(!detail.joinsAutomatically)
    #expect(detail.destination == nil)
  }

  @Test func anUnsavedSwitchRevertsAndReportsTheCause() async throws {
    for (failure, words) in [(RadioFailure.notSaved, "not saved"), (.notPermitted, "not permitted")] {
      let (desk, detail) = try await openDetails()
      desk.radio.settingsAnswers = [failure]
      detail.isLowDataMode = true
      #expect(detail.isLowDataMode)
      await desk.settle()
      #expect(!detail.isLowDataMode)
      let alert = try #require(detail.alert)
      #expect(alert.title == TextState("The change was not made"))
      #expect(alert.message.map { String(state: $0) }?.contains(words) == true)
    }
  }

  @Test func changesMadeWhileStoringAreStoredTogether() async throws {
    let (desk, detail) = try await openDetails()
    detail.joinsAutomatically = false
    await desk.settle()
    detail.isLowDataMode = true
    detail.usesPrivateAddress = true
    await desk.settle()
    #expect(sent(desk).count == 1)
    desk.radio.answer()
    await desk.settle()
    #expect(
      sent(desk).last
        == NetworkSettings(joinsAutomatically: false, isLowDataMode: true, usesPrivateAddress: true))
    desk.radio.answer(.timedOut)
    await desk.settle()
    #expect(!detail.joinsAutomatically)
    #expect(!detail.isLowDataMode)
    #expect(sent(desk).count == 2)
  }

  @Test func aChangeMadeJustBeforeLeavingIsStored() async throws {
    let (desk, detail) = try await openDetails()
    detail.isLowDataMode = true
    desk.model.destination = nil
    await desk.settle()
    #expect(sent(desk) == [NetworkSettings(isLowDataMode: true)])
  }

  @Test func aSecondChangeMadeJustBeforeLeavingIsStoredToo() async throws {
    var opened: (desk: Desk, detail: NetworkDetailModel)? = try await openDetails()
    let desk = try #require(opened?.desk)
    weak let gone = opened?.detail
    opened?.detail.isLowDataMode = true
    await desk.settle()
    opened?.detail.joinsAutomatically = false
    desk.model.destination = nil
    opened = nil
    await desk.settle()
    #expect(gone == nil)
    #expect(sent(desk).count == 1)
    desk.radio.answer()
    await desk.settle()
    #expect(sent(desk).last == NetworkSettings(joinsAutomatically: false, isLowDataMode: true))
  }

  @Test func aPrivateAddressOnTheWayInIsAskedAboutFirst() async throws {
    let (desk, detail) = try await openDetails(carriesSession: true)
    detail.usesPrivateAddress = true
    #expect(!detail.usesPrivateAddress)
    #expect(detail.alert?.title == TextState("This connection carries your session"))
    await desk.settle()
    #expect(sent(desk).isEmpty)
    detail.destination = nil
    detail.alertButtonTapped(.privateAddressConfirmed(true))
    await desk.settle()
    #expect(sent(desk) == [NetworkSettings(usesPrivateAddress: true)])
  }

  @Test func aManualAddressIsCheckedAndStored() async throws {
    let (desk, detail) = try await openDetails()
    detail.ipv4ButtonTapped()
    let form = try #require(detail.ipv4)
    form.mode = .manual
    form.address = " 192.0.2.10 "
    form.mask = "255.255.255.0"
    form.router = "192.0.2.1"
    form.saveButtonTapped()
    form.saveButtonTapped()
    #expect(form.isSaving)
    await desk.settle()
    let manual = NetworkSettings.IPv4Configuration.manual(address: "192.0.2.10", prefixLength: 24, router: "192.0.2.1")
    #expect(sent(desk) == [NetworkSettings(ipv4: manual)])
    desk.radio.answer()
    await desk.settle()
    #expect(detail.destination == nil)
    detail.ipv4ButtonTapped()
    let again = try #require(detail.ipv4)
    #expect(again.mode == .manual)
    #expect(again.mask == "24")
    again.mode = .automatic
    desk.radio.settingsAnswers = [nil]
    again.saveButtonTapped()
    await desk.settle()
    #expect(detail.settings?.ipv4 == .automatic)
  }

  @Test func aFormWithAMistakeIsNotStored() async throws {
    let mistakes: [(String, String, String, SettingProblem.Field)] = [
      ("", "24", "", .address), ("192.0.2", "24", "", .address), ("127.0.0.1", "8", "", .address),
      ("224.0.0.1", "24", "", .address), ("192.0.2.0", "24", "", .address), ("192.0.2.255", "24", "", .address),
      ("192.0.2.10", "33", "", .mask), ("192.0.2.10", "", "", .mask), ("192.0.2.10", "255.0.255.0", "", .mask),
      ("192.0.2.10", "24", "x", .router), ("192.0.2.10", "24", "198.51.100.1", .router),
      ("192.0.2.10", "24", "192.0.2.10", .router),
    ]
    let (desk, detail) = try await openDetails()
    detail.ipv4ButtonTapped()
    let form = try #require(detail.ipv4)
    form.mode = .manual
    for (address, mask, router, field) in mistakes {
      (form.address, form.mask, form.router) = (address, mask, router)
      form.saveButtonTapped()
      let problem = try #require(form.problem)
      #expect(problem.field == field, "\(address) \(mask) \(router)")
      #expect([problem.happened, problem.rule, problem.remedy].allSatisfy { $0.hasSuffix(".") })
    }
    await desk.settle()
    #expect(sent(desk).isEmpty)
    form.address = "192.0.2.10"
    form.mask = "31"
    form.router = "192.0.2.11"
    form.saveButtonTapped()
    #expect(form.problem == nil)
  }

  @Test func anUnsavedFormStaysOpenAndReportsTheCause() async throws {
    let (desk, detail) = try await openDetails()
    detail.ipv4ButtonTapped()
    let form = try #require(detail.ipv4)
    form.mode = .manual
    form.address = "192.0.2.10"
    form.mask = "24"
    desk.radio.settingsAnswers = [.notSaved]
    form.saveButtonTapped()
    await desk.settle()
    #expect(form.alert?.title == TextState("The change was not made"))
    #expect(!form.isSaving)
    #expect(detail.settings?.ipv4 == .automatic)
    #expect(detail.ipv4 === form)
  }

  @Test func theFailureOfAClosedFormIsShownOnThePage() async throws {
    let (desk, detail) = try await openDetails()
    detail.dnsButtonTapped()
    let form = try #require(detail.dns)
    form.addServerButtonTapped()
    form.servers[0].address = "192.0.2.53"
    form.saveButtonTapped()
    form.cancelButtonTapped()
    form.alertButtonTapped(.discardConfirmed)
    #expect(detail.destination == nil)
    await desk.settle()
    desk.radio.answer(.notPermitted)
    await desk.settle()
    #expect(detail.alert?.message == TextState(RadioFailure.notPermitted.message))
    #expect(detail.settings?.dnsServers == [])
  }

  @Test func changingTheAddressOfTheWayInIsAskedAboutFirst() async throws {
    let (desk, detail) = try await openDetails(carriesSession: true)
    detail.ipv4ButtonTapped()
    let form = try #require(detail.ipv4)
    form.mode = .manual
    form.address = "192.0.2.10"
    form.mask = "24"
    form.saveButtonTapped()
    await desk.settle()
    #expect(sent(desk).isEmpty)
    #expect(form.alert?.title == TextState("This connection carries your session"))
    form.alertButtonTapped(.saveConfirmed)
    await desk.settle()
    #expect(sent(desk).isEmpty)
    #expect(desk.radio.calls.contains { if case .trial = $0 { true } else { false } }, "and only tried then")
  }

  @Test func dnsServersAreCheckedLineByLine() async throws {
    let (desk, detail) = try await openDetails(NetworkSettings(dnsServers: ["192.0.2.53"]))
    detail.dnsButtonTapped()
    let form = try #require(detail.dns)
    form.addServerButtonTapped()
    form.addServerButtonTapped()
    form.addServerButtonTapped()
    #expect(Set(form.servers.map(\.id)).count == 4)
    form.servers[1].address = "dns.example"
    form.servers[2].address = " 2001:db8::53 "
    form.saveButtonTapped()
    #expect(form.problem?.field == .dnsServer(form.servers[1].id))
    form.removeServerButtonTapped(form.servers[1].id)
    #expect(form.problem == nil)
    desk.radio.settingsAnswers = [nil]
    form.saveButtonTapped()
    await desk.settle()
    #expect(sent(desk) == [NetworkSettings(dnsServers: ["192.0.2.53", "2001:db8::53"])])
    #expect(detail.destination == nil)
  }

  @Test func aProxyIsOffOrHasAWebAddress() async throws {
    let (desk, detail) = try await openDetails()
    detail.proxyButtonTapped()
    let form = try #require(detail.proxy)
    form.isAutomatic = true
    for bad in ["wpad", "file:///x", "http://", "http://a b"] {
      form.url = bad
      form.saveButtonTapped()
      #expect(form.problem?.field == .url, "\(bad)")
    }
    form.url = "https://proxy.example/wpad.dat"
    desk.radio.settingsAnswers = [nil]
    form.saveButtonTapped()
    await desk.settle()
    #expect(detail.settings?.proxy == .automatic(url: "https://proxy.example/wpad.dat"))
    #expect(detail.destination == nil)
  }

  @Test func offWithAFormOpenLeavesItToo() async throws {
    let (desk, detail) = try await openDetails()
    detail.dnsButtonTapped()
    await desk.send { $0.isOn = false }
    #expect(desk.model.destination == nil)
    #expect(detail.destination == nil)
  }
}
