import DoneDoneModel
import KeelControls
import KeelModel

/// The details of an activity. Its twin is `ActivityView`.
@MainActor final class ActivityViewController: PageViewController {
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

  override func sections() -> [PageSection] {
    guard let activity = model.activity else { return [] }
    let model = model
    var sections = [
      PageSection(
        "facts",
        rows: [
          .value(
            "category", words[.category], model.category?.name ?? words[.noCategory], image: .category(model.category)),
          .value(
            "date", words[.date], words.fullDate(activity.day), leadsOn: true, address: model.dayAddress,
            choose: { model.dayTapped() }),
          .value("time", words[.time], words.time(activity.time)),
          .value("duration", words[.duration], words.duration(minutes: activity.minutes)),
        ])
    ]
    if !activity.note.isEmpty {
      sections.append(PageSection("note", header: words[.note], rows: [.text("note", activity.note)]))
    }
    let delete = PageRow.button(
      "delete", words[.delete], image: UIImage(systemName: "trash"), isDestructive: true,
      choose: { Task { await model.deleteButtonTapped() } })
    sections.append(PageSection("delete", rows: [delete]))
    return sections
  }

  override func standIn() -> StandIn? {
    if model.activity != nil { return nil }
    if model.isMissing {
      return StandIn(
        title: words[.missingTitle],
        kind: .message(symbol: "questionmark.circle", text: words[.missingMessage], button: nil))
    }
    if let problem = model.problem { return .problem(problem, words) }
    return StandIn(title: words[.loading], kind: .loading)
  }

  override func standInButtonTapped() { model.retryButtonTapped() }
}
