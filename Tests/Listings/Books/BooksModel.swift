// A listing of Documentation/data-app.md, which `ListingTests` compares.

import KeelModel
import Observation

/// The state of one window.
@MainActor @Observable final class BooksModel {
  let library: Library
  var search = ""
  var path: [Book.ID] = []
  var form: FormModel?
  var alert: AlertState<Never>?

  init(_ library: Library) { self.library = library }

  var books: [Book] { library.books.filter { $0.contains(search) } }

  func addButtonTapped() { form = FormModel(Book(), in: library) }

  func editButtonTapped(_ book: Book) { form = FormModel(book, in: library) }

  func deleteButtonTapped(_ book: Book) async {
    do {
      try await library.delete(book.id)
    } catch {
      alert = AlertState { TextState("The book was not deleted") }
    }
  }

  /// Opens the page of a book. Returns false if the path leads to none.
  func open(path: String) -> Bool {
    guard let id = Book.page.match(path) else { return false }
    self.path = [id]
    return true
  }
}

/// A new book, or the changes of one.
@MainActor @Observable final class FormModel: Identifiable {
  var book: Book
  var alert: AlertState<Never>?
  private let library: Library

  init(_ book: Book, in library: Library) {
    self.book = book
    self.library = library
  }

  var canSave: Bool { book.title.contains { !$0.isWhitespace } }

  /// Returns true if the book was saved. Otherwise the form stays, with what was typed.
  func saveButtonTapped() async -> Bool {
    do {
      try await library.save(book)
      return true
    } catch {
      alert = AlertState {
        TextState("The book was not saved")
      } message: {
        TextState("Try again when there is room on the disk.")
      }
      return false
    }
  }
}
