import KeelControls
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel
import WiFiSettingsViews

extension SharedTurn {
  /// The screen in every bad state of the radio, and its recovery.
  @MainActor @Suite struct RadioStateTests {
    @Test(
      arguments: ViewsKind.each([
        (RadioState.Availability.serviceMissing, "Simulated is not running."),
        (.deviceMissing, "There is no Wi-Fi adapter."),
        (.deviceUnavailable("The firmware is missing"), "The firmware is missing."),
        (.starting, "Looking for Wi-Fi…"),
      ]))
    func aMissingPartIsReportedAndItsReturnIsShown(
      _ views: ViewsKind, _ availability: RadioState.Availability, _ words: String
    ) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      app.radio.setAvailability(availability)
      await app.settle()
      #expect(app.outline.contains(words), "\(app.outline)")
      #expect(!app.outline.contains("Harbour"))
      #expect(!app.driver.canReach("switch:Wi-Fi"))
      #expect(throws: DriverError.self) { try app.driver.refresh() }
      app.radio.setAvailability(.ready)
      await app.settle()
      #expect(app.outline.contains("row \"Harbour\""))
      #expect(app.driver.canReach("switch:Wi-Fi"))
      try app.driver.refresh()
      await app.settle()
      #expect(!app.outline.contains(words))
    }

    @Test(arguments: ViewsKind.allCases)
    func aHardwareSwitchIsReportedAndTakesPrecedence(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.radio.setHardwareBlocked(true)
      await app.settle()
      #expect(app.outline.contains("A switch on this machine keeps Wi-Fi off."))
      #expect(throws: DriverError.self) { try app.driver.toggle("Wi-Fi") }
      app.radio.setHardwareBlocked(false)
      await app.settle()
      #expect(app.outline.contains("row \"Harbour\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func switchedOffOnlyTheSwitchIsLeft(_ views: ViewsKind) async throws {
      let app = await App(views)
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      #expect(
        app.outline == """
          screen "Wi-Fi"
            list
              section
                row "Wi-Fi" [switch off label "Wi-Fi"]
                footer "Wi-Fi is off. Switch it on to see the networks around you."
          """)
      #expect(throws: DriverError.self) { try app.driver.refresh() }
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      #expect(app.outline.contains("row \"Harbour\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func aRefusedSwitchRevertsAndReportsTheCause(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.radio.setDenied(true)
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      #expect(app.front.hasPrefix("alert \"Could not switch Wi-Fi off\""))
      #expect(app.front.contains("not permitted"))
      try await app.tap("OK")
      #expect(app.outline.contains("[switch on"))
    }

    /// Opens each screen in turn.
    enum Screen: CaseIterable {
      case connect, joining, joinOther, detail, ipv4, dns, proxy, forgetAlert

      @MainActor func open(in app: App) async throws {
        switch self {
        case .connect: try await app.tap("바다소리")
        case .joining:
          try await app.tap("바다소리")
          try await app.type("blob", into: "Password")
          try await app.tap("Join")
        case .joinOther: try await app.tap("Other…")
        case .detail: try await app.tap("Harbour")
        case .ipv4:
          try await app.tap("Harbour")
          try await app.tap("Configure IP")
        case .dns:
          try await app.tap("Harbour")
          try await app.tap("Configure DNS")
        case .proxy:
          try await app.tap("Harbour")
          try await app.tap("Configure Proxy")
        case .forgetAlert:
          try await app.tap("Harbour")
          try await app.tap("Forget This Network")
        }
      }
    }

    @Test(arguments: ViewsKind.each(Screen.allCases.filter { $0 != .joining }, [false, true]))
    func wiFiOffClosesWhateverIsOpenAndHoldsNothingTyped(_ views: ViewsKind, _ screen: Screen, serviceDies: Bool)
      async throws
    {
      let app = await App(views)
      try await app.joinHarbour()
      try await screen.open(in: app)
      if serviceDies {
        app.radio.setAvailability(.serviceMissing)
      } else {
        try await app.radio.setPower(false)
      }
      await app.settle()
      await app.pass(.seconds(2))
      #expect(app.outline.hasPrefix("screen \"Wi-Fi\"\n  list\n    section\n      row \"Wi-Fi\""), "\(app.outline)")
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""))
      #expect(app.radio.currentState.current == nil)
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func theCurrentNetworkThatVanishesIsNoLongerCurrent(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      app.radio.setInRange(false, try app.id("Harbour"))
      await app.settle()
      #expect(app.front.contains("row \"Signal\" \"Not in range\""))
      #expect(!app.front.contains("IP Address"))
      #expect(!app.driver.exists("Disconnect"))
      try await app.goBack()
      #expect(!app.outline.contains("Connected"))
      #expect(app.outline.contains("Known Networks Out of Range"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aNetworkThatVanishesAsItIsTappedIsReported(_ views: ViewsKind) async throws {
      let app = await App(views)
      let row = try #require(app.row("Harbour"))
      app.radio.setInRange(false, try app.id("Harbour"))
      // The tap arrives while the list on the screen still has the row.
      app.window.send(.activate(row))
      await app.settle()
      await app.pass(.seconds(3))
      #expect(app.radio.currentState.current == nil)
      #expect(!app.outline.contains("Connected"), "the row that slid under the finger is not joined")
    }

    @Test(arguments: ViewsKind.allCases)
    func aNetworkThatVanishesDuringTypingFailsTheJoin(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("바다소리")
      try await app.type("blob", into: "Password")
      app.radio.setInRange(false, try app.id("바다소리"))
      await app.settle()
      #expect(app.front.contains("••••"), "typed text stays")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(app.front.hasPrefix("alert \"Could not join “바다소리”\""))
      #expect(app.front.contains("no longer in range"))
    }

    @Test(
      arguments: ViewsKind.each([
        (JoinFailure.timedOut, "did not answer in time"), (.outOfRange, "no longer in range"),
        (.notPermitted, "not permitted"), (.noAddress, "gave this machine no address"),
      ]))
    func eachFailureHasItsWords(_ views: ViewsKind, _ failure: JoinFailure, _ words: String) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      try await app.type("blob", into: "Password")
      app.radio.failNextJoin(with: failure)
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(app.front.hasPrefix("alert \"Could not join “Harbour”\""))
      #expect(app.front.contains(words))
      try await app.tap("OK")
      #expect(app.front.contains("••••"), "the password was not to blame, and is kept")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aDoubtfulPasswordIsRequestedAgain(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.radio.failNextJoin(with: .incorrectPasswordOrOutOfRange)
      try await app.tap("Lighthouse")
      await app.pass(.seconds(1))
      #expect(app.front.hasPrefix("alert \"Could not join “Lighthouse”\""))
      #expect(app.front.contains("The password may be wrong"))
      try await app.tap("OK")
      #expect(app.front.contains("Enter the password for “Lighthouse”"))
    }

    @Test(arguments: ViewsKind.allCases)
    func endingTheUserSessionNeedsConfirmation(_ views: ViewsKind) async throws {
      let app = await App(views, carriesSession: true)
      try await app.joinHarbour()
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      #expect(app.front.hasPrefix("alert \"This connection carries your session\""))
      try await app.tap("Cancel")
      #expect(app.outline.contains("[switch on"))
      try await app.tap("Quay Guest")
      #expect(app.front.contains("button \"Join Anyway\""))
      try await app.dismiss()
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      try await app.tap("Switch Off Anyway")
      #expect(!app.outline.contains("Harbour"))
    }

    @Test(arguments: ViewsKind.allCases, ["Keep", "Undo", "escape", "time"])
    func aChangeOfTheWayInIsKeptOnlyWhenAskedTo(_ views: ViewsKind, _ answer: String) async throws {
      let app = await App(views, carriesSession: true)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      try await app.tap("Configure IP")
      try await app.tap("Manual")
      try await app.type("192.0.2.77", into: "IP Address")
      try await app.type("24", into: "Subnet Mask")
      try await app.tap("Save")
      try await app.tap("Change Anyway")
      #expect(app.front.hasPrefix("alert \"Keep the new settings?\""), "\(app.front)")
      #expect(app.outline.contains("192.0.2.77/24"))
      switch answer {
      case "escape": try await app.dismiss()
      case "time": await app.pass(.seconds(20))
      default: try await app.tap(answer)
      }
      if answer != "Keep" {
        #expect(app.front.hasPrefix("alert \"The old settings are back\""), "\(app.front)")
        try await app.tap("OK")
      }
      await app.pass(.seconds(30))
      #expect(app.front.hasPrefix("screen"), "\(app.front)")
      #expect(app.outline.contains("192.0.2.77/24") == (answer == "Keep"))
      #expect(app.outline.contains("Manual, 192.0.2.77") == (answer == "Keep"))
    }
  }
}
