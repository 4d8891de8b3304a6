import SwiftUI

struct Tabs: View {
  @Bindable var model: BooksModel
  var body: some View {
    TabView(selection: $model.tab) {
      Tab("Books", systemImage: "book", value: 0) {
        List(model.books) { Text($0.title) }
      }
      Tab("Grid", systemImage: "square.grid.2x2", value: 1) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 8) {
            ForEach(model.books) { book in
              RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(book.isRead ? 1 : 0.5)).frame(height: 80)
                .overlay { Text(book.title).foregroundStyle(.white) }
            }
          }
          .padding()
        }
      }
    }
  }
}

// The mistake: tab
