import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

/// Settings of the connection that carries the session become permanent only after the user's confirmation.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TrialTests {
  let manual = NetworkSettings.IPv4Configuration.manual(address: "192.0.2.77", prefixLength: 24, router: nil)

  /// The details of the network that carries the session, with a new address confirmed and sent to the radio.
  func confirmed() async throws -> (Desk, NetworkDetailModel) {
    let desk = await Desk([try network("A", isKnown: true)], current: try id("A"), carriesSession: { true })
    desk.radio.detailsAnswers = [.success(NetworkDetails(settings: NetworkSettings()))]
    desk.model.infoButtonTapped(network: try id("A"))
    await desk.settle()
    let detail = try #require(desk.model.detail)
    detail.ipv4ButtonTapped()
    let form = try #require(detail.ipv4)
    (form.mode, form.address, form.mask) = (.manual, "192.0.2.77", "24")
    form.saveButtonTapped()
    form.alert = nil
    form.alertButtonTapped(.saveConfirmed)
    await desk.settle()
    return (desk, detail)
  }

  /// Like `confirmed`, with the settings in force and the question displayed.
  func asked() async throws -> (Desk, NetworkDetailModel) {
    let (desk, detail) = try await confirmed()
    desk.radio.answer()
    await desk.settle()
    try #require(detail.alert?.title == TextState("Keep the new settings?"))
    return (desk, detail)
  }

  /// Taps a button as the alert's view does: it dismisses the alert, then reports the button.
  func tap(_ action: NetworkDetailModel.AlertAction, _ desk: Desk, _ detail: NetworkDetailModel) async {
    detail.destination = nil
    detail.alertButtonTapped(action)
    await desk.settle()
  }

  /// The calls to the radio, except those for details.
  func calls(_ desk: Desk) -> [ScriptedRadio.Call] {
    desk.radio.calls.filter { if case .details = $0 { false } else { true } }
  }

  var trial: ScriptedRadio.Call { .trial(NetworkSettings(ipv4: manual), .seconds(20)) }

  @Test func theFormWaitsAndThenAsks() async throws {
    let (desk, detail) = try await confirmed()
    #expect(detail.ipv4?.isSaving == true)
    #expect(calls(desk) == [trial])
    desk.radio.answer()
    await desk.settle()
    let alert = try #require(detail.alert)
    #expect(alert.title == TextState("Keep the new settings?"))
    #expect(alert.message.map { String(state: $0) }?.contains("undone by themselves after 20 seconds") == true)
    #expect(alert.buttons.map(\.label) == [TextState("Keep"), TextState("Undo")])
    #expect(detail.settings?.ipv4 == manual)
  }

  @Test func keptSettingsStay() async throws {
    let (desk, detail) = try await asked()
    desk.radio.settingsAnswers = [nil]
    await tap(.keepSettingsConfirmed, desk, detail)
    await desk.clock.advance(by: .seconds(60))
    #expect(calls(desk) == [trial, .keep])
    #expect(detail.settings?.ipv4 == manual)
    #expect(detail.destination == nil)
    #expect(desk.clock.sleeperCount == 0)
  }

  @Test func undoneSettingsAreTheOldOnes() async throws {
    let (desk, detail) = try await asked()
    await tap(.undoSettingsConfirmed, desk, detail)
    #expect(calls(desk) == [trial, .undo])
    #expect(detail.settings?.ipv4 == .automatic)
    #expect(detail.alert?.title == TextState("The old settings are back"))
    #expect(desk.radio.calls.last == .details(try id("A")))
    #expect(desk.clock.sleeperCount == 0)
  }

  @Test func withoutAnAnswerTheyAreUndoneAfterTwentySeconds() async throws {
    let (desk, detail) = try await asked()
    await desk.clock.advance(by: .milliseconds(19_999))
    #expect(calls(desk) == [trial])
    await desk.clock.advance(by: .milliseconds(1))
    #expect(calls(desk) == [trial, .undo])
    #expect(detail.settings?.ipv4 == .automatic)
    #expect(detail.alert?.message.map { String(state: $0) }?.contains("within 20 seconds") == true)
    // A tap that arrives late changes nothing.
    detail.alertButtonTapped(.keepSettingsConfirmed)
    await desk.settle()
    #expect(calls(desk) == [trial, .undo])
  }

  @Test func aLateAnswerToTheRadioHasNoEffect() async throws {
    let (desk, detail) = try await asked()
    desk.radio.settingsAnswers = [.timedOut]
    await tap(.keepSettingsConfirmed, desk, detail)
    #expect(detail.settings?.ipv4 == .automatic)
    #expect(detail.alert?.message.map { String(state: $0) }?.contains("too late") == true)
  }

  @Test func aQuestionThatGoesAwayIsNotAYes() async throws {
    let (desk, detail) = try await asked()
    detail.destination = nil
    await desk.settle()
    #expect(calls(desk) == [trial, .undo])
    #expect(detail.settings?.ipv4 == .automatic)
    #expect(detail.alert?.title == TextState("The old settings are back"))
  }

  @Test func leavingTheScreenUndoesThem() async throws {
    let (desk, _) = try await asked()
    desk.model.destination = nil
    await desk.settle()
    #expect(calls(desk) == [trial, .undo])
    #expect(desk.model.destination == nil)
    #expect(desk.clock.sleeperCount == 0)
  }

  @Test(arguments: [true, false]) func leavingBeforeTheyAreInForceUndoesThemThen(leavesAll: Bool) async throws {
    let (desk, detail) = try await confirmed()
    if leavesAll { desk.model.destination = nil } else { detail.ipv4?.close() }
    await desk.settle()
    #expect(calls(desk) == [trial])
    desk.radio.answer()
    await desk.settle()
    #expect(calls(desk) == [trial, .undo])
    #expect(detail.settings?.ipv4 == .automatic)
    #expect(detail.alert?.title == (leavesAll ? nil : TextState("The old settings are back")))
  }

  @Test func aFailedTrialIsReportedWithoutAQuestion() async throws {
    let (desk, detail) = try await confirmed()
    desk.radio.answer(.notPermitted)
    await desk.settle()
    #expect(calls(desk) == [trial])
    #expect(detail.ipv4?.alert?.title == TextState("The change was not made"))
    #expect(detail.ipv4?.isSaving == false)
    #expect(detail.settings?.ipv4 == .automatic)
    #expect(desk.clock.sleeperCount == 0)
    detail.joinsAutomatically = false
    await desk.settle()
    #expect(calls(desk).last == .settings(NetworkSettings(joinsAutomatically: false)))
  }

  @Test(arguments: [true, false]) func changesMadeMeanwhileAreStoredAfterIt(keeps: Bool) async throws {
    let (desk, detail) = try await asked()
    detail.isLowDataMode = true
    await desk.settle()
    #expect(calls(desk) == [trial])
    desk.radio.settingsAnswers = [nil, nil]
    await tap(keeps ? .keepSettingsConfirmed : .undoSettingsConfirmed, desk, detail)
    let expected = NetworkSettings(isLowDataMode: true, ipv4: keeps ? manual : .automatic)
    #expect(calls(desk).last == .settings(expected))
    #expect(detail.settings == expected)
  }

  // MARK: - The simulated radio

  /// The simulated radio on the guest network.
  func joined() async throws -> (TestClock, SimulatedRadio, Network.ID) {
    let clock = TestClock()
    let radio = SimulatedRadio(clock: clock)
    let guest = try id("Quay Guest", .open)
    let join = Task { try await radio.join(JoinRequest(network: guest)) }
    await clock.advance(by: .seconds(1))
    try await join.value
    return (clock, radio, guest)
  }

  @Test func theSimulatedRadioUndoesByItself() async throws {
    let (clock, radio, guest) = try await joined()
    let old = try await radio.details(of: guest)
    try await radio.trySettings(NetworkSettings(ipv4: manual), for: guest, undoneAfter: .seconds(5))
    await clock.advance(by: .milliseconds(4999))
    #expect(try await radio.details(of: guest).addresses?.ipv4 == ["192.0.2.77/24"])
    let revision = radio.currentState.detailsRevision
    await clock.advance(by: .milliseconds(1))
    #expect(try await radio.details(of: guest) == old)
    #expect(radio.currentState.detailsRevision == revision + 1)
    await #expect(throws: RadioFailure.timedOut) { try await radio.keepSettings() }
  }

  @Test func theSimulatedRadioKeepsAndUndoes() async throws {
    let (clock, radio, guest) = try await joined()
    let new = NetworkSettings(ipv4: manual)
    try await radio.trySettings(new, for: guest, undoneAfter: .seconds(5))
    await #expect(throws: RadioFailure.busy) {
      try await radio.trySettings(NetworkSettings(), for: guest, undoneAfter: .seconds(5))
    }
    try await radio.keepSettings()
    #expect(clock.sleeperCount == 0)
    await clock.advance(by: .seconds(10))
    #expect(try await radio.details(of: guest).settings == new)
    try await radio.trySettings(NetworkSettings(), for: guest, undoneAfter: .seconds(5))
    await radio.undoSettings()
    await radio.undoSettings()
    #expect(try await radio.details(of: guest).settings == new)
  }

  @Test func onlyTheCurrentNetworkIsTriedAndForgottenOnesStayForgotten() async throws {
    let (_, radio, guest) = try await joined()
    await #expect(throws: RadioFailure.notFound) {
      try await radio.trySettings(
        NetworkSettings(), for: try id("Lighthouse", .wpa2Personal), undoneAfter: .seconds(5))
    }
    try await radio.trySettings(NetworkSettings(ipv4: manual), for: guest, undoneAfter: .seconds(5))
    try await radio.forget(guest)
    await radio.undoSettings()
    #expect(try await radio.details(of: guest).settings == nil)
  }
}
