import NewAppModel
import SwiftUI

struct FormView: View {
  @Bindable var model: FormModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $model.title).onSubmit(save)
        TextField("Note", text: $model.note, axis: .vertical)
      }
      .navigationTitle(model.isNew ? "New Item" : "Edit Item")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(!model.canSave) }
      }
    }
  }

  private func save() { Task { await model.saveButtonTapped() } }
}

#Preview { FormView(model: FormModel { _ in }) }
