/// A calendar day of the proleptic Gregorian calendar, without a time zone.
///
/// Days from 0001-01-01 to 9999-12-31 exist. A day is one number, so that comparing, counting and adding are as fast as
/// with integers; `first...last` is a collection of days. Arithmetic that leads out of the range stops at its ends.
public struct Day: Hashable, Sendable {
  /// The days since 1970-01-01; negative before.
  public let number: Int

  /// Creates the day of a number, or the nearest day that exists.
  public init(number: Int) { self.number = min(max(number, Self.firstNumber), Self.lastNumber) }

  /// Creates a day of the calendar; `nil` if there is no such day, for example for 2026-02-30.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), 1...12 ~= month, 1...Self.dayCount(year: year, month: month) ~= day else {
      return nil
    }
    number = Self.number(year: year, month: month, day: day)
  }

  /// The years whose days exist.
  public static let years = 1...9999
  /// 0001-01-01.
  public static let first = Day(number: firstNumber)
  /// 9999-12-31.
  public static let last = Day(number: lastNumber)

  /// The day some days later, or earlier if the count is negative.
  public func adding(_ days: Int) -> Day {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return overflow ? (days < 0 ? .first : .last) : Day(number: sum)
  }

  /// The year, 1 to 9999.
  public var year: Int { parts.year }
  /// The month of the year, 1 to 12.
  public var monthNumber: Int { parts.month }
  /// The day of the month, 1 to 31.
  public var dayOfMonth: Int { parts.day }
}

extension Day: Strideable {
  public static func < (lhs: Day, rhs: Day) -> Bool { lhs.number < rhs.number }
  public func distance(to other: Day) -> Int { other.number - number }
  public func advanced(by days: Int) -> Day { adding(days) }
}

extension Day {
  private static let firstNumber = number(year: 1, month: 1, day: 1)
  private static let lastNumber = number(year: 9999, month: 12, day: 31)

  /// The number of days of a month.
  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Years begin in March here, so that the leap day is a year's last; 400 of them are an era of equal length.
  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The year, month and day of the month, which are computed together.
  var parts: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let era = days / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}
