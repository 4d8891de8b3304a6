import NewAppModel
import SwiftUI

struct EditorView: View {
  @Bindable var model: EditorModel

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $model.title).font(.title2)
      TextEditor(text: $model.text).accessibilityLabel("Text")
      Text("\(model.wordCount) words").font(.footnote).foregroundStyle(.secondary)
    }
    .padding()
    .navigationTitle(model.title.isEmpty ? String(localized: "Untitled") : model.title)
  }
}
