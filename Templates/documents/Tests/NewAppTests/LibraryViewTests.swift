import NewAppModel
import SwiftUI
import Testing

@testable import NewApp

/// What a user sees and does, without a screen.
@MainActor @Suite struct LibraryViewTests {
  private let library = Library()
  private let screen: Screen

  init() { screen = Screen(LibraryView(model: LibraryModel(library))) }

  @Test func aDocumentIsWrittenAndDeleted() throws {
    let driver = screen.driver
    #expect(driver.shows("No documents"))
    try driver.tap("New Document")
    try driver.type("Harbour", into: "Title")
    try driver.type("Three boats", into: "Text")
    #expect(driver.shows("2 words"))
    #expect(library.value.map(\.text) == ["Three boats"])
    if !driver.canReach("Harbour", role: .row) { try driver.goBack() }
    try driver.perform(action: "Delete", on: "Harbour")
    try driver.tap("Delete")
    #expect(library.value.isEmpty)
    #expect(driver.shows("No documents"))
  }

  @Test func anotherWindowSeesEachChange() throws {
    let other = Screen(LibraryView(model: LibraryModel(library)))
    try screen.driver.tap("New Document")
    try screen.driver.type("Harbour", into: "Title")
    #expect(other.driver.shows("Harbour"))
  }

  @Test func itSpeaksGerman() {
    screen.use(language: "de")
    #expect(screen.driver.shows("Keine Dokumente"))
    #expect(screen.driver.shows("Neues Dokument"))
  }
}
