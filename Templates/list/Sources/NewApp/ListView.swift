import NewAppModel
import SwiftUI

struct ListView: View {
  @State private var model: ListModel

  init(model: ListModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      List {
        section("To Do", model.openItems)
        section("Done", model.doneItems)
      }
      .overlay { placeholder }
      .navigationTitle("New App")
      .searchable(text: $model.searchText, prompt: "Search")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus", action: model.addButtonTapped).keyboardShortcut("n")
        }
      }
      .sheet(item: $model.destination.form) { FormView(model: $0) }
      .alert("That did not work", isPresented: hasProblem, presenting: model.problem) { _ in
        Button("OK") {}
      } message: { problem in
        switch problem {
        case .notRead: Text("The items cannot be read.")
        case .notSaved: Text("The change was not saved. Try again.")
        }
      }
    }
    .task { await model.follow() }
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { model.problem != nil }, set: { if !$0 { model.problem = nil } })
  }

  @ViewBuilder private func section(_ title: LocalizedStringKey, _ items: [Item]) -> some View {
    if !items.isEmpty {
      Section(title) {
        ForEach(items) { ItemRow(item: $0, model: model) }
      }
    }
  }

  @ViewBuilder private var placeholder: some View {
    if model.isLoaded, model.openItems.isEmpty, model.doneItems.isEmpty {
      if model.searchText.isEmpty {
        ContentUnavailableView(
          "Nothing to do", systemImage: "checklist", description: Text("Add the first item."))
      } else {
        ContentUnavailableView.search(text: model.searchText)
      }
    }
  }
}
