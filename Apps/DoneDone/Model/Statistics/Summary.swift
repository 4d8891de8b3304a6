public import Foundation

/// What was done in a range of days, added up.
public struct Summary: Hashable, Sendable {
  /// The amount of a day.
  public struct DayAmount: Identifiable, Hashable, Sendable {
    public var day: Day
    public var amount: Amount
    public var id: Day { day }
  }

  /// The amount of a category, or of the activities without one.
  public struct CategoryAmount: Identifiable, Hashable, Sendable {
    public var categoryID: Category.ID?
    public var amount: Amount
    public var id: Category.ID? { categoryID }

    /// Those without a category come last.
    fileprivate var order: String { categoryID?.uuidString ?? "~" }
  }

  public let days: ClosedRange<Day>
  /// The sum of everything.
  public let total: Amount
  /// Every day of the range in order, also those on which nothing was done.
  public let byDay: [DayAmount]
  /// The categories in which something was done: those with the most minutes first, then the most activities.
  public let byCategory: [CategoryAmount]

  /// Adds up totals. Those of other days are ignored.
  public init(_ totals: some Sequence<DayTotal>, days: ClosedRange<Day>) {
    var total = Amount()
    var byDay = days.map { DayAmount(day: $0, amount: Amount()) }
    var byCategory: [Category.ID?: Amount] = [:]
    for part in totals where days.contains(part.day) {
      total += part
      byDay[days.lowerBound.distance(to: part.day)].amount += part
      byCategory[part.categoryID, default: Amount()] += part
    }
    self.days = days
    self.total = total
    self.byDay = byDay
    self.byCategory = byCategory.map { CategoryAmount(categoryID: $0.key, amount: $0.value) }.sorted { lhs, rhs in
      let (left, right) = ((lhs.amount.minutes, lhs.amount.count), (rhs.amount.minutes, rhs.amount.count))
      // The order of equal amounts has no meaning, but must be the same each time.
      return left == right ? lhs.order < rhs.order : left > right
    }
  }

  /// The number of days on which something was done.
  public var activeDayCount: Int { byDay.count { $0.amount.count > 0 } }

  /// The minutes of an average day of the range.
  public var averageMinutes: Double { Double(total.minutes) / Double(byDay.count) }

  /// The minutes of an average day on which something was done; 0 if there is none.
  public var averageActiveMinutes: Double {
    activeDayCount == 0 ? 0 : Double(total.minutes) / Double(activeDayCount)
  }

  /// The day with the most minutes, then the most activities, then the first of them; `nil` if nothing was done.
  public var busiestDay: DayAmount? {
    var busiest: DayAmount?
    for day in byDay where day.amount.count > 0 {
      if let amount = busiest?.amount, (day.amount.minutes, day.amount.count) <= (amount.minutes, amount.count) {
        continue
      }
      busiest = day
    }
    return busiest
  }

  /// The fraction of the minutes that a category has, or of the activities if none has minutes; 0 to 1.
  public func share(of amount: Amount) -> Double {
    if total.minutes > 0 { return Double(amount.minutes) / Double(total.minutes) }
    return total.count > 0 ? Double(amount.count) / Double(total.count) : 0
  }
}
