import KeelModel
import SimulatedRadio
import Testing

@testable import WiFiSettingsModel

/// The texts about a connection are correct and offer a next step.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct WordsTests {
  @Test func networkingThatIsOffCanBeSwitchedOnHere() async throws {
    let desk = await Desk([try network("A")])
    await desk.send { $0 = RadioState(availability: .networkingOff) }
    #expect(desk.model.stage == .networkingOff)
    #expect(desk.model.statusTitle == "Networking is switched off")
    #expect(desk.model.isSwitchEnabled)
    #expect(!desk.model.isOn)
    desk.model.isOn = true
    await desk.settle()
    #expect(desk.radio.calls == [.power(true)])

    let harbour = await Harbour()
    harbour.radio.setAvailability(.networkingOff)
    await harbour.clock.advance()
    #expect(harbour.model.sections == [ListSection(id: .power, items: [.power])])
    harbour.model.isOn = true
    await harbour.clock.advance()
    #expect(harbour.model.stage == .on)
    #expect(harbour.model.isOn)
    #expect(!harbour.model.otherNetworks.isEmpty)
  }

  @Test func aServiceThatHangsIsNotCalledMissing() async throws {
    let desk = await Desk([try network("A")])
    await desk.send { $0 = RadioState(availability: .serviceNotResponding) }
    #expect(desk.model.statusTitle == "Scripted does not answer")
    #expect(desk.model.statusAdvice?.contains("Restart the service") == true)
    #expect(!desk.model.isSwitchEnabled)
    let harbour = await Harbour()
    harbour.radio.setAvailability(.serviceNotResponding)
    await harbour.clock.advance()
    #expect(harbour.model.statusTitle == "Simulated does not answer")
    harbour.radio.setAvailability(.ready)
    await harbour.clock.advance()
    #expect(harbour.model.stage == .on)
  }

  @Test func anEmptyListIsExplained() async throws {
    let desk = await Desk([])
    #expect(desk.model.footer(of: .power) == "No networks are in range.")
    await desk.send { $0.isScanning = true }
    #expect(desk.model.footer(of: .power) == "Looking for networks…")
    let away = try id("Away")
    await desk.send {
      $0.isScanning = false
      $0.outOfRange = [away]
    }
    #expect(desk.model.footer(of: .power) == "No networks are in range.")
    let near = try network("A")
    await desk.send { $0.networks = [near] }
    #expect(desk.model.footer(of: .power) == "Radio: Scripted.")
  }

  @Test func aNetworkThatGaveNoAddressIsNotSentToSettingsThatItDoesNotHave() async throws {
    let desk = await Desk([try network("New", .open), try network("Known", .open, isKnown: true)])
    desk.radio.joinAnswers = [.noAddress, .noAddress]
    desk.model.networkTapped(try id("New", .open))
    await desk.settle()
    let message = JoinFailure.noAddress.message(for: "New")
    #expect(desk.model.alert?.message == TextState(message))
    #expect(!message.contains("details") && !message.contains("Configure"))
    desk.model.destination = nil
    desk.model.networkTapped(try id("Known", .open))
    await desk.settle()
    #expect(desk.model.alert?.message == TextState(JoinFailure.noAddress.message(for: "Known", isKnown: true)))
    #expect(JoinFailure.noAddress.message(for: "Known", isKnown: true).contains("Configure IP"))
  }

  @Test func aPossibleSignalProblemIsNotReportedAsAWrongPassword() {
    for failure in [JoinFailure.incorrectPasswordOrOutOfRange, .outOfRange, .timedOut] {
      #expect(failure.title(for: "A") == "Could not join “A”")
    }
    #expect(JoinFailure.incorrectPassword.title(for: "A") == "Incorrect password")
  }

  @Test(
    arguments: [
      ([], "WPA2"), (.wpa, "WPA"), ([.wpa, .wpa2], "WPA/WPA2"), (.wpa2, "WPA2"), ([.wpa2, .wpa3], "WPA2/WPA3"),
    ] as [(WPAGenerations, String)])
  func generationsOfWPAAreNamed(_ generations: WPAGenerations, _ name: String) async throws {
    let cafe = Network(id: try id("Cafe", .wpa2Personal), generations: generations)
    let desk = await Desk([cafe])
    let row = try #require(desk.model.row(for: cafe.id))
    #expect(row.securityText == name)
    #expect(row.network == cafe)
    #expect(row.subtitle == (name == "WPA" ? "WPA · Insecure" : nil))
    desk.model.networkTapped(cafe.id)
    let connect = try #require(desk.model.connect)
    #expect((connect.note != nil) == (name == "WPA"))
    connect.password = "short"
    connect.joinButtonTapped()
    #expect(connect.problem?.rule.hasPrefix("\(name) takes 8 to 63") == true)
    desk.model.destination = nil
    desk.model.infoButtonTapped(network: cafe.id)
    #expect(desk.model.detail?.securityText == name)
    #expect((desk.model.detail?.note != nil) == (name == "WPA"))
    // Its router gets a second security generation: it is still the same network.
    await desk.send { $0.networks[0].generations = [.wpa2, .wpa3] }
    #expect(desk.model.row(for: cafe.id) === row)
    #expect(row.securityText == "WPA2/WPA3")
    #expect(desk.model.detail?.securityText == "WPA2/WPA3")
  }

  @Test func generationsChangeNothingForOtherKinds() throws {
    for security in Security.allCases where security != .wpa2Personal {
      #expect(security.text([.wpa, .wpa2]) == security.text)
      #expect(security.warning([.wpa]) == security.warning)
    }
  }

  @Test func aNetworkWithoutInternetIsMarked() async throws {
    let here = try id("Here")
    let desk = await Desk([Network(id: here, isKnown: true)], current: here)
    let row = try #require(desk.model.row(for: here))
    await desk.send { $0.lacksInternet = true }
    #expect(row.subtitle == "Connected · No internet")
    #expect(desk.model.footer(of: .current)?.contains("“Here” is connected, but leads to no internet.") == true)
    #expect(desk.model.footer(of: .power) == "Radio: Scripted.")
    desk.model.infoButtonTapped(network: here)
    #expect(desk.model.detail?.aboutText == "It leads to no internet.")
    desk.model.destination = nil
    await desk.send { $0.portal = .init(url: nil) }
    #expect(row.subtitle == "Sign-in required")
    #expect(desk.model.footer(of: .current)?.hasPrefix("Sign-in required.") == true)
    await desk.send {
      $0.portal = nil
      $0.lacksInternet = false
    }
    #expect(row.subtitle == "Connected")
    #expect(desk.model.footer(of: .current) == nil)
  }

  @Test func aLostAccessPointIsReportedAtOnceAndAfterwards() async throws {
    let here = try id("Here")
    let desk = await Desk([Network(id: here, isKnown: true), try network("Other")], current: here)
    let row = try #require(desk.model.row(for: here))
    #expect(row.signalText == "4 of 4 bars")
    desk.model.infoButtonTapped(network: here)
    await desk.send { $0.isLinkLost = true }
    #expect(desk.model.detail?.signalText == "Connection lost")
    desk.model.destination = nil
    #expect(row.subtitle == "Connection lost")
    #expect(row.signalText == "No signal")
    #expect(row.strength == 0)
    #expect(desk.model.footer(of: .current)?.contains("trying to get the connection back") == true)
    await desk.send {
      $0.isLinkLost = false
      $0.current = nil
      $0.networks.removeFirst()
      $0.outOfRange = [here]
    }
    #expect(desk.model.footer(of: .power)?.contains("The connection to “Here” was lost") == true)
    #expect(desk.model.titles(.outOfRange) == ["Here"])
    await desk.send { $0.joining = $0.networks[0].id }
    #expect(desk.model.footer(of: .power) == "Radio: Scripted.")
    await desk.send {
      $0.joining = nil
      $0.current = $0.networks[0].id
    }
    await desk.send { $0.current = nil }
    #expect(desk.model.footer(of: .power) == "Radio: Scripted.")
  }

  @Test func aJoinFinishedForAnotherProgramIsReported() async throws {
    let here = try id("Here")
    let desk = await Desk([Network(id: here, isKnown: true)], current: here)
    await desk.send { $0.isCompleted = true }
    #expect(desk.model.footer(of: .current)?.contains("It is joined and stored now.") == true)
    await desk.send { $0.lacksInternet = true }
    #expect(desk.model.footer(of: .current)?.contains("leads to no internet") == true)
    await desk.send {
      $0.isCompleted = false
      $0.lacksInternet = false
    }
    #expect(desk.model.footer(of: .current) == nil)
  }

  @Test func aReturningLinkIsNotReported() async throws {
    let harbour = await Harbour()
    harbour.model.networkTapped(try id("Quay Guest", .open))
    await harbour.clock.advance(by: .seconds(1))
    harbour.radio.setLinkLost(true)
    await harbour.clock.advance()
    let row = try #require(harbour.model.row(for: try id("Quay Guest", .open)))
    #expect(row.subtitle == "Connection lost")
    harbour.radio.setLinkLost(false)
    await harbour.clock.advance()
    #expect(row.subtitle == "Connected")
    harbour.radio.setInternetMissing(true)
    await harbour.clock.advance()
    #expect(row.subtitle == "Connected · No internet")
    try await harbour.radio.disconnect()
    await harbour.clock.advance()
    #expect(row.subtitle == nil)
    #expect(harbour.model.connectionNote == nil)
  }
}
