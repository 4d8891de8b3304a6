import KeelTesting
import NewAppData
import NewAppModel
import SwiftUI
import Testing

@testable import NewApp

/// What a user sees and does, without a screen. The database works on threads of its own, so tests wait for what they
/// expect to see.
@MainActor @Suite struct ListViewTests {
  private let store = ItemDatabase()
  private let screen: Screen

  init() { screen = Screen(ListView(model: ListModel(store))) }

  private func shows(_ text: String) async -> Bool {
    await screen.driver.until(text, within: .seconds(10), time: RealTime())
  }

  private func showsNoMore(_ text: String) async -> Bool {
    await screen.driver.until(within: .seconds(10), time: RealTime()) { !$0.shows(text) }
  }

  @Test func anItemIsAddedDoneAndDeleted() async throws {
    let driver = screen.driver
    #expect(await shows("Nothing to do"))
    try driver.tap("Add")
    try driver.type("Milk", into: "Title")
    try driver.tap("Save")
    #expect(await shows("To Do"))
    try driver.tap("Milk")
    #expect(await shows("Done"))
    #expect(await showsNoMore("To Do"))
    try driver.perform(action: "Delete", on: "Milk")
    #expect(await shows("Nothing to do"))
  }

  @Test func theSearchFindsNotes() async throws {
    try await store.save(Item(title: "Milk", note: "Two bottles"))
    try await store.save(Item(title: "Bread"))
    #expect(await shows("Bread"))
    try screen.driver.setSearchText("bottle")
    #expect(screen.driver.shows("Milk"))
    #expect(!screen.driver.shows("Bread"))
  }

  @Test func itSpeaksGerman() async {
    screen.use(language: "de")
    #expect(await shows("Nichts zu tun"))
    #expect(screen.driver.shows("Hinzufügen"))
  }
}
