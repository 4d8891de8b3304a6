import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// Counts of the work for each change: patches, operations and jobs.
  @MainActor @Suite struct CountTests {
    /// The app with that many networks in range, all rows described, and no pending work.
    private func app(_ views: ViewsKind, networks: Int) async throws -> App {
      let extra = try (0..<networks).map { number in
        SimulatedNetwork(
          id: Network.ID(ssid: try #require(SSID("Berth \(number)")), security: .wpa3Personal), connectivity: 0.56)
      }
      let app = await App(views, extraNetworks: extra, visibleRows: networks + 60)
      await app.settle()
      app.frontEnd.clearLog()
      return app
    }

    @Test(arguments: ViewsKind.allCases, [0, 1_000])
    func aChangeOfOneStrengthIsOnePatchOfOneRow(_ views: ViewsKind, _ networks: Int) async throws {
      let app = try await app(views, networks: networks)
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

    @Test(arguments: ViewsKind.allCases)
    func aDriftThatIsNotSeenIsNoPatch(_ views: ViewsKind) async throws {
      let app = try await app(views, networks: 0)
      app.radio.setConnectivity(0.91, of: try app.id("Harbour"))
      await app.settle()
      #expect(app.frontEnd.log.patchCount == 0)
    }

    @Test(arguments: ViewsKind.allCases)
    func aBeatOfTheWholeTownIsOnePatch(_ views: ViewsKind) async throws {
      let app = try await app(views, networks: 100)
      await app.pass(.seconds(2))
      #expect(app.frontEnd.log.patchCount == 1)
      #expect(app.frontEnd.log.count(of: .update) == app.frontEnd.log.operationCount)
    }

    /// The number of networks does not matter: rows exist only near the visible part.
    @Test(arguments: ViewsKind.allCases)
    func fiveHundredNetworksAreReachedWithVisibleRowsOnly(_ views: ViewsKind) async throws {
      let extra = try (0..<500).map { number in
        SimulatedNetwork(
          id: Network.ID(ssid: try #require(SSID("Berth \(number)")), security: .wpa3Personal),
          connectivity: 0.1 + Double(number) / 1_000)
      }
      let app = await App(views, extraNetworks: extra, visibleRows: 24)
      let list = try #require(app.driver.find(role: .list)?.id)
      guard case .list(let element)? = app.frontEnd.tree[list]?.element else {
        Issue.record("there is no list")
        return
      }
      #expect(element.rowCount > 500)
      #expect(app.rows < 120, "\(app.rows)")
      app.frontEnd.clearLog()
      for row in stride(from: 0, to: element.rowCount, by: 20) { app.frontEnd.scroll(list, toRow: row) }
      #expect(app.rows < 160, "\(app.rows)")
      #expect(app.frontEnd.log.count(of: .insert) < 2 * element.rowCount, "each row is described once on the way down")
      app.frontEnd.scroll(list, toRow: 0)
      #expect(try app.driver.search("Berth 0"))
      try await app.tap("More about Berth 0")
      #expect(app.driver.shows("Join This Network"))
      try await app.goBack()
      #expect(app.rows < 160, "\(app.rows)")
    }

    @Test(arguments: ViewsKind.allCases)
    func anIdleAppHasNoJobsAndNoTurns(_ views: ViewsKind) async throws {
      let app = try await app(views, networks: 0)
      try await app.tap("Harbour")
      await app.settle()
      app.frontEnd.clearLog()
      await TurnCount.counting { count in
        for _ in 0..<50 { await Task.yield() }
        #expect(count.jobCount == 0)
        #expect(count.turnCount == 0)
      }
      await app.settle()
      #expect(app.frontEnd.log.patchCount == 0)
      #expect(app.clock.sleeperCount == 1, "only the simulation itself waits for anything")
    }

    @Test(arguments: ViewsKind.allCases)
    func aTapIsAnsweredWithoutAJob(_ views: ViewsKind) async throws {
      let app = try await app(views, networks: 0)
      try await TurnCount.counting { count in
        try app.driver.tap("Harbour")
        #expect(app.driver.exists("Password"))
        #expect(count.jobCount == 0)
      }
      #expect(app.frontEnd.log.patchCount <= 2)
    }

    @Test(arguments: ViewsKind.allCases, [0, 1_000])
    func switchedOffTheListFoldsInOnePatch(_ views: ViewsKind, _ networks: Int) async throws {
      let app = try await app(views, networks: networks)
      try app.driver.toggle("Wi-Fi")
      await app.settle()
      let folds = app.frontEnd.log.patches.filter { patch in
        patch.operations.contains { if case .remove = $0 { true } else { false } }
      }
      #expect(folds.count == 1)
      #expect(app.frontEnd.log.count(of: .remove) == 2, "two sections: \(app.frontEnd.log)")
      #expect(app.frontEnd.log.count(of: .insert) == 0)
      #expect(folds.first?.isAnimated == true)
    }

    @Test(arguments: ViewsKind.allCases)
    func aTypedCharacterIsNoMoreThanTheButtonThatItEnablesAndTheSheetThatAsks(_ views: ViewsKind) async throws {
      let app = try await app(views, networks: 0)
      try await app.tap("Harbour")
      app.frontEnd.clearLog()
      try await app.type("b", into: "Password")
      #expect(app.frontEnd.log.patchCount <= 1)
      #expect(app.frontEnd.log.operationCount <= 3, "\(app.frontEnd.log.operations)")
      app.frontEnd.clearLog()
      try await app.type("bl", into: "Password")
      #expect(app.frontEnd.log.operationCount <= 1, "\(app.frontEnd.log.operations)")
    }
  }
}

extension App {
  /// The number of described rows.
  fileprivate var rows: Int { driver.findAll(role: .row).count }
}
