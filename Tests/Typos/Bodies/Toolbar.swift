import SwiftUI

struct Toolbar: View {
  @Bindable var model: BooksModel
  @State private var isConfirming = false
  var body: some View {
    List {
      Section {
        ForEach(model.shown) { Text($0.title) }
      } header: {
        Text("Shown")
      } footer: {
        Text("\(model.shown.count) of \(model.books.count)")
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Delete", systemImage: "trash", role: .destructive) { isConfirming = true }.disabled(
          model.selected == nil)
        Spacer()
        Menu("More", systemImage: "ellipsis") {
          Button("Refresh") { Task { await model.refreshX() } };
          Picker("Sort", selection: $model.filter) { Text("A").tag(0) }
        }
      }
    }
    .confirmationDialog("Delete?", isPresented: $isConfirming) {
      Button("Delete", role: .destructive) {}
    } message: {
      Text("Gone")
    }
    .onChange(of: model.query) { _, new in print(new) }
    .task { await model.refresh() }
  }
}

// The mistake: refreshX
