/// A month of a year, from 0001-01 to 9999-12.
public struct Month: Hashable, Comparable, Sendable {
  /// The months since 0000-01.
  let index: Int

  init(index: Int) { self.index = min(max(index, 12), 9999 * 12 + 11) }

  /// Creates a month; `nil` if there is no such month.
  public init?(year: Int, month: Int) {
    guard Day.years.contains(year), 1...12 ~= month else { return nil }
    index = year * 12 + month - 1
  }

  /// The year, 1 to 9999.
  public var year: Int { index / 12 }
  /// The month of the year, 1 to 12.
  public var month: Int { index % 12 + 1 }

  /// The month some months later, or the last one that exists.
  public func adding(_ months: Int) -> Month {
    let (sum, overflow) = index.addingReportingOverflow(months)
    return Month(index: overflow ? (months < 0 ? Int.min : Int.max) : sum)
  }

  /// The first day.
  public var firstDay: Day { Day(year: year, month: month, day: 1) ?? .first }
  /// The number of days, 28 to 31.
  public var dayCount: Int { Day.dayCount(year: year, month: month) }
  /// All days of the month.
  public var days: ClosedRange<Day> { firstDay...firstDay.adding(dayCount - 1) }

  public static func < (lhs: Month, rhs: Month) -> Bool { lhs.index < rhs.index }
}
