import AppForms
import DoneDoneModel
import KeelControls
import KeelModel

/// The details of an activity. Its twin is `ActivityView`.
@MainActor final class ActivityViewController: FormViewController {
  private let model: ActivityModel

  init(_ model: ActivityModel) {
    self.model = model
    super.init()
  }

  private var words: Words { model.words }

  override func viewDidLoad() {
    super.viewDidLoad()
    let editButton = UIBarButtonItem(
      title: "", image: UIImage(systemName: "pencil"),
      primaryAction: UIAction { [model] _ in model.editButtonTapped() })
    observe { [weak self] in
      guard let self else { return }
      title = model.title
      editButton.title = words[.edit]
      editButton.linkAddress = model.editAddress
      let shown = model.activity == nil ? nil : editButton
      if navigationItem.rightBarButtonItem !== shown { navigationItem.rightBarButtonItem = shown }
    }
  }

  override func sections() -> [FormSection] {
    guard let activity = model.activity else { return [] }
    let (model, words) = (model, words)
    var sections = [
      FormSection(
        "facts",
        rows: [
          .value(
            "category", words[.category], model.category?.name ?? words[.noCategory], image: .category(model.category)),
          .value(
            "date", words[.date], words.fullDate(activity.day), address: model.dayAddress,
            choose: { model.dayTapped() }),
          .value("time", words[.time], words.time(activity.time)),
          .value("duration", words[.duration], words.duration(minutes: activity.minutes)),
        ])
    ]
    if !activity.note.isEmpty {
      sections.append(FormSection("note", header: words[.note], rows: [.text("note", activity.note)]))
    }
    let delete = FormRow.button(
      "delete", words[.delete], systemImage: "trash", isDestructive: true,
      choose: { Task { await model.deleteButtonTapped() } })
    sections.append(FormSection("delete", rows: [delete]))
    return sections
  }

  override func standIn() -> FormStandIn? {
    if model.activity != nil { return nil }
    if model.isMissing {
      return .message(words[.missingTitle], symbol: "questionmark.circle", text: words[.missingMessage])
    }
    if let problem = model.problem { return .problem(problem, words) }
    return .loading(words[.loading])
  }

  override func standInButtonTapped() { model.retryButtonTapped() }
}
