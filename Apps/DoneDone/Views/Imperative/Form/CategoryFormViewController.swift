import AppForms
import DoneDoneModel
import KeelControls
import KeelModel

/// The form of a category, in a sheet. Its twin is `CategoryFormView`.
@MainActor final class CategoryFormViewController: FormViewController {
  @UIBindable private var model: CategoryFormModel

  init(_ model: CategoryFormModel) {
    self.model = model
    super.init()
    restorationIdentifier = "form \(model.id)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = model.words[model.category == nil ? .newCategory : .editCategory]
    }
    addFormButtons(
      { [model] in model.words }, isSaving: { [model] in model.isSaving },
      cancel: { [model] in model.cancelButtonTapped() }, save: { [model] in await model.saveButtonTapped() })
    protectTypedText(
      while: { [model] in model.isSaving || model.hasUnsavedChanges }, ask: { [model] in model.cancelButtonTapped() })
    present(item: $model.alert) { [model] alert in
      UIAlertController(state: alert) { model.alertButtonTapped($0) }
    }
  }

  override func sections() -> [FormSection] {
    let model = model
    let problems = model.shownProblems.map { model.words.text($0) } + [model.problem.map { model.words.text($0) }]
    let footer = problems.compactMap(\.self).joined(separator: "\n")
    return [
      FormSection(
        "category", footer: footer.isEmpty ? nil : footer,
        rows: [
          .field(
            "name", model.words[.name], $model.draft.name,
            error: model.words.text(model.shownProblems, in: .name)),
          .menu("color", model.words[.color], $model.draft.color) {
            CategoryColor.allCases.map { FormChoice($0, model.words.name($0)) }
          },
          .menu("symbol", model.words[.symbol], $model.draft.symbol) {
            let offered = CategoryFormModel.symbols
            // The symbol of an imported category may be another one.
            let symbols = offered.contains(model.draft.symbol) ? offered : offered + [model.draft.symbol]
            return symbols.map { FormChoice($0, model.words.name(ofSymbol: $0), symbol: $0) }
          },
        ])
    ]
  }
}
