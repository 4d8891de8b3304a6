import NewAppModel
import SwiftUI

struct LibraryView: View {
  @State private var model: LibraryModel

  init(model: LibraryModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        if model.hasProblem {
          Label("The documents cannot be saved at present.", systemImage: "exclamationmark.triangle")
        }
        ForEach(model.documents) { document in
          DocumentRow(document: document)
            .tag(document.id)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) { model.deleteButtonTapped(document) }
            }
        }
      }
      .overlay { placeholder }
      .navigationTitle("New App")
      .searchable(text: $model.searchText, prompt: "Search")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New Document", systemImage: "square.and.pencil", action: model.addButtonTapped)
            .keyboardShortcut("n")
        }
      }
    } detail: {
      if let editor = model.editor, !editor.isDeleted {
        EditorView(model: editor).id(editor.id)
      } else {
        ContentUnavailableView("No document is open", systemImage: "doc.text")
      }
    }
    .confirmationDialog(
      "Delete this document?", isPresented: isAskingToDelete, titleVisibility: .visible, presenting: model.deletion
    ) { document in
      Button("Delete", role: .destructive) { model.deletionConfirmed(document) }
    }
  }

  private var isAskingToDelete: Binding<Bool> {
    Binding(get: { model.deletion != nil }, set: { if !$0 { model.deletion = nil } })
  }

  @ViewBuilder private var placeholder: some View {
    if model.isEmpty {
      ContentUnavailableView(
        "No documents", systemImage: "doc.text", description: Text("Write the first one."))
    } else if model.documents.isEmpty {
      ContentUnavailableView.search(text: model.searchText)
    }
  }
}

#Preview { LibraryView(model: LibraryModel(Library())) }
