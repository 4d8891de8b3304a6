import SwiftUI

struct Searchable: View {
  @Bindable var model: BooksModel
  var body: some View {
    NavigationStack {
      List(model.shown) { book in
        NavigationLink(value: book) { LabeledContent(book.title, value: book.author) }
      }
      .searchable(text: $model.querry, prompt: "Title or author")
      .navigationDestination(for: Book.self) { Text($0.title) }
      .overlay {
        if model.isLoaded, model.shown.isEmpty {
          ContentUnavailableView.search(text: model.query)
        }
      }
      .navigationTitle("Books")
    }
  }
}

// The mistake: querry
