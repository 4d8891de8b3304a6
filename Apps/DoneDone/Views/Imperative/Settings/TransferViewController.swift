import DoneDoneModel
import KeelControls
import KeelModel
import UIKit

/// Export and import. Its twin is `TransferView`.
@MainActor final class TransferViewController: PageViewController {
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

  override func sections() -> [PageSection] {
    let (model, words) = (model, model.words)
    var file: [PageRow] = [
      .menu("format", $model.format, title: { model.words[.format] }) { [Choice(.json, "JSON"), Choice(.csv, "CSV")] }
    ]
    var export: [PageRow] = []
    if model.hasFiles {
      file.append(
        .field("path", $model.path, title: { model.words[.file] }, placeholder: { model.exampleOfFile }))
      export.append(.button("saveFile", words[.saveFile]) { Task { await model.exportFileButtonTapped() } })
    }
    export.append(
      .button("copyText", words[.copyText]) {
        Task { if let text = await model.copyButtonTapped() { UIPasteboard.general.string = text } }
      })
    var imported: [PageRow] = [
      .editor("text", $model.text) { model.words[.import_] },
      .button("readText", words[.readText]) {
        if !model.text.isEmpty { Task { await model.importTextButtonTapped() } }
      },
    ]
    if model.hasFiles {
      imported.insert(
        .button("readFile", words[.readFile]) { Task { await model.importFileButtonTapped() } }, at: 0)
    }
    var sections = [
      PageSection("file", footer: model.hasFiles ? words[.fileHint] : nil, rows: file),
      PageSection("export", header: words[.export], rows: export),
      PageSection("import", header: words[.import_], footer: words[.pasteHint], rows: imported),
    ]
    if let result = model.result {
      let lines = words.lines(of: result)
      sections.append(PageSection("result", rows: lines.enumerated().map { .text("result \($0)", $1) }))
    }
    return sections
  }
}
