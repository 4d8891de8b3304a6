import DoneDoneModel
import SwiftUI

/// The list of categories.
struct CategoriesView: View {
  let model: CategoriesModel

  private var words: Words { model.words }

  var body: some View {
    List {
      Section {
        ForEach(model.categories) { CategoryRow(category: $0, model: model) }
          .onMove { source, destination in
            guard let source = source.first else { return }
            Task { await model.move(from: source, to: destination) }
          }
      } footer: {
        Text(words[.deletedHint])
      }
    }
    .navigationTitle(words[.categories])
    .toolbar {
      if let stack = model.stack {
        NewButton(stack: stack, title: words[.newCategory], address: model.newAddress)
      }
    }
    .safeAreaInset(edge: .bottom) { if let stack = model.stack { UndoBar(stack: stack) } }
  }
}

private struct CategoryRow: View {
  let category: DoneDoneModel.Category
  let model: CategoriesModel

  private var words: Words { model.words }
  private var index: Int? { model.categories.firstIndex { $0.id == category.id } }

  var body: some View {
    Button {
      model.categoryTapped(category)
    } label: {
      HStack(spacing: 12) {
        CategoryIcon(category: category)
        Text(category.name).foregroundStyle(Color.primary)
      }
    }
    .linkAddress(model.address(of: category.id))
    .swipeActions {
      Button(words[.delete], systemImage: "trash", role: .destructive) {
        Task { await model.deleteButtonTapped(category.id) }
      }
    }
    .contextMenu {
      if let index, index > 0 {
        Button(words[.moveUp], systemImage: "arrow.up") { Task { await model.move(category.id, by: -1) } }
      }
      if let index, index < model.categories.count - 1 {
        Button(words[.moveDown], systemImage: "arrow.down") { Task { await model.move(category.id, by: 1) } }
      }
    }
  }
}
