// A listing of Documentation/data-app.md, which `ListingTests` compares.

import KeelTesting
import SwiftUI
import Testing

@testable import books

@MainActor @Suite struct BooksTests {
  private let library = Library()
  private let model: BooksModel
  private let window: UIWindow
  private let driver: Driver

  init() {
    model = BooksModel(library)
    window = UIWindow(rootViewController: UIHostingController(rootView: BooksView(model: model)))
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    driver = Driver(frontEnd)
    Task { [library] in await library.follow() }
  }

  /// The database works on threads of its own, so tests wait for what they expect to see.
  private func shows(_ text: String) async -> Bool {
    await driver.until(text, within: .seconds(60), time: RealTime())
  }

  @Test func aBookIsAddedFoundAndDeleted() async throws {
    #expect(await shows("No books"))
    try driver.tap("Add")
    try driver.type("Persuasion", into: "Title")
    try driver.type("Jane Austen", into: "Author")
    try driver.tap("Save")
    #expect(await shows("row:Persuasion"))
    try driver.setSearchText("austen")
    #expect(driver.shows("Persuasion"))
    try driver.setSearchText("melville")
    #expect(!driver.shows("Persuasion"))
    try driver.endSearch()
    try driver.perform(action: "Delete", on: "Persuasion")
    #expect(await shows("No books"))
  }

  @Test func anAddressLeadsToABook() async throws {
    try await library.save(Book(id: "7", title: "Emma", author: "Jane Austen"))
    #expect(model.open(path: "book/7"))
    #expect(await shows("Jane Austen"))
    #expect(driver.path == "book/7")
    try driver.goBack()
    #expect(model.path.isEmpty)
  }

  @Test func booksAreKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Library(folder: folder).save(Book(title: "Emma"))
    let next = Library(folder: folder)
    let following = Task { await next.follow() }
    defer { following.cancel() }
    while !next.isLoaded { await Task.yield() }
    #expect(next.books.map(\.title) == ["Emma"])
  }
}
