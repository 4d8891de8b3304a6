// A listing of Documentation/data-app.md, which `ListingTests` compares.

import SwiftUI

struct BooksView: View {
  @State private var model: BooksModel

  init(model: BooksModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack(path: $model.path) {
      List(model.books) { book in
        NavigationLink(value: book.id) { LabeledContent(book.title, value: book.author) }
          .swipeActions {
            Button("Delete", role: .destructive) { Task { await model.deleteButtonTapped(book) } }
          }
      }
      .overlay { placeholder }
      .navigationTitle("Books")
      .navigationAddress("")
      .navigationDestination(for: Book.ID.self, address: { Book.page.path(for: $0) ?? "" }) { id in
        BookPage(id: id, model: model)
      }
      .searchable(text: $model.search)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus", action: model.addButtonTapped).keyboardShortcut("n")
        }
      }
    }
    .sheet(item: $model.form) { FormView(model: $0) }
    .alert($model.alert) { _ in }
    .onOpenURL { url in _ = model.open(path: url.path()) }
  }

  @ViewBuilder private var placeholder: some View {
    if model.library.cannotRead {
      ContentUnavailableView {
        Label("The books cannot be read", systemImage: "exclamationmark.triangle")
      } actions: {
        Button("Try Again") { Task { await model.library.follow() } }
      }
    } else if model.library.isLoaded, model.books.isEmpty {
      ContentUnavailableView("No books", systemImage: "book")
    }
  }
}

struct BookPage: View {
  let id: Book.ID
  let model: BooksModel

  var body: some View {
    if let book = model.library.book(id) {
      Form {
        LabeledContent("Author", value: book.author)
        LabeledContent("Read", value: book.isRead ? "Yes" : "No")
      }
      .navigationTitle(book.title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Edit") { model.editButtonTapped(book) } }
      }
    } else if model.library.isLoaded {
      ContentUnavailableView("No such book", systemImage: "book")
    }
  }
}

struct FormView: View {
  @Bindable var model: FormModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $model.book.title)
        TextField("Author", text: $model.book.author)
        Toggle("Read", isOn: $model.book.isRead)
      }
      .navigationTitle("Book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { Task { if await model.saveButtonTapped() { dismiss() } } }.disabled(!model.canSave)
        }
      }
      .alert($model.alert) { _ in }
    }
  }
}
