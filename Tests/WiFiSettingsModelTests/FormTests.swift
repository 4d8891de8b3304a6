import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// Typed values are never discarded without a question, and remain while the form is disabled.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct FormTests {
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
    let (_, detail) = try await openDetails(NetworkSettings(dnsServers: ["192.0.2.53"]))
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
    let (_, detail) = try await openDetails(NetworkSettings(dnsServers: ["192.0.2.53"]))
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
    let (desk, detail) = try await openDetails(NetworkSettings())
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
    #expect(!connect.isEditable && !connect.isJoinButtonEnabled)
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
    let (desk, detail) = try await openDetails(NetworkSettings())
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
}
