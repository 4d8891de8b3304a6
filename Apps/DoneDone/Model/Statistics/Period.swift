/// A day, a week or a month that statistics are about.
///
/// Two periods of a kind are equal if they have the same days.
public struct Period: Hashable, Sendable {
  /// The length of a period.
  public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    case day, week, month
  }

  public let kind: Kind
  /// The days of the period. A week has seven of them, except at the ends of the calendar.
  public let days: ClosedRange<Day>

  /// Creates the period of a kind that contains a day.
  public init(_ kind: Kind, containing day: Day, firstWeekday: Weekday = .monday) {
    self.kind = kind
    switch kind {
    case .day: days = day...day
    case .week: days = Self.week(of: day, from: firstWeekday)
    case .month: days = day.month.days
    }
  }

  private init(_ kind: Kind, _ days: ClosedRange<Day>) {
    self.kind = kind
    self.days = days
  }

  /// The period before, or this one if there is none.
  public var previous: Period { moved(by: -1) }
  /// The period after, or this one if there is none.
  public var next: Period { moved(by: 1) }

  /// The period some periods later, or this one if there is none.
  public func moved(by count: Int) -> Period {
    // More periods than there are days.
    let count = min(max(count, -4_000_000), 4_000_000)
    switch kind {
    case .day:
      let day = days.lowerBound.adding(count)
      return Period(.day, day...day)
    case .week:
      // A week that is cut off at the begin of the calendar ends on the right weekday.
      let end = days.count == 7 ? days.lowerBound : days.upperBound
      return Period(.week, containing: end.adding(count * 7), firstWeekday: firstWeekday)
    case .month: return Period(.month, days.lowerBound.month.adding(count).days)
    }
  }

  /// True if the day is one of the period's.
  public func contains(_ day: Day) -> Bool { days.contains(day) }

  /// The weekday with which weeks begin, as far as this period tells.
  private var firstWeekday: Weekday {
    days.lowerBound == .first
      ? days.upperBound.adding(1).weekday : days.lowerBound.weekday
  }

  private static func week(of day: Day, from first: Weekday) -> ClosedRange<Day> {
    let offset = day.weekday.days(after: first)
    return day.adding(-offset)...day.adding(6 - offset)
  }
}
