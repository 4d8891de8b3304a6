// A listing of Documentation/data-app.md, which `ListingTests` compares.

import Foundation
import KeelData
import KeelModel

struct Book: Identifiable, Hashable, Sendable {
  var id = UUID().uuidString
  var title = ""
  var author = ""
  var isRead = false

  func contains(_ text: String) -> Bool {
    text.isEmpty || "\(title) \(author)".localizedCaseInsensitiveContains(text)
  }

  /// The address of a book's page: `book/ID`.
  static let page: RoutePattern<Book.ID> = "book" / .text
}

extension Book {
  // A migration that users may have run is never changed: add another one.
  static let migrations = [
    Migration(1, "CREATE TABLE book (id TEXT PRIMARY KEY, title TEXT NOT NULL, author TEXT NOT NULL) STRICT"),
    Migration(2, "ALTER TABLE book ADD COLUMN isRead INTEGER NOT NULL DEFAULT 0"),
  ]

  static let all = Query("SELECT id, title, author, isRead FROM book ORDER BY title, id") { row in
    Book(id: try row["id"], title: try row["title"], author: try row["author"], isRead: try row["isRead"])
  }
}
