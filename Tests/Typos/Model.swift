import SwiftUI

struct Book: Identifiable, Hashable {
  var id = UUID(); var title = ""; var author = ""; var pages = 0; var isRead = false; var added = Date()
}
@MainActor @Observable final class BooksModel {
  var books: [Book] = []
  var query = ""
  var isLoaded = false
  var isAdding = false
  var selected: Book?
  var error: String?
  var filter = 0
  var shown: [Book] { books }
  var progress: Double { 0 }
  func addButtonTapped() {}
  func deleteButtonTapped(_ book: Book) {}
  func refresh() async {}
}
