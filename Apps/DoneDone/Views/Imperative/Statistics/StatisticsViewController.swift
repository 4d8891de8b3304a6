import AppForms
import DoneDoneCharts
import DoneDoneModel
import Foundation
import KeelControls
import KeelModel
import KeelViews

/// The amounts of a period, by day and by category, and the days in a row. Its twin is `StatisticsView`.
@MainActor final class StatisticsViewController: FormViewController {
  private let model: StatisticsModel

  init(_ model: StatisticsModel) {
    self.model = model
    super.init()
  }

  private var words: Words { model.words }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = words[.statisticsTitle]
      navigationItem.subtitle = words.title(model.period)
      navigationItem.subtitleVariants = words.titleVariants(model.period)
    }
  }

  override func standIn() -> FormStandIn? {
    if model.summary != nil { return nil }
    if let problem = model.problem { return .problem(problem, words) }
    return .loading(words[.loading])
  }

  override func standInButtonTapped() { model.retryButtonTapped() }

  override func sections() -> [FormSection] {
    guard let summary = model.summary else { return [] }
    let words = words
    var sections = [FormSection("period", rows: [kinds, periods])]
    if summary.total.count > 0 {
      if model.period.kind != .day { sections.append(byDay(summary)) }
      sections.append(byCategory(summary))
      sections.append(totals(summary))
    } else {
      sections.append(FormSection("nothing", rows: [.text("nothing", words[.nothingHere], color: .secondaryLabel)]))
    }
    if let streaks = model.streaks {
      sections.append(
        FormSection(
          "streaks", header: words[.streaks],
          rows: [
            .value("current", words[.currentStreak], words.days(streaks.current)),
            .value("longest", words[.longestStreak], words.days(streaks.longest)),
          ]))
    }
    return sections
  }

  // MARK: The period

  private var kinds: FormRow {
    let model = model
    let all = Period.Kind.allCases
    return FormRow("kind") { cell in
      let control: UISegmentedControl = cell.control {
        let control = UISegmentedControl(items: all.map { _ in "" })
        control.bind(
          selectedSegmentIndex: UIBinding(
            get: { all.firstIndex(of: model.kind) ?? UISegmentedControl.noSegment },
            set: { if all.indices.contains($0) { model.kind = all[$0] } }))
        return control
      }
      control.accessibilityLabel = model.words[.period]
      for (index, kind) in all.enumerated() { control.setTitle(model.words.name(kind), forSegmentAt: index) }
    }
  }

  private var periods: FormRow {
    let model = model
    return FormRow("period") { cell in
      cell.control {
        let previous = UIButton(
          primaryAction: UIAction(image: UIImage(systemName: "chevron.left")) { _ in model.previousButtonTapped() })
        let next = UIButton(
          primaryAction: UIAction(image: UIImage(systemName: "chevron.right")) { _ in model.nextButtonTapped() })
        let current = UIButton(primaryAction: UIAction { _ in model.currentButtonTapped() })
        let stack = UIStackView(arrangedSubviews: [previous, current, next])
        stack.axis = .horizontal
        stack.observe { [weak previous, weak next, weak current] in
          previous?.accessibilityLabel = model.words[.previous]
          next?.accessibilityLabel = model.words[.next]
          current?.setTitle(model.words.title(model.period))
          current?.isEnabled = !model.isCurrent
        }
        return stack
      }
    }
  }

  // MARK: Amounts

  private func byDay(_ summary: Summary) -> FormSection {
    let words = words
    let chart = FormRow("chart") { [model] cell in
      cell.contentConfiguration = UIHostingConfiguration { DayChart(summary: summary, model: model) }
    }
    return FormSection("byDay", header: words[.byDay], rows: [chart])
  }

  private func byCategory(_ summary: Summary) -> FormSection {
    let (model, words) = (model, words)
    let rows = summary.byCategory.map { part in
      let id = part.categoryID
      return FormRow(
        "category \(id?.uuidString ?? "none")", address: model.categoryAddress(id),
        choose: { model.categoryTapped(id) }
      ) { cell in
        cell.contentConfiguration = UIListContentConfiguration.value(
          model.name(id), words.duration(minutes: part.amount.minutes),
          image: .category(model.context.container.categories.category(id)))
        cell.control { UIProgressView() }.progress = Float(summary.share(of: part.amount))
      }
    }
    return FormSection("byCategory", header: words[.byCategory], rows: rows)
  }

  private func totals(_ summary: Summary) -> FormSection {
    let (model, words) = (model, words)
    var rows: [FormRow] = [
      .value(
        "total", words[.total],
        words.activities(summary.total.count) + " · " + words.duration(minutes: summary.total.minutes)),
      .value("average", words[.average], words.duration(minutes: Int(summary.averageMinutes.rounded()))),
    ]
    if let busiest = summary.busiestDay, summary.byDay.count > 1 {
      rows.append(
        .value(
          "busiest", words[.busiest],
          words.dayTitle(busiest.day) + " · " + words.duration(minutes: busiest.amount.minutes),
          address: model.dayAddress(busiest.day), choose: { model.dayTapped(busiest.day) }))
    }
    return FormSection("totals", rows: rows)
  }
}
