import Observation
import SwiftUI

struct ShoppingItem: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var isBought = false
}

@MainActor @Observable final class ShoppingListModel {
  var items: [ShoppingItem] = []
  var query = ""
  var shown: [ShoppingItem] {
    query.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  func add(_ name: String) {
    guard !name.isEmpty else { return }
    items.append(ShoppingItem(name: name))
  }
}

struct ShoppingListPage: View {
  @State private var model: ShoppingListModel
  @State private var newName = ""
  @FocusState private var isEntering: Bool

  init(model: ShoppingListModel) { _model = State(initialValue: model) }

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List {
        Section("New") {
          TextField("Name", text: $newName)
            .focused($isEntering)
            .submitLabel(.done)
            .onSubmit(add)
          Button("Add", action: add).disabled(newName.isEmpty)
        }
        Section {
          ForEach($model.items) { $item in
            Toggle(item.name, isOn: $item.isBought)
          }
          .onDelete { model.items.remove(atOffsets: $0) }
          .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        } footer: {
          Text("\(model.items.filter(\.isBought).count) of \(model.items.count) bought")
        }
      }
      .navigationTitle("Shopping")
      .searchable(text: $model.query, prompt: "Find")
      .overlay {
        if model.items.isEmpty {
          ContentUnavailableView("Nothing to buy", systemImage: "cart", description: Text("Add something."))
        }
      }
      .toolbar { EditButton() }
    }
  }

  private func add() {
    withAnimation { model.add(newName) }
    newName = ""
    isEntering = true
  }
}
