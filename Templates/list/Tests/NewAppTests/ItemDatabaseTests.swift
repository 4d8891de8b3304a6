import Foundation
import NewAppData
import NewAppModel
import Testing

/// What is kept, and found again by the next start.
@Suite struct ItemDatabaseTests {
  @Test func itemsAreFoundAgain() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "items.sqlite")
    let milk = Item(title: "Milk", note: "Two bottles", created: Date(timeIntervalSince1970: 1))
    var bread = Item(title: "Bread", created: Date(timeIntervalSince1970: 2))
    let store = ItemDatabase(file: file)
    for item in [bread, milk] { try await store.save(item) }
    bread.isDone = true
    try await store.save(bread)
    #expect(try await items(of: ItemDatabase(file: file)) == [milk, bread])
    try await store.delete(milk.id)
    #expect(try await items(of: store) == [bread])
  }

  private func items(of store: ItemDatabase) async throws -> [Item] {
    for try await items in store.items() { return items }
    return []
  }
}
