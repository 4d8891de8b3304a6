import SwiftUI

struct Sheets: View {
  @Bindable var model: BooksModel
  var body: some View {
    List(model.books) { book in
      Button(book.title) { model.selected = book }
        .contextMenu {
          Button("Delete", systemImage: "trash", role: .destructive) { model.deleteButtonTapped(book) }
        }
    }
    .sheet(item: $model.selected) { book in
      NavigationStack {
        Form { LabeledContent("Pages", value: book.pages, format: .number) }
          .navigationTitle(book.title)
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { model.doneTapped() } } }
      }
    }
    .alert("Error", isPresented: .constant(model.error != nil)) {
      Button("OK") {}
    } message: {
      Text(model.error ?? "")
    }
  }
}

// The mistake: doneTapped
