import DoneDoneModel
import Foundation
import KeelControls
import KeelModel

/// The form of an activity, in a sheet. Its twin is `ActivityFormView`.
@MainActor final class ActivityFormViewController: PageViewController {
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
    // Escape, a swipe or a click outside asks first.
    presentationController?.delegate = self
    observe { [weak self] in
      guard let self else { return }
      isModalInPresentation = model.hasUnsavedChanges
    }
    present(item: $model.alert) { [model] alert in
      UIAlertController(state: alert) { model.alertButtonTapped($0) }
    }
  }

  override func sections() -> [PageSection] {
    let model = model
    let problems = model.shownProblems
    return [
      PageSection(
        "activity", footer: problems.isEmpty ? nil : problems.map { model.words.text($0) }.joined(separator: "\n"),
        rows: [
          .field(
            "name", $model.draft.name, title: { model.words[.name] },
            error: { model.words.text(model.shownProblems, in: .name) }),
          .menu("category", $model.draft.categoryID, title: { model.words[.category] }) {
            [Choice(nil, model.words[.noCategory])]
              + model.categories.map { Choice(Optional($0.id), $0.name, symbol: $0.symbol) }
          },
          duration, date,
        ]),
      PageSection(
        "note", header: model.words[.note],
        rows: [
          .editor(
            "note", $model.draft.note, title: { model.words[.note] },
            error: { model.words.text(model.shownProblems, in: .note) })
        ]),
    ]
  }

  private var duration: PageRow {
    let model = model
    return PageRow("duration") { cell in
      let stepper = UIStepper()
      stepper.minimumValue = Double(Activity.minutesRange.lowerBound)
      stepper.maximumValue = Double(Activity.minutesRange.upperBound)
      stepper.stepValue = 5
      stepper.bind(
        value: UIBinding(get: { Double(model.draft.minutes) }, set: { model.draft.minutes = Int($0.rounded()) }))
      cell.accessories = [.customView(configuration: .init(customView: stepper))]
      cell.observe { [weak cell, weak stepper] in
        var content = UIListContentConfiguration.valueCell()
        content.text = model.words[.duration]
        content.secondaryText = model.words.duration(minutes: model.draft.minutes)
        cell?.contentConfiguration = content
        stepper?.accessibilityLabel = model.words[.duration]
        stepper?.accessibilityError = model.words.text(model.shownProblems, in: .minutes)
      }
    }
  }

  private var date: PageRow {
    let model = model
    let binding = $model.date
    return PageRow("date") { cell in
      let picker = UIDatePicker(date: binding)
      cell.accessories = [.customView(configuration: .init(customView: picker))]
      cell.observe { [weak cell, weak picker] in
        var content = UIListContentConfiguration.cell()
        content.text = model.words[.date]
        cell?.contentConfiguration = content
        picker?.accessibilityLabel = model.words[.date]
        picker?.accessibilityError = model.words.text(model.shownProblems, in: .time)
      }
    }
  }
}

extension ActivityFormViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    model.cancelButtonTapped()
  }
}
