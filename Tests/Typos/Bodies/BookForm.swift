import SwiftUI

struct BookForm: View {
  @Bindable var model: BooksModel
  var body: some View {
    Form {
      Section("Book") {
        TextField("Title", text: $model.queryX)
        Toggle("Read", isOn: $model.isLoaded)
        Picker("Filter", selection: $model.filter) {
          Text("All").tag(0); Text("Read").tag(1)
        }
        Stepper("Pages: \(model.filter)", value: $model.filter, in: 0...100)
        LabeledContent("Author", value: "x")
      }
      Section {
        Button("Save") { model.addButtonTapped() }.disabled(model.query.isEmpty)
      } footer: {
        Text(model.error ?? "")
      }
    }
    .navigationTitle("New Book")
    .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
  }
}

// The mistake: queryX
