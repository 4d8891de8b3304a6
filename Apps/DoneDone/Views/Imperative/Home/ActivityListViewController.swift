import AppForms
import DoneDoneModel
import Foundation
import KeelControls
import KeelModel

/// A list of activities, and at home the search in all. Its twins are `HomeView` and `ActivityListPage`.
@MainActor final class ActivityListViewController: FormViewController {
  private let model: ActivityListModel
  private let stack: StackModel
  private let search: UISearchController?

  init(_ model: ActivityListModel, in stack: StackModel, isSearched: Bool) {
    self.model = model
    self.stack = stack
    search = isSearched ? UISearchController() : nil
    super.init()
  }

  private var words: Words { model.context.words }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = model.title
      navigationItem.titleVariants = model.titleVariants
      navigationItem.subtitle = model.subtitle
      navigationItem.subtitleVariants = model.subtitleVariants
    }
    followStack(stack) { [stack] in
      stack.context.words[.newActivity]
    } newAddress: { [model] in
      model.newAddress
    }
    if let search { follow(search) }
  }

  override func sections() -> [FormSection] {
    let (words, hasDays) = (words, model.hasDays)
    var sections = (model.sections ?? []).map { section in
      let summary = words.activities(section.activities.count) + " · " + words.duration(minutes: section.minutes)
      return FormSection(
        section.day.description, header: hasDays ? words.fullDate(section.day) : nil,
        footer: hasDays ? nil : summary, rows: section.activities.map(row))
    }
    if model.isCutOff {
      sections.append(FormSection("cutOff", rows: [.text("cutOff", words[.cutOff], color: .secondaryLabel)]))
    }
    return sections
  }

  private func row(_ activity: Activity) -> FormRow {
    let category = model.context.container.categories.category(activity.categoryID)
    let details = [words.time(activity.time), category?.name].compactMap(\.self).joined(separator: " · ")
    let duration = activity.minutes > 0 ? words.duration(minutes: activity.minutes) : nil
    var row = FormRow(
      activity.id.uuidString, address: model.address(of: activity.id),
      choose: { [model] in model.activityTapped(activity.id) }
    ) { cell in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = activity.name
      content.secondaryText = details
      content.image = .category(category)
      content.textProperties.numberOfLines = 1
      cell.contentConfiguration = content
      cell.accessories = duration.map { [.label(text: $0)] } ?? []
    }
    row.swipeActions = [
      .delete(words) { [model] in Task { await model.deleteButtonTapped([activity.id]) } }
    ]
    return row
  }

  override func standIn() -> FormStandIn? {
    guard let sections = model.sections else {
      guard let problem = model.problem else { return .loading(words[.loading]) }
      return .problem(problem, words)
    }
    guard sections.isEmpty else { return nil }
    if model.isSearching {
      return .message(words[.nothingFound], symbol: "magnifyingglass", text: words[.nothingFoundHint])
    }
    if model.scope == .today {
      return .message(
        words[.nothingToday], symbol: "checkmark.circle", text: words[.nothingTodayHint], button: words[.newActivity])
    }
    return .message(words[.nothingHere], symbol: "tray")
  }

  override func standInButtonTapped() {
    if model.sections == nil { model.retryButtonTapped() } else { stack.newButtonTapped() }
  }
}

extension ActivityListViewController: UISearchResultsUpdating {
  private func follow(_ search: UISearchController) {
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    observe { [model, search] in
      search.searchBar.placeholder = model.context.words[.search]
      if search.searchBar.text != model.text { search.searchBar.text = model.text }
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.isActive ? searchController.searchBar.text ?? "" : ""
    if model.text != text { model.text = text }
  }
}

extension FormStandIn {
  /// A message in place of content that cannot be read, with a button to try again.
  static func problem(_ problem: DoneDoneError, _ words: Words) -> FormStandIn {
    .message(
      words[.problem], symbol: "exclamationmark.triangle", text: words.text(problem), button: words[.retry])
  }
}

extension UIContextualAction {
  /// An action that deletes a row.
  @MainActor static func delete(_ words: Words, _ act: @escaping () -> Void) -> UIContextualAction {
    let action = UIContextualAction(style: .destructive, title: words[.delete]) { _, _, done in
      act()
      done(true)
    }
    action.image = UIImage(systemName: "trash")
    return action
  }
}
