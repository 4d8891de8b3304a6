// A listing of Documentation/data-app.md, which `ListingTests` compares.

import Foundation
import KeelData
import Observation

/// The books, which all windows share.
@MainActor @Observable final class Library {
  private(set) var books: [Book] = []
  private(set) var isLoaded = false
  private(set) var cannotRead = false
  private let database: DatabaseOpener

  /// Keeps the books in a folder, which is created if it does not exist; in memory without one, for tests.
  init(folder: URL? = nil) {
    database = DatabaseOpener {
      guard let folder else { return try await Database.open(.memory, migrations: Book.migrations) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try await Database.open(.file(folder.appending(path: "books.sqlite").path), migrations: Book.migrations)
    }
  }

  /// Follows the database, until it cannot be read or the task is cancelled.
  func follow() async {
    cannotRead = false
    do {
      try await database.perform { database in
        for try await books in database.observe(Book.all) {
          self.books = books
          isLoaded = true
        }
      }
    } catch {
      cannotRead = true
    }
  }

  func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

  func save(_ book: Book) async throws {
    try await write { writer in
      try writer.run(
        """
        INSERT INTO book (id, title, author, isRead) VALUES (\(book.id), \(book.title), \(book.author), \(book.isRead))
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, author = excluded.author, isRead = excluded.isRead
        """)
    }
  }

  func delete(_ id: Book.ID) async throws {
    try await write { try $0.run("DELETE FROM book WHERE id = \(id)") }
  }

  private func write(_ work: @escaping @Sendable (Writer) throws -> Void) async throws {
    try await database.perform { try await $0.write(work) }
  }
}
