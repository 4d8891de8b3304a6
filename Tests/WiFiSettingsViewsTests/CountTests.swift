import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// How little is done for a change.
  @MainActor @Suite struct CountTests {
    /// The app with so many networks in range, all rows described, and nothing left to do.
    private func app(networks: Int) async throws -> App {
      let extra = try (0..<networks).map { number in
        SimulatedNetwork(
          id: Network.ID(ssid: try #require(SSID("Berth \(number)")), security: .wpa3Personal), connectivity: 0.56)
      }
      let app = await App(extraNetworks: extra, visibleRows: networks + 60)
      await app.settle()
      app.frontEnd.clearLog()
      return app
    }

    @Test(arguments: [0, 1_000])
    func aChangeOfOneStrengthIsOnePatchOfOneRow(_ networks: Int) async throws {
      let app = try await app(networks: networks)
      let row = try #require(app.row("Harbour"))
      app.radio.setConnectivity(0.2, of: try app.id("Harbour"))
      await app.settle()
      #expect(app.frontEnd.log.patchCount == 1)
      let operations = app.frontEnd.log.operations
      #expect(operations.count == 1, "\(operations)")
      guard case .update(row, .row(let element))? = operations.first else {
        Issue.record("\(operations)")
        return
      }
      #expect(element.text == "Harbour")
      #expect(element.marks.last?.label == "1 of 4 bars")
    }

    @Test func aDriftThatIsNotSeenIsNoPatch() async throws {
      let app = try await app(networks: 0)
      app.radio.setConnectivity(0.91, of: try app.id("Harbour"))
      await app.settle()
      #expect(app.frontEnd.log.patchCount == 0)
    }

    @Test func aBeatOfTheWholeTownIsOnePatch() async throws {
      let app = try await app(networks: 100)
      await app.pass(.seconds(2))
      #expect(app.frontEnd.log.patchCount == 1)
      #expect(app.frontEnd.log.count(of: .update) == app.frontEnd.log.operationCount)
    }

    @Test func anIdleAppHasNoJobsAndNoTurns() async throws {
      let app = try await app(networks: 0)
      try await app.tap("Harbour")
      await app.settle()
      app.frontEnd.clearLog()
      let jobs = Turn.queuedJobCount
      let turns = Turn.shared.turnCount
      for _ in 0..<50 { await Task.yield() }
      await app.settle()
      #expect(Turn.queuedJobCount == jobs)
      #expect(Turn.shared.turnCount == turns)
      #expect(app.frontEnd.log.patchCount == 0)
      #expect(app.clock.sleeperCount == 1, "only the simulation itself waits for anything")
    }

    @Test func aTapIsAnsweredWithoutAJob() async throws {
      let app = try await app(networks: 0)
      let jobs = Turn.queuedJobCount
      try app.driver.tap("Harbour")
      #expect(app.driver.exists("Password"))
      #expect(Turn.queuedJobCount == jobs)
      #expect(app.frontEnd.log.patchCount <= 2)
    }

    @Test(arguments: [0, 1_000])
    func switchedOffTheListFoldsInOnePatch(_ networks: Int) async throws {
      let app = try await app(networks: networks)
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      let folds = app.frontEnd.log.patches.filter { patch in
        patch.operations.contains { if case .remove = $0 { true } else { false } }
      }
      #expect(folds.count == 1)
      #expect(app.frontEnd.log.count(of: .remove) == 3, "two sections and the bar with Scan: \(app.frontEnd.log)")
      #expect(app.frontEnd.log.count(of: .insert) == 0)
      #expect(folds.first?.isAnimated == true)
    }

    @Test func aTypedCharacterIsNoMoreThanTheButtonThatItEnables() async throws {
      let app = try await app(networks: 0)
      try await app.tap("Harbour")
      app.frontEnd.clearLog()
      try await app.type("b", into: "Password")
      #expect(app.frontEnd.log.patchCount <= 1)
      #expect(app.frontEnd.log.operationCount <= 2, "\(app.frontEnd.log.operations)")
      app.frontEnd.clearLog()
      try await app.type("bl", into: "Password")
      #expect(app.frontEnd.log.operationCount <= 1, "\(app.frontEnd.log.operations)")
    }
  }
}
