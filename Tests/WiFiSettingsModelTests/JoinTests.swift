import KeelModel
import Testing
import WiFiSettingsModel

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct JoinTests {
  @Test func theCurrentNetworkOpensItsDetails() async throws {
    let desk = await Desk([try network("A", isKnown: true)], current: try id("A"))
    desk.model.networkTapped(try id("A"))
    #expect(desk.model.detail?.name == "A")
  }

  @Test func theInfoButtonOpensDetailsOfAnyNetwork() async throws {
    let desk = await Desk([try network("A", .enterprise)])
    desk.model.infoButtonTapped(network: try id("A", .enterprise))
    #expect(desk.model.detail?.note == Security.enterprise.unsupportedReason)
  }

  @Test func aSecuredUnknownNetworkAsksForThePassword() async throws {
    for security in [Security.wep, .wpa2Personal, .wpa3Personal] {
      let desk = await Desk([try network("A", security)])
      desk.model.networkTapped(try network("A", security))
      #expect(desk.model.connect?.network.id == (try id("A", security)))
      #expect(desk.radio.calls.isEmpty)
    }
  }

  @Test func openAndKnownNetworksAreJoinedFromTheirRow() async throws {
    for network in [try network("A", .open), try network("A", .enhancedOpen), try network("A", isKnown: true)] {
      let desk = await Desk([network])
      desk.model.networkTapped(network.id)
      #expect(desk.model.row(for: network.id)?.isJoining == true)
      desk.model.networkTapped(network.id)
      await desk.settle()
      #expect(desk.radio.calls == [.join(network.id, hidden: false)])
      #expect(desk.radio.passwords == [nil])
      desk.radio.answerJoin()
      await desk.send { $0.current = network.id }
      #expect(desk.model.row(for: network.id)?.isJoining == false)
      #expect(desk.model.currentNetwork?.id == network.id)
      #expect(desk.model.destination == nil)
    }
  }

  @Test func aFailedJoinFromTheRowIsReported() async throws {
    let desk = await Desk([try network("A", .open)])
    for failure in [JoinFailure.outOfRange, .timedOut, .notPermitted, .noAddress, .radio(.busy)] {
      desk.radio.joinAnswers = [failure]
      desk.model.networkTapped(try id("A", .open))
      await desk.settle()
      #expect(desk.model.row(for: try id("A", .open))?.isJoining == false)
      #expect(desk.model.alert?.title == TextState("Could not join “A”"))
      #expect(desk.model.alert?.message == TextState(failure.message(for: "A")))
      desk.model.destination = nil
    }
    #expect(desk.radio.calls.count == 5)
  }

  @Test func aWrongStoredPasswordIsRequestedAgain() async throws {
    for failure in [JoinFailure.incorrectPassword, .incorrectPasswordOrOutOfRange] {
      let desk = await Desk([try network("A", isKnown: true)])
      desk.radio.joinAnswers = [failure, nil]
      desk.model.networkTapped(try id("A"))
      await desk.settle()
      let connect = try #require(desk.model.connect)
      #expect(connect.alert?.title == TextState(failure.title(for: "A")))
      connect.alert = nil
      connect.password = "blob"
      connect.joinButtonTapped()
      await desk.settle()
      #expect(desk.radio.passwords == [nil, "blob"])
      #expect(desk.model.destination == nil)
    }
  }

  @Test func unsupportedNetworksAreExplained() async throws {
    for security in [Security.enterprise, .unknown] {
      let desk = await Desk([try network("A", security)])
      desk.model.networkTapped(try id("A", security))
      let alert = try #require(desk.model.alert)
      #expect(alert.message.map { String(state: $0) } == security.unsupportedReason)
      #expect(desk.radio.calls.isEmpty)
    }
  }

  @Test func aKnownEnterpriseNetworkIsJoinedWithItsStoredSettings() async throws {
    let desk = await Desk([try network("A", .enterprise, isKnown: true)])
    desk.model.networkTapped(try id("A", .enterprise))
    await desk.settle()
    #expect(desk.radio.calls == [.join(try id("A", .enterprise), hidden: false)])
  }

  @Test func aTapOnARemovedRowJoinsNothing() async throws {
    let desk = await Desk([try network("A", .open), try network("B", .open)])
    await desk.send { $0.networks.removeFirst() }
    desk.model.networkTapped(try id("A", .open))
    await desk.settle()
    #expect(desk.radio.calls.isEmpty)
    #expect(desk.model.alert?.title == TextState("“A” is no longer in range"))
    desk.model.destination = nil
    desk.model.infoButtonTapped(network: try id("A", .open))
    #expect(desk.model.alert?.title == TextState("“A” is no longer in range"))
  }

  @Test func aRowThatVanishesDuringAJoinIsReported() async throws {
    let desk = await Desk([try network("A", .open)])
    desk.model.networkTapped(try id("A", .open))
    await desk.send { $0.networks = [] }
    #expect(desk.model.alert?.message == TextState(JoinFailure.outOfRange.message(for: "A")))
    desk.model.destination = nil
    desk.radio.answerJoin(.timedOut)
    await desk.settle()
    #expect(desk.model.destination == nil)
  }

  @Test func aTapOnAnotherRowTakesThePlaceOfTheFirst() async throws {
    let desk = await Desk([try network("A", .open), try network("B", .open)])
    desk.model.networkTapped(try id("A", .open))
    desk.model.networkTapped(try id("B", .open))
    await desk.settle()
    #expect(desk.model.row(for: try id("A", .open))?.isJoining == false)
    #expect(desk.model.row(for: try id("B", .open))?.isJoining == true)
    desk.radio.answerJoin(.timedOut)
    await desk.settle()
    #expect(desk.model.destination == nil)
    #expect(desk.model.row(for: try id("B", .open))?.isJoining == true)
  }

  @Test func joiningCanBeCancelled() async throws {
    let desk = await Desk([try network("A", .open)])
    desk.model.networkTapped(try id("A", .open))
    await desk.settle()
    desk.model.cancelJoinButtonTapped()
    #expect(desk.model.row(for: try id("A", .open))?.isJoining == false)
    desk.radio.answerJoin(.timedOut)
    await desk.settle()
    #expect(desk.model.destination == nil)
  }

  @Test func joinsByTheServiceAreShown() async throws {
    let desk = await Desk([try network("A", isKnown: true)])
    await desk.send { $0.joining = $0.networks[0].id }
    #expect(desk.model.row(for: try id("A"))?.subtitle == "Joining…")
    await desk.send { $0.current = $0.joining }
    #expect(desk.model.row(for: try id("A"))?.isJoining == false)
  }

  @Test func aFailureWaitsUntilTheOpenScreenIsLeft() async throws {
    let desk = await Desk([try network("A", .open), try network("B")])
    desk.model.networkTapped(try id("A", .open))
    desk.model.infoButtonTapped(network: try id("B"))
    await desk.settle()
    desk.radio.answerJoin(.timedOut)
    await desk.settle()
    #expect(desk.model.detail?.name == "B")
    desk.model.destination = nil
    #expect(desk.model.alert?.title == TextState("Could not join “A”"))
    desk.model.destination = nil
    #expect(desk.model.destination == nil)
  }

  @Test func leavingTheWayInForAnotherNetworkIsAskedAboutFirst() async throws {
    let desk = await Desk(
      [try network("Here", isKnown: true), try network("A", .open), try network("B")], current: try id("Here"),
      carriesSession: { true })
    desk.model.networkTapped(try id("A", .open))
    await desk.settle()
    #expect(desk.radio.calls.isEmpty)
    #expect(desk.model.alert?.title == TextState("This connection carries your session"))
    desk.model.alertButtonTapped(.joinConfirmed(try id("A", .open)))
    desk.model.destination = nil
    await desk.settle()
    #expect(desk.radio.calls == [.join(try id("A", .open), hidden: false)])
    desk.model.networkTapped(try id("A", .open))
    #expect(desk.model.destination == nil)
    desk.model.networkTapped(try id("B"))
    let connect = try #require(desk.model.connect)
    connect.password = "blob"
    connect.joinButtonTapped()
    #expect(connect.alert != nil)
    #expect(!connect.isConnecting)
    connect.alertButtonTapped(.joinConfirmed)
    #expect(connect.isConnecting)
  }

  @Test func aHiddenRowAsksForItsName() async throws {
    let desk = await Desk([try network("", .wpa3Personal)])
    #expect(desk.model.titles(.other) == ["Hidden Network"])
    desk.model.networkTapped(try id(""))
    #expect(desk.model.joinOther?.security == .wpa3Personal)
  }

  @Test func aNetworkIsJoinedByItsName() async throws {
    let desk = await Desk([])
    desk.model.joinOtherNetworkButtonTapped()
    let other = try #require(desk.model.joinOther)
    #expect(!other.isJoinButtonEnabled)
    other.name = " Cove"
    other.security = .wpa3Personal
    other.password = "blob"
    #expect(other.isJoinButtonEnabled)
    other.joinButtonTapped()
    other.joinButtonTapped()
    #expect(other.isConnecting)
    other.name = "Changed"
    #expect(other.name == " Cove")
    await desk.settle()
    #expect(desk.radio.calls == [.join(try id(" Cove"), hidden: true)])
    desk.radio.answerJoin(.incorrectPassword)
    await desk.settle()
    #expect(other.alert?.title == TextState("Incorrect password"))
    #expect(other.password == "blob", "it is corrected, not typed again")
    other.alert = nil
    other.password = "blob2"
    other.joinButtonTapped()
    await desk.settle()
    desk.radio.answerJoin()
    await desk.settle()
    #expect(desk.model.destination == nil)
    #expect(desk.radio.passwords == ["blob", "blob2"])
  }

  @Test func aNameThatIsTooLongIsRefusedWithItsCount() async throws {
    let desk = await Desk([])
    desk.model.joinOtherNetworkButtonTapped()
    let other = try #require(desk.model.joinOther)
    other.security = .open
    other.name = String(repeating: "가", count: 11)
    other.joinButtonTapped()
    await desk.settle()
    #expect(other.problem?.hasPrefix("This name has 33 bytes.") == true)
    #expect(desk.radio.calls.isEmpty)
    other.name = "\0"
    #expect(other.problem == nil)
    other.joinButtonTapped()
    #expect(other.problem?.hasPrefix("There is no name.") == true)
    other.cancelButtonTapped()
    other.alertButtonTapped(.discardConfirmed)
    #expect(desk.model.destination == nil)
  }
}
