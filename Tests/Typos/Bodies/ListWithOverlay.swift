import SwiftUI

struct ListWithOverlay: View {
  @Bindable var model: BooksModel
  var body: some View {
    NavigationStack {
      List {
        ForEach(model.shown) { book in
          HStack {
            VStack(alignment: .leading) {
              Text(book.title).font(.headline); Text(book.author).foregroundStyle(.secondary)
            }
            Spacer()
            if book.isRead { Image(systemName: "checkmark") }
          }
          .swipeActions { Button("Delete", role: .destructive) { model.deleteButtonTapped(book) } }
        }
      }
      .overlay { if model.isLoadedX && model.shown.isEmpty { ContentUnavailableView("No Books", systemImage: "book") } }
      .searchable(text: $model.query)
      .navigationTitle("Books")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { model.addButtonTapped() } }
      }
      .refreshable { await model.refresh() }
    }
  }
}

// The mistake: isLoadedX
