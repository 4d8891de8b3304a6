import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// Values typed into a form are never discarded without a question, in both sets of views.
  @MainActor @Suite struct TypingTests {
    @Test(arguments: ViewsKind.allCases)
    func escapeAsksOnceSomethingWasTyped(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      let field = try #require(app.driver.find(role: .field, name: "Password"))
      #expect(app.front.hasPrefix("sheet\n"))
      try await app.type("half", into: "Password")
      #expect(app.front.hasPrefix("sheet (asks before it closes)\n"), "\(app.front)")
      try await app.dismiss()
      #expect(app.front.hasPrefix("alert \"Discard changes?\""), "\(app.front)")
      #expect(app.front.contains("button \"Discard\" (destructive)"))
      // Escape in the alert retains the typed text, and returns the focus to the field.
      try await app.dismiss()
      #expect(app.front.contains("••••") && app.frontEnd.focused == field.id)
      try await app.type("", into: "Password")
      try await app.dismiss()
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""), "reverted changes are not asked about")
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(
      arguments: ViewsKind.each(["Configure IP", "Configure DNS", "Configure Proxy"], ["Discard", "Keep Editing"]))
    func everyFormOfTheDetailsAsks(_ views: ViewsKind, _ form: String, _ answer: String) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      try await app.tap(form)
      switch form {
      case "Configure IP": try await app.tap("Manual")
      case "Configure DNS":
        try await app.tap("Add Server")
        try await app.type("192", into: "Server 1")
      default: try await app.tap("Automatic")
      }
      try await app.dismiss()
      #expect(app.front.hasPrefix("alert \"Discard changes?\""), "\(app.front)")
      try await app.tap(answer)
      #expect(app.front.hasPrefix(answer == "Discard" ? "screen \"Harbour\"" : "sheet"), "\(app.front)")
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func aFormIsKeptDisabledWhileTheServiceIsAway(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Other…")
      try await app.type("Smugglers Cove", into: "Name")
      try await app.tap("WPA3")
      try await app.type("blob", into: "Password")
      let field = app.frontEnd.focused
      app.radio.setAvailability(.serviceMissing)
      await app.settle()
      #expect(
        app.front.contains("“Smugglers Cove”") || app.front.contains("\"Smugglers Cove\" (read-only)"), "\(app.front)")
      #expect(app.front.contains("Simulated is not running. Your input is kept."))
      #expect(!app.driver.canReach("Join") && app.driver.canReach("Cancel"))
      #expect(app.frontEnd.focused == field)
      app.radio.setAvailability(.ready)
      await app.settle()
      #expect(!app.front.contains("Your input is kept"))
      try app.driver.submit("Password")
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Smugglers Cove\" \"Connected\" ✓"), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func anInterruptedJoinIsReportedOnItsForm(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      try await app.type("blob", into: "Password")
      try await app.tap("Join")
      app.radio.setAvailability(.serviceMissing)
      await app.pass(.seconds(1))
      #expect(app.front.hasPrefix("alert \"Could not join “Harbour”\""), "\(app.front)")
      #expect(app.front.contains("Joining was cut off"))
      try await app.tap("OK")
      #expect(app.front.contains("••••"))
      app.radio.setAvailability(.ready)
      await app.settle()
      try app.driver.submit("Password")
      await app.pass(.seconds(1))
      #expect(app.outline.contains("row \"Harbour\" \"Connected\" ✓"))
    }

    /// Two windows, as in two browsers: each has its own model, on one radio.
    @Test(arguments: ViewsKind.allCases)
    func savingOverAnotherChangeNeedsConfirmation(_ views: ViewsKind) async throws {
      let app = await App(views)
      let other = App(sharing: app)
      for window in [app, other] {
        try await window.tap("More about Lighthouse")
        try await window.tap("Configure DNS")
        try await window.tap("Add Server")
      }
      try await app.type("192.0.2.1", into: "Server 1")
      try await other.type("192.0.2.2", into: "Server 1")
      try await app.tap("Save")
      #expect(app.front.contains("row \"Configure DNS\" \"192.0.2.1\""))
      try await other.tap("Save")
      #expect(other.front.hasPrefix("alert \"Changed in another window or program\""), "\(other.front)")
      #expect(other.front.contains("“192.0.2.1”"))
      try await other.tap("Reload")
      #expect(other.front.contains("\"192.0.2.1\"") && !other.front.contains("192.0.2.2"), "\(other.front)")
      try await other.type("192.0.2.3", into: "Server 1")
      try await other.tap("Save")
      #expect(other.front.contains("row \"Configure DNS\" \"192.0.2.3\""))
      #expect(app.frontEnd.faults.isEmpty && other.frontEnd.faults.isEmpty)
    }
  }
}
