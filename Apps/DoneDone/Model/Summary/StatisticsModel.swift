public import Foundation
internal import KeelModel
public import Observation

/// The second screen: how much was done in a day, a week or a month, of what, and for how many days in a row.
@MainActor @Observable public final class StatisticsModel {
  public let stack: StackModel
  /// The period that is shown.
  public private(set) var period: Period
  /// The amounts of the period; `nil` until they have been read.
  public private(set) var summary: Summary?
  /// Days in a row; `nil` until they have been read.
  public private(set) var streaks: Streaks?
  public private(set) var problem: DoneDoneError?

  @ObservationIgnored private let followingTotals = Following<[DayTotal]>()
  @ObservationIgnored private let followingDays = Following<[Day]>()
  @ObservationIgnored private var token: ObservationToken?
  @ObservationIgnored private var followed: ClosedRange<Day>?
  private var activeDays: [Day]?
  /// The day by which the period was chosen; `nil` while it is the current period, which moves with the days.
  private var anchor: Day?

  init(_ context: WindowContext) {
    stack = StackModel(.statistics, context)
    period = Period(.week, containing: context.today, firstWeekday: context.container.preferences.stored.firstWeekday)
    followDays()
    token = observe { [weak self] in
      guard let self else { return }
      let (today, firstWeekday) = (context.today, context.container.preferences.stored.firstWeekday)
      withoutTracking { self.follow(today, firstWeekday) }
    }
  }

  public var context: WindowContext { stack.context }
  public var words: Words { context.words }
  /// True if the period contains today.
  public var isCurrent: Bool { period.contains(context.today) }
  /// The path of the screen, with the period.
  var place: (kind: Period.Kind?, day: Day?) { (period.kind == .week ? nil : period.kind, anchor) }

  public var kind: Period.Kind {
    get { period.kind }
    set { show(newValue, containing: anchor) }
  }

  public func previousButtonTapped() { show(period.kind, containing: period.previous.days.lowerBound) }
  public func nextButtonTapped() { show(period.kind, containing: period.next.days.lowerBound) }
  public func currentButtonTapped() { show(period.kind, containing: nil) }

  /// Shows a period, the current one if the day is `nil`.
  public func show(_ kind: Period.Kind, containing day: Day?) {
    let current = Period(kind, containing: context.today, firstWeekday: firstWeekday)
    anchor = day.flatMap { current.contains($0) ? nil : $0 }
    period = anchor.map { Period(kind, containing: $0, firstWeekday: firstWeekday) } ?? current
    follow()
  }

  /// Shows the activities of a day.
  public func dayTapped(_ day: Day) { stack.open(.day(day)) }
  public func dayAddress(_ day: Day) -> String { Place(.statistics, stack.steps + [.day(day)]).path }

  /// Shows the activities of a category in the period.
  public func categoryTapped(_ id: Category.ID?) { stack.open(step(id)) }
  public func categoryAddress(_ id: Category.ID?) -> String { Place(.statistics, stack.steps + [step(id)]).path }

  private func step(_ id: Category.ID?) -> Step {
    .category(CategoryDays(id, period.days.lowerBound, period.days.upperBound))
  }

  /// The name of a category, or that of none.
  public func name(_ id: Category.ID?) -> String {
    context.container.categories.category(id)?.name ?? words[.noCategory]
  }

  public func retryButtonTapped() {
    followed = nil
    follow()
    followDays()
  }

  private var firstWeekday: Weekday { context.container.preferences.stored.firstWeekday }

  private func follow(_ today: Day, _ firstWeekday: Weekday) {
    period = Period(period.kind, containing: anchor ?? today, firstWeekday: firstWeekday)
    streaks = activeDays.map { Streaks(days: $0, today: today) }
    follow()
  }

  private func follow() {
    let days = period.days
    guard days != followed else { return }
    followed = days
    followingTotals.follow(context.store.totals(days)) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let totals):
        problem = nil
        summary = Summary(totals, days: days)
      case .failure(let error): problem = error
      }
    }
  }

  private func followDays() {
    followingDays.follow(context.store.activeDays()) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let days):
        activeDays = days
        streaks = Streaks(days: days, today: context.today)
      case .failure(let error): problem = error
      }
    }
  }
}
