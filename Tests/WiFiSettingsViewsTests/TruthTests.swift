import KeelControls
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// The texts about a connection, in both sets of views.
  @MainActor @Suite struct TruthTests {
    @Test(arguments: ViewsKind.allCases)
    func aKnownNetworkOutOfRangeIsShownAndForgotten(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.radio.setInRange(false, try app.id("Lighthouse", .wpa2Personal))
      await app.settle()
      #expect(app.outline.contains("Known Networks Out of Range"), "\(app.outline)")
      try await app.tap("Lighthouse")
      #expect(app.outline.contains("Not in range"), "\(app.outline)")
      #expect(!app.driver.exists("Join This Network"))
      try await app.tap("Forget This Network")
      try await app.tap("Forget")
      #expect(!app.outline.contains("Lighthouse"), "\(app.outline)")
      #expect(!app.outline.contains("Known Networks Out of Range"))
    }

    @Test(arguments: ViewsKind.allCases)
    func anAdapterIsChosenByItsName(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      app.radio.setAdapters(["wlan0", "wlan1"])
      await app.settle()
      #expect(app.outline.contains("row \"wlan0\" \"Connected to “Harbour”\""), "\(app.outline)")
      try await app.tap("wlan1")
      #expect(!app.driver.shows("\"Harbour\" \"Connected\""))
      #expect(app.outline.contains("row \"wlan1\" \"Not connected\""), "\(app.outline)")
      try await app.tap("wlan0")
      #expect(app.driver.shows("\"Harbour\" \"Connected\""))
      app.radio.setAdapters(["wlan0"])
      await app.settle()
      #expect(!app.driver.exists("wlan0"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aLostOrUselessConnectionIsReported(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      app.radio.setInternetMissing(true)
      await app.settle()
      #expect(app.driver.shows("\"Connected · No internet\""), "\(app.outline)")
      #expect(app.outline.contains("“Harbour” is connected, but leads to no internet."))
      app.radio.setLinkLost(true)
      await app.settle()
      #expect(app.driver.shows("\"Harbour\" \"Connection lost\""), "\(app.outline)")
      #expect(app.driver.shows("No signal"))
      app.radio.setInRange(false, try app.id("Harbour"))
      await app.settle()
      #expect(app.outline.contains("The connection to “Harbour” was lost"), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func networkingIsSwitchedOnAgainWithTheSwitch(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.radio.setAvailability(.networkingOff)
      await app.settle()
      #expect(app.outline.contains("Networking is switched off."), "\(app.outline)")
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      #expect(app.outline.contains("row \"Harbour\""), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func aHangingServiceIsReported(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.radio.setAvailability(.serviceNotResponding)
      await app.settle()
      #expect(app.outline.contains("Simulated does not answer."), "\(app.outline)")
      app.radio.setAvailability(.ready)
      await app.settle()
      #expect(app.outline.contains("row \"Harbour\""))
    }
  }
}
