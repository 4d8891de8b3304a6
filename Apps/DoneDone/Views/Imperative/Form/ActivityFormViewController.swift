import AppForms
import DoneDoneModel
import Foundation
import KeelControls
import KeelModel

/// The form of an activity, in a sheet. Its twin is `ActivityFormView`.
@MainActor final class ActivityFormViewController: FormViewController {
  @UIBindable private var model: ActivityFormModel

  init(_ model: ActivityFormModel) {
    self.model = model
    super.init()
    restorationIdentifier = "form \(model.id)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = model.words[model.activity == nil ? .newActivity : .editActivity]
    }
    addFormButtons(
      { [model] in model.words }, isSaving: { [model] in model.isSaving },
      cancel: { [model] in model.cancelButtonTapped() }, save: { [model] in await model.saveButtonTapped() })
    protectTypedText(
      while: { [model] in model.hasUnsavedChanges }, ask: { [model] in model.cancelButtonTapped() })
    present(item: $model.alert) { [model] alert in
      UIAlertController(state: alert) { model.alertButtonTapped($0) }
    }
  }

  override func sections() -> [FormSection] {
    let model = model
    let problems = model.shownProblems
    return [
      FormSection(
        "activity", footer: problems.isEmpty ? nil : problems.map { model.words.text($0) }.joined(separator: "\n"),
        rows: [
          .field(
            "name", model.words[.name], $model.draft.name,
            error: model.words.text(model.shownProblems, in: .name)),
          .menu("category", model.words[.category], $model.draft.categoryID) {
            [FormChoice(nil, model.words[.noCategory])]
              + model.categories.map { FormChoice(Optional($0.id), $0.name, symbol: $0.symbol) }
          },
          duration, date,
        ]),
      FormSection(
        "note", header: model.words[.note],
        rows: [
          .editor(
            "note", model.words[.note], $model.draft.note,
            error: model.words.text(model.shownProblems, in: .note))
        ]),
    ]
  }

  private var duration: FormRow {
    let model = model
    return FormRow("duration") { cell in
      cell.contentConfiguration = UIListContentConfiguration.value(
        model.words[.duration], model.words.duration(minutes: model.draft.minutes))
      let stepper: UIStepper = cell.control {
        let stepper = UIStepper()
        stepper.minimumValue = Double(Activity.minutesRange.lowerBound)
        stepper.maximumValue = Double(Activity.minutesRange.upperBound)
        stepper.stepValue = 5
        stepper.bind(
          value: UIBinding(get: { Double(model.draft.minutes) }, set: { model.draft.minutes = Int($0.rounded()) }))
        return stepper
      }
      stepper.accessibilityLabel = model.words[.duration]
      stepper.accessibilityError = model.words.text(model.shownProblems, in: .minutes)
    }
  }

  private var date: FormRow {
    let model = model
    let binding = $model.date
    return FormRow("date") { cell in
      cell.contentConfiguration = UIListContentConfiguration.title(model.words[.date])
      let picker = cell.control { UIDatePicker(date: binding) }
      picker.accessibilityLabel = model.words[.date]
      picker.accessibilityError = model.words.text(model.shownProblems, in: .time)
    }
  }
}
