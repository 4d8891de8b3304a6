import KeelScene
import KeelTesting
import Testing

extension SharedTurn {
  /// The keyboard focus after a sheet or an alert over the list is dismissed.
  @MainActor @Suite struct FocusTests {
    @Test(arguments: ViewsKind.allCases)
    func theFocusFollowsANetworkThatIsJoinedFromTheSheet(_ views: ViewsKind) async throws {
      let app = await App(views)
      let row = try #require(app.row("Harbour"))
      let before = try #require(app.frontEnd.tree.parent(of: row))
      app.frontEnd.moveFocus(to: row)
      try await app.joinHarbour()
      let joined = try #require(app.row("Harbour"))
      #expect(app.frontEnd.tree.parent(of: joined) != before, "it is in another section")
      #expect(app.frontEnd.focused == joined)
      #expect(joined == row, "a front end that keeps the focus of rows to itself knows the row by its identity")
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func theFocusIsBackOnTheRowWhenTheSheetIsLeft(_ views: ViewsKind) async throws {
      let app = await App(views)
      let row = try #require(app.row("Harbour"))
      app.frontEnd.moveFocus(to: row)
      try await app.tap("Harbour")
      #expect(app.frontEnd.focused == app.driver.find(role: .field, name: "Password")?.id)
      try await app.dismiss()
      #expect(app.frontEnd.focused == row)
    }

    @Test(arguments: ViewsKind.allCases)
    func anAlertOverTheSheetGivesTheFocusBackToTheSheet(_ views: ViewsKind) async throws {
      let app = await App(views)
      let row = try #require(app.row("Harbour"))
      app.frontEnd.moveFocus(to: row)
      try await app.tap("Harbour")
      try await app.type("sesame", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      try await app.tap("OK")
      #expect(app.frontEnd.focused == app.driver.find(role: .field, name: "Password")?.id)
      try await app.dismiss()
      try await app.tap("Discard")
      #expect(app.frontEnd.focused == row, "the focus below both is remembered")
    }
  }
}
