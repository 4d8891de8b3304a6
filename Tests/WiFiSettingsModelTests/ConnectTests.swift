import KeelModel
import SimulatedRadio
import Testing
import WiFiSettingsModel

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ConnectTests {
  /// A desk with the password sheet of `A` open.
  func open(_ security: Security = .wpa3Personal) async throws -> (Desk, ConnectToNetworkModel) {
    let desk = await Desk([try network("A", security), try network("B", isKnown: true)])
    desk.model.networkTapped(try id("A", security))
    return (desk, try #require(desk.model.connect))
  }

  @Test func theRightPasswordJoinsAndLeavesTheScreen() async throws {
    let (desk, connect) = try await open()
    #expect(!connect.isJoinButtonEnabled)
    connect.password = "blob"
    #expect(connect.isJoinButtonEnabled)
    connect.joinButtonTapped()
    #expect(connect.isConnecting)
    #expect(!connect.isEditable)
    #expect(!connect.isJoinButtonEnabled)
    await desk.settle()
    desk.radio.answerJoin()
    await desk.settle()
    #expect(desk.model.destination == nil)
    #expect(connect.password == "")
    #expect(desk.radio.passwords == ["blob"])
  }

  @Test func aSecondTapDoesNothing() async throws {
    let (desk, connect) = try await open()
    connect.password = "blob"
    connect.joinButtonTapped()
    connect.joinButtonTapped()
    await desk.settle()
    connect.joinButtonTapped()
    await desk.settle()
    #expect(desk.radio.calls == [.join(try id("A"), hidden: false)])
  }

  @Test func aWrongPasswordIsReportedAndKeptAndTheNextTryWorks() async throws {
    let (desk, connect) = try await open()
    for failure in [JoinFailure.incorrectPassword, .incorrectPasswordOrOutOfRange] {
      connect.password = "wrong"
      connect.joinButtonTapped()
      await desk.settle()
      desk.radio.answerJoin(failure)
      await desk.settle()
      #expect(connect.alert?.title == TextState(failure.title(for: "A")))
      #expect(connect.alert?.buttons.map(\.label) == [TextState("OK")])
      #expect(!connect.isConnecting)
      #expect(connect.password == "wrong", "it is corrected, not typed again")
      #expect(desk.model.connect === connect)
      connect.alert = nil
    }
    connect.password = "blob"
    connect.joinButtonTapped()
    await desk.settle()
    desk.radio.answerJoin()
    await desk.settle()
    #expect(desk.model.destination == nil)
  }

  @Test func otherFailuresAreDistinguishedAndKeepThePassword() async throws {
    let (desk, connect) = try await open()
    connect.password = "blob"
    var messages: Set<String> = []
    let failures: [JoinFailure] = [
      .outOfRange, .timedOut, .notPermitted, .noAddress, .unsupported(.enterprise), .cancelled, .radio(.serviceMissing),
    ]
    for failure in failures {
      connect.joinButtonTapped()
      await desk.settle()
      desk.radio.answerJoin(failure)
      await desk.settle()
      let alert = try #require(connect.alert)
      #expect(alert.title == TextState("Could not join “A”"))
      messages.insert(alert.message.map { String(state: $0) } ?? "")
      #expect(connect.password == "blob")
      connect.alert = nil
    }
    #expect(messages.count == failures.count)
  }

  @Test func aPasswordThatBreaksTheRuleIsNotSent() async throws {
    let (desk, connect) = try await open(.wpa2Personal)
    connect.password = "short"
    connect.joinButtonTapped()
    await desk.settle()
    #expect(desk.radio.calls.isEmpty)
    #expect(connect.problem?.rule == "WPA2 takes 8 to 63 printable ASCII characters, or 64 hexadecimal digits.")
    #expect(connect.note == connect.problem?.message)
    connect.password = "long enough"
    #expect(connect.problem == nil)
    connect.joinButtonTapped()
    await desk.settle()
    #expect(desk.radio.calls.count == 1)
  }

  @Test func leavingWhileJoiningCancelsTheJoin() async throws {
    let harbour = await Harbour()
    harbour.model.networkTapped(try id("Harbour"))
    let connect = try #require(harbour.model.connect)
    connect.password = "blob"
    connect.joinButtonTapped()
    await harbour.clock.advance(by: .milliseconds(500))
    #expect(harbour.radio.currentState.joining == (try id("Harbour")))
    connect.cancelButtonTapped()
    #expect(harbour.model.destination == nil)
    #expect(connect.password == "")
    await harbour.clock.advance(by: .seconds(3))
    #expect(harbour.radio.currentState.joining == nil)
    #expect(harbour.radio.currentState.current == nil)
  }

  @Test func everyWayOfLeavingCancels() async throws {
    let ways: [(Desk, ConnectToNetworkModel) async throws -> Void] = [
      { _, connect in connect.cancelButtonTapped() },
      { desk, _ in desk.model.destination = nil },
      { desk, _ in desk.model.infoButtonTapped(network: try id("B")) },
    ]
    for way in ways {
      let (desk, connect) = try await open()
      connect.password = "blob"
      connect.joinButtonTapped()
      await desk.settle()
      try await way(desk, connect)
      #expect(!connect.isConnecting)
      #expect(connect.password == "")
      let place = desk.model.detail
      desk.radio.answerJoin(.incorrectPassword)
      await desk.settle()
      #expect(connect.alert == nil)
      #expect(desk.model.connect == nil)
      #expect(desk.model.detail === place)
      #expect(desk.model.alert == nil)
    }
  }

  @Test func aLateSuccessAfterLeavingChangesNoScreen() async throws {
    let (desk, connect) = try await open()
    connect.password = "blob"
    connect.joinButtonTapped()
    await desk.settle()
    desk.model.destination = nil
    desk.model.infoButtonTapped(network: try id("B"))
    desk.radio.answerJoin()
    await desk.settle()
    #expect(desk.model.detail?.name == "B")
  }

  @Test func aNetworkJoinedElsewhereNeedsNoPassword() async throws {
    let (desk, _) = try await open()
    await desk.send { $0.current = $0.networks[0].id }
    #expect(desk.model.destination == nil)
  }

  @Test func theSamePresentationWrittenAgainCancelsNothing() async throws {
    let (desk, connect) = try await open()
    connect.password = "blob"
    connect.joinButtonTapped()
    desk.model.destination = .connect(connect)
    #expect(connect.isConnecting)
    #expect(connect.password == "blob")
  }

  @Test func thePasswordIsInNoDump() async throws {
    let (desk, connect) = try await open()
    connect.password = "very-secret"
    var text = "\(connect) \(String(reflecting: connect)) \(desk.model)"
    dump(connect, to: &text)
    dump(desk.model.destination, to: &text)
    dump(JoinRequest(network: try id("A"), password: Password("very-secret")), to: &text)
    desk.model.joinOtherNetworkButtonTapped()
    let other = try #require(desk.model.joinOther)
    other.password = "very-secret"
    dump(other, to: &text)
    #expect(!text.contains("very-secret"))
  }

  @Test func bindingsReachThePassword() async throws {
    let (desk, connect) = try await open()
    @Bindable var model = desk.model
    let sheet = $model.destination.connect
    #expect(sheet.wrappedValue === connect)
    @Bindable var bindable = connect
    $bindable.password.wrappedValue = "blob"
    #expect(connect.password == "blob")
    sheet.wrappedValue = nil
    #expect(desk.model.destination == nil)
    #expect(connect.password == "")
    $model.isOn.wrappedValue = false
    #expect(!desk.model.isOn)
  }

  @Test func aNetworkThatVanishesUnderItsScreenFailsTheJoin() async throws {
    let (desk, connect) = try await open()
    await desk.send { $0.networks.removeFirst() }
    #expect(desk.model.connect === connect)
    connect.password = "blob"
    desk.radio.joinAnswers = [.outOfRange]
    connect.joinButtonTapped()
    await desk.settle()
    #expect(connect.alert?.message == TextState(JoinFailure.outOfRange.message(for: "A")))
    #expect(desk.radio.calls == [.join(try id("A"), hidden: false)])
  }

  @Test func textTypedDuringAJoinIsIgnored() async throws {
    let (desk, connect) = try await open()
    connect.password = "blob"
    connect.joinButtonTapped()
    connect.password = "other"
    #expect(connect.password == "blob")
    await desk.settle()
    #expect(desk.radio.passwords == ["blob"])
  }

  @Test func theScreenWaitsForTheAnswerOfItsOwnJoin() async throws {
    let (desk, connect) = try await open()
    connect.password = "blob"
    connect.joinButtonTapped()
    await desk.send { $0.current = $0.networks[0].id }
    #expect(desk.model.connect === connect)
    #expect(connect.isConnecting)
    desk.radio.answerJoin()
    await desk.settle()
    #expect(desk.model.destination == nil)
  }
}
