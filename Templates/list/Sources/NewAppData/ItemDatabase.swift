import Foundation
import KeelData
import NewAppModel

/// Keeps items in a SQLite database, which is opened when it is first used.
public final class ItemDatabase: ItemStoring {
  private let opener: DatabaseOpener

  /// Creates a store in a file, which is created with its folder if it does not exist.
  public init(file: URL) {
    opener = DatabaseOpener {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try await Database.open(.file(file.path), migrations: Self.migrations)
    }
  }

  /// Creates a store in memory, for previews and tests.
  public init() {
    opener = DatabaseOpener { try await Database.open(.memory, migrations: Self.migrations) }
  }

  // A migration that users may have run is never changed: add another one.
  private static let migrations = [
    Migration(
      1,
      """
      CREATE TABLE item (
        id TEXT PRIMARY KEY, title TEXT NOT NULL, note TEXT NOT NULL, isDone INTEGER NOT NULL, created REAL NOT NULL
      ) STRICT
      """)
  ]

  public func items() -> AsyncThrowingStream<[Item], any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { [opener] in
        do {
          try await opener.follow({ _ in Item.all }) { items in
            continuation.yield(items)
            return true
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  public func save(_ item: Item) async throws {
    try await write { writer in
      try writer.run(
        """
        INSERT INTO item (id, title, note, isDone, created)
        VALUES (\(item.id.uuidString), \(item.title), \(item.note), \(item.isDone), \(item.created.timeIntervalSince1970))
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, note = excluded.note, isDone = excluded.isDone
        """)
    }
  }

  public func delete(_ id: Item.ID) async throws {
    try await write { try $0.run("DELETE FROM item WHERE id = \(id.uuidString)") }
  }

  private func write(_ work: @escaping @Sendable (Writer) throws -> Void) async throws {
    try await opener.perform { try await $0.write(work) }
  }
}

extension Item {
  fileprivate static var all: Query<Item> {
    Query("SELECT id, title, note, isDone, created FROM item ORDER BY created, id") { row in
      Item(
        id: UUID(uuidString: try row["id"]) ?? UUID(), title: try row["title"], note: try row["note"],
        isDone: try row["isDone"], created: Date(timeIntervalSince1970: try row["created"]))
    }
  }
}
