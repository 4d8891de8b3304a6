/// A day of the week, numbered as in Foundation: 1 is Sunday.
public enum Weekday: Int, CaseIterable, Codable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// The seven days of a week in their order, from a first one.
  public static func week(from first: Weekday) -> [Weekday] {
    Array(allCases[(first.rawValue - 1)...] + allCases[..<(first.rawValue - 1)])
  }

  /// The number of days from another weekday to this one, 0 to 6.
  public func days(after other: Weekday) -> Int { (rawValue - other.rawValue + 7) % 7 }
}

extension Day {
  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.allCases[((number + 4) % 7 + 7) % 7]
  }

  /// The first day of this day's week.
  public func startOfWeek(from first: Weekday) -> Day { adding(-weekday.days(after: first)) }

  /// The month of this day.
  public var month: Month {
    let (year, month, _) = parts
    return Month(index: year * 12 + month - 1)
  }
}
