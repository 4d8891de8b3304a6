import DoneDoneModel
import SwiftUI
import UIKit

/// Export and import.
struct TransferView: View {
  @Bindable var model: TransferModel

  private var words: Words { model.words }

  var body: some View {
    Form {
      Section {
        Picker(words[.format], selection: $model.format) {
          Text("JSON").tag(ArchiveFormat.json)
          Text("CSV").tag(ArchiveFormat.csv)
        }
        if model.hasFiles {
          LabeledContent(words[.file]) {
            TextField(words[.file], text: $model.path, prompt: Text(verbatim: model.exampleOfFile))
          }
        }
      } footer: {
        if model.hasFiles { Text(words[.fileHint]) }
      }
      Section {
        if model.hasFiles { Button(words[.saveFile]) { Task { await model.exportFileButtonTapped() } } }
        Button(words[.copyText]) {
          Task { if let text = await model.copyButtonTapped() { UIPasteboard.general.string = text } }
        }
      } header: {
        Text(words[.export])
      }
      Section {
        if model.hasFiles { Button(words[.readFile]) { Task { await model.importFileButtonTapped() } } }
        TextEditor(text: $model.text).frame(minHeight: 96).accessibilityLabel(words[.import_])
        Button(words[.readText]) { Task { await model.importTextButtonTapped() } }
          .disabled(model.text.isEmpty)
      } header: {
        Text(words[.import_])
      } footer: {
        Text(words[.pasteHint])
      }
      if model.isWorking { ProgressView() }
      if let result = model.result {
        Section { ForEach(words.lines(of: result), id: \.self) { Text($0) } }
      }
    }
    .disabled(model.isWorking)
    .alert($model.alert) { answer in Task { await model.alertButtonTapped(answer) } }
    .navigationTitle(words[.transfer])
  }
}
