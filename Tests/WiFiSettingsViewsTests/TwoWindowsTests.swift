import KeelControls
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// Two windows on one model: presentation is state, so both always show the same page.
  @MainActor @Suite struct TwoWindowsTests {
    @Test(arguments: ViewsKind.allCases)
    func changesInOneWindowAreShownInTheOther(_ views: ViewsKind) async throws {
      let app = await App(views)
      let frontEnd = HeadlessFrontEnd(visibleRows: 60)
      let other = Driver(frontEnd)
      let window = App.window(views, on: app.model)
      window.show(on: frontEnd)
      try await app.tap("Harbour")
      #expect(other.exists("Enter Password"))
      try other.type("wrong", into: "Password")
      await app.settle()
      #expect(app.front.contains("•••••"))
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(other.exists("Incorrect password"))
      try other.tap("OK")
      await app.settle()
      #expect(app.front.hasPrefix("sheet"))
      try await app.type("blob", into: "Password")
      try other.submit("Password")
      await app.settle()
      await app.pass(.seconds(1))
      #expect(other.shows("\"Harbour\" \"Connected\""))
      try other.tap("Harbour")
      await app.settle()
      #expect(app.front.hasPrefix("screen \"Harbour\""))
      window.close()
      await app.settle()
      #expect(app.front.hasPrefix("screen \"Harbour\""), "closing a window does not navigate back")
      try await app.goBack()
      #expect(app.frontEnd.faults.isEmpty && frontEnd.faults.isEmpty)
    }
  }
}
