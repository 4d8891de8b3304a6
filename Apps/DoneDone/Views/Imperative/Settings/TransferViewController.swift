import AppForms
import DoneDoneModel
import KeelControls
import KeelModel
import UIKit

/// Export and import. Its twin is `TransferView`.
@MainActor final class TransferViewController: FormViewController {
  @UIBindable private var model: TransferModel

  init(_ model: TransferModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = model.words[.transfer]
      collectionView.isUserInteractionEnabled = !model.isWorking
    }
    present(item: $model.alert) { [model] alert in
      UIAlertController(state: alert) { answer in Task { await model.alertButtonTapped(answer) } }
    }
  }

  override func sections() -> [FormSection] {
    let (model, words) = (model, model.words)
    var file: [FormRow] = [
      .menu("format", words[.format], $model.format) { [FormChoice(.json, "JSON"), FormChoice(.csv, "CSV")] }
    ]
    var export: [FormRow] = []
    if model.hasFiles {
      file.append(.field("path", words[.file], $model.path, placeholder: model.exampleOfFile))
      export.append(.button("saveFile", words[.saveFile]) { Task { await model.exportFileButtonTapped() } })
    }
    export.append(
      .button("copyText", words[.copyText]) {
        Task { if let text = await model.copyButtonTapped() { UIPasteboard.general.string = text } }
      })
    var imported: [FormRow] = [
      .editor("text", words[.import_], $model.text),
      .button("readText", words[.readText]) {
        if !model.text.isEmpty { Task { await model.importTextButtonTapped() } }
      },
    ]
    if model.hasFiles {
      imported.insert(
        .button("readFile", words[.readFile]) { Task { await model.importFileButtonTapped() } }, at: 0)
    }
    var sections = [
      FormSection("file", footer: model.hasFiles ? words[.fileHint] : nil, rows: file),
      FormSection("export", header: words[.export], rows: export),
      FormSection("import", header: words[.import_], footer: words[.pasteHint], rows: imported),
    ]
    if let result = model.result {
      let lines = words.lines(of: result)
      sections.append(FormSection("result", rows: lines.enumerated().map { .text("result \($0)", $1) }))
    }
    return sections
  }
}
