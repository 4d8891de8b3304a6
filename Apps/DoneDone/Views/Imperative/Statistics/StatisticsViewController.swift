import DoneDoneCharts
import DoneDoneModel
import Foundation
import KeelControls
import KeelModel
import KeelViews

/// The amounts of a period, by day and by category, and the days in a row. Its twin is `StatisticsView`.
@MainActor final class StatisticsViewController: PageViewController {
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

  override func standIn() -> StandIn? {
    if model.summary != nil { return nil }
    if let problem = model.problem { return .problem(problem, words) }
    return StandIn(title: words[.loading], kind: .loading)
  }

  override func standInButtonTapped() { model.retryButtonTapped() }

  override func sections() -> [PageSection] {
    guard let summary = model.summary else { return [] }
    var sections = [PageSection("period", rows: [kinds, periods])]
    if summary.total.count > 0 {
      if model.period.kind != .day { sections.append(byDay(summary)) }
      sections.append(byCategory(summary))
      sections.append(totals(summary))
    } else {
      sections.append(PageSection("nothing", rows: [.text("nothing", words[.nothingHere], color: .secondaryLabel)]))
    }
    if let streaks = model.streaks {
      sections.append(
        PageSection(
          "streaks", header: words[.streaks],
          rows: [
            .value("current", words[.currentStreak], words.days(streaks.current)),
            .value("longest", words[.longestStreak], words.days(streaks.longest)),
          ]))
    }
    return sections
  }

  // MARK: The period

  private var kinds: PageRow {
    let model = model
    let all = Period.Kind.allCases
    return PageRow("kind") { cell in
      let control = UISegmentedControl(items: all.map { _ in "" })
      cell.accessories = [.customView(configuration: .init(customView: control))]
      control.bind(
        selectedSegmentIndex: UIBinding(
          get: { all.firstIndex(of: model.kind) ?? UISegmentedControl.noSegment },
          set: { if all.indices.contains($0) { model.kind = all[$0] } }))
      cell.observe { [weak control] in
        control?.accessibilityLabel = model.words[.period]
        for (index, title) in all.enumerated() {
          control?.setTitle(model.words.name(title), forSegmentAt: index)
        }
      }
    }
  }

  private var periods: PageRow {
    let model = model
    return PageRow("period") { cell in
      let stack = UIStackView()
      stack.axis = .horizontal
      let previous = UIButton(
        primaryAction: UIAction(image: UIImage(systemName: "chevron.left")) { _ in
          model.previousButtonTapped()
        })
      let next = UIButton(
        primaryAction: UIAction(image: UIImage(systemName: "chevron.right")) { _ in
          model.nextButtonTapped()
        })
      let current = UIButton(primaryAction: UIAction { _ in model.currentButtonTapped() })
      for view in [previous, current, next] { stack.addArrangedSubview(view) }
      cell.accessories = [.customView(configuration: .init(customView: stack))]
      cell.observe { [weak previous, weak next, weak current] in
        previous?.accessibilityLabel = model.words[.previous]
        next?.accessibilityLabel = model.words[.next]
        current?.setTitle(model.words.title(model.period))
        current?.isEnabled = !model.isCurrent
      }
    }
  }

  // MARK: Amounts

  private func byDay(_ summary: Summary) -> PageSection {
    let chart = PageRow("chart", content: [summary.byDay, words] as [AnyHashable]) { [model] cell in
      cell.contentConfiguration = UIHostingConfiguration { DayChart(summary: summary, model: model) }
    }
    return PageSection("byDay", header: words[.byDay], rows: [chart])
  }

  private func byCategory(_ summary: Summary) -> PageSection {
    let rows = summary.byCategory.map { part in
      PageRow.share(
        "category \(part.categoryID?.uuidString ?? "none")", model.name(part.categoryID),
        words.duration(minutes: part.amount.minutes), summary.share(of: part.amount),
        image: .category(model.context.container.categories.category(part.categoryID)),
        address: model.categoryAddress(part.categoryID), choose: { [model] in model.categoryTapped(part.categoryID) })
    }
    return PageSection("byCategory", header: words[.byCategory], rows: rows)
  }

  private func totals(_ summary: Summary) -> PageSection {
    var rows: [PageRow] = [
      .value(
        "total", words[.total],
        words.activities(summary.total.count) + " · " + words.duration(minutes: summary.total.minutes)),
      .value("average", words[.average], words.duration(minutes: Int(summary.averageMinutes.rounded()))),
    ]
    if let busiest = summary.busiestDay, summary.byDay.count > 1 {
      rows.append(
        .value(
          "busiest", words[.busiest],
          words.dayTitle(busiest.day) + " · " + words.duration(minutes: busiest.amount.minutes), leadsOn: true,
          address: model.dayAddress(busiest.day), choose: { [model] in model.dayTapped(busiest.day) }))
    }
    return PageSection("totals", rows: rows)
  }
}
