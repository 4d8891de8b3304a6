import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// Typed values are never discarded without a question, and remain while the form is disabled.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct FormTests {
  /// The message of an alert.
  private func message<Action>(_ alert: AlertState<Action>?) -> String {
    alert.flatMap { $0.message.map { String(state: $0) } } ?? ""
  }

  // MARK: - Leaving

  @Test func aFormThatNothingWasTypedInIsLeftUnasked() async throws {
    let desk = await Desk([try network("A")])
    desk.model.networkTapped(try id("A"))
    let connect = try #require(desk.model.connect)
    #expect(!connect.hasUnsavedChanges)
    connect.dismissalAttempted()
    #expect(desk.model.destination == nil)
    desk.model.joinOtherNetworkButtonTapped()
    desk.model.joinOther?.dismissalAttempted()
    #expect(desk.model.destination == nil)
  }

  @Test func discardingTypedTextNeedsConfirmation() async throws {
    let desk = await Desk([try network("A")])
    desk.model.networkTapped(try id("A"))
    let connect = try #require(desk.model.connect)
    connect.password = "half"
    connect.dismissalAttempted()
    let alert = try #require(connect.alert)
    #expect(alert.title == TextState("Discard changes?"))
    #expect(alert.buttons.map(\.label) == [TextState("Keep Editing"), TextState("Discard")])
    #expect(alert.buttons.map(\.role) == [.cancel, .destructive])
    connect.alert = nil
    #expect(desk.model.connect === connect && connect.password == "half")
    connect.dismissalAttempted()
    connect.alert = nil
    connect.alertButtonTapped(.discardConfirmed)
    #expect(desk.model.destination == nil && connect.password == "")
  }

  @Test func theCancelButtonAsksAsEscapeDoes() async throws {
    let (_, detail) = try await open(NetworkSettings(dnsServers: ["192.0.2.53"]))
    detail.ipv4ButtonTapped()
    let ipv4 = try #require(detail.ipv4)
    ipv4.mode = .manual
    ipv4.cancelButtonTapped()
    #expect(ipv4.alert?.title == TextState("Discard changes?"))
    ipv4.alert = nil
    #expect(detail.ipv4 === ipv4 && ipv4.mode == .manual)
    ipv4.cancelButtonTapped()
    ipv4.alertButtonTapped(.discardConfirmed)
    #expect(detail.destination == nil)

    detail.dnsButtonTapped()
    let dns = try #require(detail.dns)
    dns.servers[0].address = "192.0.2.5"
    dns.cancelButtonTapped()
    #expect(dns.alert?.title == TextState("Discard changes?") && detail.dns === dns)
    dns.alertButtonTapped(.discardConfirmed)
    detail.dnsButtonTapped()
    detail.dns?.cancelButtonTapped()
    #expect(detail.destination == nil, "without a change there is nothing to ask")

    detail.proxyButtonTapped()
    let proxy = try #require(detail.proxy)
    proxy.isAutomatic = true
    proxy.cancelButtonTapped()
    #expect(proxy.alert?.title == TextState("Discard changes?") && detail.proxy === proxy)
  }

  @Test func theCancelButtonDoesNotAskAboutALonePassword() async throws {
    let desk = await Desk([try network("A")])
    desk.model.networkTapped(try id("A"))
    let connect = try #require(desk.model.connect)
    connect.password = "half"
    connect.cancelButtonTapped()
    #expect(desk.model.destination == nil && connect.password == "")

    desk.model.joinOtherNetworkButtonTapped()
    let first = try #require(desk.model.joinOther)
    first.password = "half"
    first.cancelButtonTapped()
    #expect(desk.model.destination == nil)

    desk.model.joinOtherNetworkButtonTapped()
    let other = try #require(desk.model.joinOther)
    other.name = "Cove"
    other.cancelButtonTapped()
    #expect(other.alert?.title == TextState("Discard changes?") && desk.model.joinOther === other)
    other.alertButtonTapped(.discardConfirmed)
    #expect(desk.model.destination == nil)
  }

  @Test func joiningIsCancelledOnlyAfterConfirmation() async throws {
    let desk = await Desk([])
    desk.model.joinOtherNetworkButtonTapped()
    let other = try #require(desk.model.joinOther)
    other.security = .open
    #expect(!other.hasUnsavedChanges, "nothing was typed yet")
    other.name = "Cove"
    other.joinButtonTapped()
    await desk.settle()
    other.dismissalAttempted()
    #expect(message(other.alert).contains("is cancelled"))
    #expect(other.isConnecting)
    other.alert = nil
    other.alertButtonTapped(.discardConfirmed)
    #expect(!other.isConnecting && desk.model.destination == nil)
  }

  @Test func settingsAreAskedAboutOnceTheyDiffer() async throws {
    let (_, detail) = try await open(NetworkSettings(dnsServers: ["192.0.2.53"]))
    detail.ipv4ButtonTapped()
    let ipv4 = try #require(detail.ipv4)
    #expect(!ipv4.hasUnsavedChanges)
    ipv4.mode = .manual
    #expect(ipv4.hasUnsavedChanges)
    ipv4.mode = .automatic
    #expect(!ipv4.hasUnsavedChanges, "as it was is no change")
    ipv4.address = "192"
    ipv4.dismissalAttempted()
    #expect(ipv4.alert?.title == TextState("Discard changes?"))
    ipv4.alertButtonTapped(.discardConfirmed)
    #expect(detail.destination == nil)

    detail.dnsButtonTapped()
    let dns = try #require(detail.dns)
    dns.addServerButtonTapped()
    #expect(!dns.hasUnsavedChanges, "an empty line is none")
    dns.servers[1].address = "2"
    #expect(dns.hasUnsavedChanges)
    dns.dismissalAttempted()
    dns.alertButtonTapped(.discardConfirmed)
    #expect(detail.destination == nil)

    detail.proxyButtonTapped()
    let proxy = try #require(detail.proxy)
    #expect(!proxy.hasUnsavedChanges)
    proxy.isAutomatic = true
    #expect(proxy.hasUnsavedChanges)
    proxy.dismissalAttempted()
    proxy.alertButtonTapped(.discardConfirmed)
    #expect(detail.destination == nil)
  }

  @Test func navigationNeedsConfirmationToDiscardTypedText() async throws {
    let desk = await Desk([try network("A"), try network("B")])
    desk.model.open(path: "connect/A")
    let connect = try #require(desk.model.connect)
    connect.password = "half"
    #expect(!desk.model.open(path: "nowhere/X"), "an invalid path asks nothing")
    #expect(connect.alert == nil)
    #expect(desk.model.open(path: "detail/B"))
    #expect(desk.model.connect === connect && desk.model.path == "connect/A", "the address stays")
    #expect(connect.alert?.title == TextState("Discard changes?"))
    connect.alert = nil
    connect.alertButtonTapped(.discardConfirmed)
    #expect(desk.model.detail?.name == "B", "and then it is gone there")
  }

  @Test func goingBackFromAPageOfTheDetailsAsksToo() async throws {
    let (desk, detail) = try await open(NetworkSettings())
    detail.dnsButtonTapped()
    let form = try #require(detail.dns)
    form.addServerButtonTapped()
    form.servers[0].address = "192.0.2.53"
    #expect(desk.model.open(path: "detail/A"))
    #expect(detail.dns === form && form.alert != nil)
    form.alertButtonTapped(.discardConfirmed)
    #expect(desk.model.detail === detail && detail.destination == nil)
  }

  @Test func aConfirmedFormIsReleasedWhenLeft() async throws {
    let desk = await Desk([try network("A")])
    desk.model.networkTapped(try id("A"))
    let connect = Weak(object: desk.model.connect)
    connect.object?.password = "half"
    desk.model.open(path: "")
    connect.object?.alertButtonTapped(.discardConfirmed)
    #expect(connect.object == nil)
  }

  // MARK: - Interrupted forms

  @Test(arguments: [0, 1, 2, 3]) func aFormKeepsTypedTextWhileWiFiIsUnavailable(way: Int) async throws {
    let desk = await Desk([try network("A")])
    desk.model.networkTapped(try id("A"))
    let connect = try #require(desk.model.connect)
    connect.password = "blob"
    await desk.send { state in
      switch way {
      case 0: state.availability = .serviceMissing
      case 1: state.availability = .deviceMissing
      case 2: state.isOn = false
      default: state.isHardwareBlocked = true
      }
    }
    #expect(desk.model.connect === connect && connect.password == "blob")
    #expect(connect.note?.contains("Your input is kept") == true)
    #expect(!connect.isPasswordEnabled && !connect.isJoinButtonEnabled)
    connect.password = "other"
    connect.joinButtonTapped()
    await desk.settle()
    #expect(connect.password == "blob" && desk.radio.calls.isEmpty)
    await desk.send { state in
      state.availability = .ready
      state.isOn = true
      state.isHardwareBlocked = false
    }
    #expect(connect.note == nil && connect.isJoinButtonEnabled)
    desk.radio.joinAnswers = [nil]
    connect.joinButtonTapped()
    await desk.settle()
    #expect(desk.radio.passwords == ["blob"] && desk.model.destination == nil)
  }

  @Test func anInterruptedJoinIsReportedAndKeepsTypedText() async throws {
    let desk = await Desk([try network("A")])
    desk.model.networkTapped(try id("A"))
    let connect = try #require(desk.model.connect)
    connect.password = "blob"
    connect.joinButtonTapped()
    await desk.send { $0.availability = .serviceMissing }
    #expect(desk.model.connect === connect && connect.isConnecting)
    desk.radio.answerJoin(.radio(.serviceMissing))
    await desk.settle()
    #expect(message(connect.alert).hasPrefix("Joining was cut off: the network service stopped."))
    #expect(connect.password == "blob" && !connect.isConnecting)
  }

  @Test func anInterruptedJoinFromTheListIsReported() async throws {
    for (change, words) in [
      ({ $0.availability = .serviceMissing }, "the network service stopped"), ({ $0.isOn = false }, "switched off"),
    ] as [((inout RadioState) -> Void, String)] {
      let desk = await Desk([try network("A", .open)])
      desk.model.networkTapped(try id("A", .open))
      await desk.send(change)
      #expect(desk.model.alert?.title == TextState("Could not join “A”"))
      #expect(message(desk.model.alert).contains(words))
    }
  }

  @Test func switchingWiFiOffShowsNoAlertForTheJoin() async throws {
    let desk = await Desk([try network("A", .open)])
    desk.model.networkTapped(try id("A", .open))
    desk.model.isOn = false
    await desk.send { $0.isOn = false }
    #expect(desk.model.destination == nil)
  }

  @Test func aFormOfTheDetailsKeepsTypedTextToo() async throws {
    let (desk, detail) = try await open(NetworkSettings())
    detail.dnsButtonTapped()
    let form = try #require(detail.dns)
    form.addServerButtonTapped()
    form.servers[0].address = "192.0.2.53"
    await desk.send { $0 = RadioState(availability: .serviceMissing) }
    #expect(desk.model.detail === detail && detail.dns === form)
    form.saveButtonTapped()
    form.addServerButtonTapped()
    #expect(!form.isSaving && form.servers.count == 1 && form.note?.contains("Your input is kept") == true)
    let back = try network("A", isKnown: true)
    await desk.send { $0 = RadioState(availability: .ready, isOn: true, networks: [back], current: back.id) }
    #expect(form.hold == nil)
    desk.radio.settingsAnswers = [nil]
    form.saveButtonTapped()
    await desk.settle()
    #expect(detail.settings?.dnsServers == ["192.0.2.53"] && detail.destination == nil)
  }

  // MARK: - Concurrent changes

  @Test func savingOverAnotherChangeAsksFirst() async throws {
    let (desk, detail) = try await open(NetworkSettings())
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
    let (desk, detail) = try await open(NetworkSettings())
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
    let (desk, detail) = try await open(NetworkSettings(), carriesSession: true)
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
    let (desk, detail) = try await open(NetworkSettings())
    desk.radio.stored?.dnsServers = ["192.0.2.2"]
    desk.radio.settingsAnswers = [nil]
    detail.joinsAutomatically = false
    await desk.settle()
    #expect(desk.radio.stored == NetworkSettings(joinsAutomatically: false, dnsServers: ["192.0.2.2"]))
    #expect(detail.settings?.dnsServers == ["192.0.2.2"], "theirs is shown from now on")
    #expect(detail.destination == nil)
  }

  @Test func aFormWithoutAChangeOverwritesNothing() async throws {
    let (desk, detail) = try await open(NetworkSettings(dnsServers: ["192.0.2.1"]))
    detail.dnsButtonTapped()
    desk.radio.stored?.dnsServers = ["192.0.2.2"]
    detail.dns?.saveButtonTapped()
    await desk.settle()
    #expect(desk.radio.stored?.dnsServers == ["192.0.2.2"] && detail.destination == nil)
  }

  @Test func aNetworkForgottenElsewhereIsNotStoredAgain() async throws {
    let (desk, detail) = try await open(NetworkSettings())
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

  /// A desk with the details of a known network open.
  private func open(_ settings: NetworkSettings, carriesSession: Bool = false) async throws -> (
    Desk, NetworkDetailModel
  ) {
    let desk = await Desk([try network("A", isKnown: true)], current: try id("A"), carriesSession: { carriesSession })
    desk.radio.detailsAnswers = [.success(NetworkDetails(settings: settings))]
    desk.model.infoButtonTapped(network: try id("A"))
    await desk.settle()
    return (desk, try #require(desk.model.detail))
  }
}
