import KeelControls
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel
import WiFiSettingsViews

extension SharedTurn {
  /// The user's paths through the app, from the list to a network and back.
  @MainActor @Suite struct StoryTests {
    @Test(arguments: ViewsKind.allCases)
    func aWrongPasswordIsReportedAndTheRightOneJoins(_ views: ViewsKind) async throws {
      let app = await App(views)
      #expect(app.outline.hasPrefix("screen \"Wi-Fi\""))
      try await app.tap("Harbour")
      #expect(app.outline.contains("\"Enter the password for “Harbour”\""))
      #expect(!app.driver.canReach("Join"))
      try await app.type("sesame", into: "Password")
      #expect(app.outline.contains("••••••"))
      #expect(!app.outline.contains("sesame"))
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(app.front.hasPrefix("alert \"Incorrect password\""))
      try await app.tap("OK")
      #expect(app.front.hasPrefix("sheet"))
      #expect(app.front.contains("••••••"), "a refused password is kept, to be corrected")
      if case .textField(let shown)? = app.driver.find(role: .field, name: "Password")?.element {
        #expect(shown.selectionRequest == 1, "and selected, to be replaced")
      }
      #expect(app.frontEnd.focused == app.driver.find(role: .field, name: "Password")?.id, "to be typed again at once")
      try await app.type("blob", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""))
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func thePasswordFieldHasTheFocusAndReturnJoins(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      let field = try #require(app.driver.find(role: .field, name: "Password"))
      #expect(app.frontEnd.focused == field.id)
      try await app.type("blob", into: "Password")
      try app.driver.submit("Password")
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
    }

    @Test(arguments: ViewsKind.allCases)
    func whileJoiningTheFocusStaysAndReturnDoesNothing(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      try await app.type("blob", into: "Password")
      let field = try #require(app.driver.find(role: .field, name: "Password"))
      try app.driver.submit("Password")
      await app.settle()
      #expect(app.front.contains("button \"Join\" (busy)"), "\(app.front)")
      #expect(app.front.contains("(read-only)"), "\(app.front)")
      #expect(app.frontEnd.focused == field.id, "a control that is busy keeps the focus")
      #expect(throws: DriverError.self) { try app.driver.type("other", into: "Password") }
      // Sent by a front end that had not yet drawn the answer to the first event.
      app.window.send(.submit(field.id))
      app.window.send(.edit(field.id, text: "other"))
      await app.settle()
      #expect(app.radio.currentState.joining != nil, "a second Return cancels nothing")
      #expect(app.connect?.password == "blob")
      #expect(app.driver.canReach("Cancel"))
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aSecondTapWhileJoiningDoesNothing(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      try await app.type("blob", into: "Password")
      let join = try #require(app.driver.find(role: .button, name: "Join")).id
      // Sent by a front end that had not yet drawn the answer to the first event.
      app.window.send(.activate(join))
      app.window.send(.activate(join))
      await app.settle()
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
      #expect(app.front.hasPrefix("screen"))

      let guest = try #require(app.row("Quay Guest"))
      app.window.send(.activate(guest))
      app.window.send(.activate(guest))
      await app.settle()
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Quay Guest\" \"Connected\" ✓"))
      #expect(app.front.hasPrefix("screen"), "a second tap opens no details while the first one joins")
    }

    @Test(arguments: ViewsKind.allCases)
    func aDoubleTapOnARowOpensOneSheet(_ views: ViewsKind) async throws {
      let app = await App(views)
      let row = try #require(app.row("Harbour"))
      app.window.send(.activate(row))
      app.window.send(.activate(row))
      await app.settle()
      #expect(app.outline.split(separator: "\n").count { $0.hasPrefix("sheet") } == 1)
      try await app.dismiss()
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func anOpenNetworkIsJoinedAtOnce(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Quay Guest")
      #expect(app.outline.contains("row \"Quay Guest\" \"Joining…\""))
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""))
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Quay Guest\" \"Connected\" ✓"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aKnownNetworkIsJoinedWithItsStoredPassword(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Lighthouse")
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Lighthouse\" \"Connected\" ✓"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aHiddenNetworkIsJoinedByItsName(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Other…")
      #expect(app.front.contains("screen \"Other Network\""))
      let name = try #require(app.driver.find(role: .field, name: "Name"))
      #expect(app.frontEnd.focused == name.id)
      try await app.type("Smugglers Cove", into: "Name")
      try await app.tap("WPA3")
      try app.driver.submit("Name")
      #expect(
        app.frontEnd.focused == app.driver.find(role: .field, name: "Password")?.id, "Return moves to the next field")
      try await app.type("blob", into: "Password")
      try app.driver.submit("Password")
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Smugglers Cove\" \"Connected\" ✓"), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func aHiddenRowAsksForTheNameWithItsSecurityChosen(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Hidden Network")
      #expect(app.front.contains("row \"WPA3\" ✓"))
      try await app.tap("Open")
      #expect(!app.driver.exists("Password"))
      try await app.type(String(repeating: "바", count: 11), into: "Name")
      try await app.tap("Join")
      #expect(app.front.contains("33 bytes"))
    }

    @Test(arguments: ViewsKind.allCases)
    func anEnterpriseNetworkIsExplained(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Ferry Office")
      #expect(app.front.hasPrefix("alert \"“Ferry Office” cannot be set up here\""))
      #expect(app.front.contains("802.1X"))
      try await app.tap("OK")
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""))
      try await app.tap("More about Ferry Office")
      #expect(app.front.contains("802.1X"))
      #expect(!app.driver.exists("Join This Network"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aPasswordThatBreaksTheRuleIsRefusedBeforeAnythingIsSent(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.goToAnchor()
      try await app.type("1234567", into: "Password")
      let published = app.radio.publishCount
      try await app.tap("Join")
      #expect(app.front.contains("footer \"This password has 7 characters. WPA2 takes 8 to 63"))
      #expect(app.radio.publishCount == published)
      try await app.type("12345678", into: "Password")
      #expect(!app.front.contains("footer"))
    }

    @Test(arguments: ViewsKind.allCases)
    func detailsShowAndChangeSettings(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      #expect(app.front.hasPrefix("screen \"Harbour\"\n  back \"Wi-Fi\""))
      for text in ["\"Security\" \"WPA3\"", "\"IP Address\" \"192.0.2.10/24\"", "\"Router\" \"192.0.2.1\"", "5180 MHz"]
      {
        #expect(app.front.contains(text), "\(text)")
      }
      try app.driver.toggle("Auto-Join", isOn: false)
      try app.driver.toggle("Low Data Mode", isOn: true)
      try app.driver.toggle("Private Address", isOn: true)
      await app.settle()
      try await app.goBack()
      try await app.tap("Harbour")
      #expect(app.front.contains("row \"Auto-Join\" [switch off"))
      #expect(app.front.contains("row \"Low Data Mode\" [switch on"))
      #expect(app.front.contains("row \"Private Address\" [switch on"))
    }

    @Test(arguments: ViewsKind.allCases)
    func addressesAreSetByHandAndAutomaticallyAgain(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      try await app.tap("Configure IP")
      try await app.tap("Manual")
      try await app.type("192.0.2.77", into: "IP Address")
      try await app.tap("Save")
      #expect(app.front.contains("is needed"), "an incomplete form shows what is missing")
      try await app.type("255.255.255.0", into: "Subnet Mask")
      try app.driver.submit("Subnet Mask")
      #expect(
        app.frontEnd.focused == app.driver.find(role: .field, name: "Router")?.id, "Return moves to the next field")
      try await app.type("192.0.2.254", into: "Router")
      try app.driver.submit("Router")
      await app.settle()
      #expect(app.front.contains("row \"Configure IP\" \"Manual, 192.0.2.77\""))
      #expect(app.front.contains("row \"IP Address\" \"192.0.2.77/24\""))
      #expect(app.front.contains("row \"Router\" \"192.0.2.254\""))
      try await app.tap("Configure IP")
      try await app.tap("Automatic")
      try await app.tap("Save")
      #expect(app.front.contains("row \"Configure IP\" \"Automatic\""))
      #expect(app.front.contains("row \"IP Address\" \"192.0.2.10/24\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func serversAndProxyAreSet(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      try await app.tap("Configure DNS")
      try await app.tap("Add Server")
      #expect(app.frontEnd.focused == app.driver.find(role: .field, name: "Server 1")?.id)
      try await app.type("2001:db8::53", into: "Server 1")
      try await app.tap("Add Server")
      try await app.type("nonsense", into: "Server 2")
      try await app.tap("Save")
      #expect(app.front.contains("“nonsense” is not the address of a DNS server"))
      try await app.tap("Remove Last Server")
      try await app.tap("Save")
      #expect(app.front.contains("row \"Configure DNS\" \"2001:db8::53\""))
      try await app.tap("Configure Proxy")
      try await app.tap("Automatic")
      try await app.type("javascript:alert(1)", into: "URL")
      try await app.tap("Save")
      #expect(app.front.contains("begins with http://"))
      try await app.type("https://example.org/proxy.pac", into: "URL")
      try await app.tap("Save")
      #expect(app.front.contains("row \"Configure Proxy\" \"Automatic\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func anUnsavedChangeRevertsAndReportsTheCause(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      app.radio.setSavingFails(true)
      try app.driver.toggle("Low Data Mode", isOn: true)
      await app.settle()
      #expect(app.front.hasPrefix("alert \"The change was not made\""))
      try await app.tap("OK")
      #expect(app.front.contains("row \"Low Data Mode\" [switch off"))
    }

    @Test(arguments: ViewsKind.allCases)
    func forgettingTheCurrentNetworkLeavesIt(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      try await app.tap("Forget This Network")
      #expect(app.front.hasPrefix("alert \"Forget “Harbour”?\""))
      try await app.tap("Cancel")
      #expect(app.front.hasPrefix("screen \"Harbour\""))
      try await app.tap("Forget This Network")
      try await app.tap("Forget")
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""))
      #expect(!app.outline.contains("Connected"))
      try await app.tap("Harbour")
      #expect(app.front.contains("Enter the password"), "a forgotten network asks for its password again")
    }

    @Test(arguments: ViewsKind.allCases)
    func forgettingAnotherNetworkKeepsTheCurrentOne(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("More about Lighthouse")
      try await app.tap("Forget This Network")
      try await app.tap("Forget")
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
      let known = try #require(app.model.sections.first { $0.id == .known })
      #expect(!known.items.contains(.network(try app.id("Lighthouse", .wpa2Personal))))
    }

    @Test(arguments: ViewsKind.allCases)
    func anotherNetworkIsJoinedFromItsDetails(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("More about Harbour")
      #expect(!app.driver.exists("Forget This Network"))
      try await app.tap("Join This Network")
      #expect(app.front.contains("Enter the password for “Harbour”"), "\(app.outline)")
      #expect(app.outline.hasPrefix("screen \"Wi-Fi\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func aScanAndItsRefusalAreShown(_ views: ViewsKind) async throws {
      let app = await App(views)
      #expect(!app.driver.exists("Scan"), "one thing has one control")
      try app.driver.refresh()
      #expect(app.outline.contains("list (refreshing)"), "\(app.outline)")
      await app.pass(.seconds(1))
      #expect(!app.outline.contains("(refreshing)"), "\(app.outline)")
      app.radio.setScansRefused(true)
      await app.pass(.seconds(20))
      try app.driver.refresh()
      await app.settle()
      #expect(app.outline.contains("The list is 20 seconds old."), "\(app.outline)")
      app.radio.setScansRefused(false)
      try app.driver.refresh()
      await app.pass(.seconds(1))
      #expect(app.outline.contains("footer \"Radio: Simulated.\""))
    }

    @Test(arguments: ViewsKind.allCases)
    func aSignInPageIsReported(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.radio.setPortal(.init(url: "http://portal.example/login"))
      try await app.tap("Quay Guest")
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Quay Guest\" \"Sign-in required\""))
      #expect(app.outline.contains("Open http://portal.example/login in a browser."))
    }
  }
}

extension App {
  /// Opens the sheet of a WPA2 network.
  func goToAnchor() async throws {
    let anchor = try id("Anchor & Chain", .wpa2Personal)
    radio.setInRange(true, anchor)
    await settle()
    try await tap("Anchor & Chain")
  }
}
