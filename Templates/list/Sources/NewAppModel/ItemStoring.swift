/// What the app needs of the place where items are kept.
public protocol ItemStoring: Sendable {
  /// All items, oldest first: now, and after each change of any window or program.
  func items() -> AsyncThrowingStream<[Item], any Error>
  /// Adds an item, or replaces the one with the same identifier.
  func save(_ item: Item) async throws
  func delete(_ id: Item.ID) async throws
}
