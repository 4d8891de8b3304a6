/// A date and time of day as shown by a calendar and a clock, in the Gregorian calendar.
///
/// It has no time zone and no seconds; the time zone is determined by the code that creates the value.
public struct SceneDate: Hashable, Sendable, Comparable {
  /// The year, from 1 to 9999.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute, from 0 to 59.
  public var minute: Int

  /// Creates a date. Parts outside the calendar are clamped: June 31 becomes June 30.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = min(max(year, 1), 9999)
    self.month = min(max(month, 1), 12)
    self.day = min(max(day, 1), SceneDate.days(inMonth: self.month, of: self.year))
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
  }

  /// Orders dates by time.
  public static func < (lhs: SceneDate, rhs: SceneDate) -> Bool {
    (lhs.year, lhs.month, lhs.day, lhs.hour, lhs.minute) < (rhs.year, rhs.month, rhs.day, rhs.hour, rhs.minute)
  }

  /// Returns the number of days in a month, with leap years taken into account.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week; 0 is Sunday.
  public var weekday: Int { ((dayNumber % 7) + 7 + 1) % 7 }

  /// The number of days since January 1 of the year 1.
  public var dayNumber: Int {
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400
    return before * 365 + leapDays + (1..<month).reduce(0) { $0 + SceneDate.days(inMonth: $1, of: year) } + day - 1
  }

  /// Returns the date this many days later, or earlier, at the same time of day; the result stays within the years 1
  /// to 9999.
  public func adding(days: Int) -> SceneDate {
    var date = self
    var left = min(max(days, -4_000_000), 4_000_000)
    while left > 0 {
      let rest = SceneDate.days(inMonth: date.month, of: date.year) - date.day
      if left <= rest {
        date.day += left
        return date
      }
      guard date.year < 9999 || date.month < 12 else { return date }
      left -= rest + 1
      date = date.startOfNextMonth
    }
    while left < 0 {
      if -left < date.day {
        date.day += left
        return date
      }
      guard date.year > 1 || date.month > 1 else { return date }
      left += date.day
      let month = date.month == 1 ? 12 : date.month - 1
      let year = date.month == 1 ? date.year - 1 : date.year
      (date.year, date.month, date.day) = (year, month, SceneDate.days(inMonth: month, of: year))
    }
    return date
  }

  /// Returns the date this many months later; the last day of the month if it has no such day.
  public func adding(months: Int) -> SceneDate {
    let number = min(max(year * 12 + month - 1 + min(max(months, -200_000), 200_000), 12), 9999 * 12 + 11)
    return SceneDate(year: number / 12, month: number % 12 + 1, day: day, hour: hour, minute: minute)
  }

  /// Returns the date this many minutes later.
  public func adding(minutes: Int) -> SceneDate {
    let number = hour * 60 + minute + min(max(minutes, -4_000_000), 4_000_000)
    let days = number >= 0 ? number / 1440 : -((1439 - number) / 1440)
    var date = adding(days: days)
    let rest = number - days * 1440
    (date.hour, date.minute) = (rest / 60, rest % 60)
    return date
  }

  private var startOfNextMonth: SceneDate {
    var date = self
    (date.month, date.day) = (month == 12 ? 1 : month + 1, 1)
    if month == 12 { date.year += 1 }
    return date
  }
}
