package import KeelScene

/// Dates and times in ISO 8601 order, which is unambiguous in every locale: `2026-11-22`, `14:05`.
extension SceneDate {
  package var dayText: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
  package var timeText: String { "\(hourText):\(minuteText)" }
  package var hourText: String { padded(hour, 2) }
  package var minuteText: String { padded(minute, 2) }

  private func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension DatePickerElement {
  /// The visible parts of the date as texts.
  package var texts: [String] {
    (components.contains(.date) ? [date.dayText] : []) + (components.contains(.hourAndMinute) ? [date.timeText] : [])
  }

  /// Returns true if the picker's range contains a time of that day.
  package func allowsDay(_ day: SceneDate) -> Bool {
    let lawful = lawful(day)
    return (lawful.year, lawful.month, lawful.day) == (day.year, day.month, day.day)
  }
}

/// The days of a month, arranged in weeks.
package struct CalendarMonth: Hashable, Sendable {
  /// The days, each with the time of day of the date that the month was created from.
  package let days: [SceneDate]
  /// The number of days in the first week that belong to the preceding month.
  package let blanks: Int

  /// Creates the month that contains a date.
  ///
  /// - Parameter locale: The locale that determines the first day of the week.
  package init(of date: SceneDate, in locale: String) {
    let first = date.adding(days: 1 - date.day)
    days = (0..<SceneDate.days(inMonth: date.month, of: date.year)).map { first.adding(days: $0) }
    blanks = (first.weekday - Language.firstWeekday(locale) + 7) % 7
  }

  /// Returns the row and the column of a day of the month, both from 0. Days are numbered from 1.
  package func place(ofDay day: Int) -> (week: Int, column: Int) {
    let place = blanks + day - 1
    return (place / 7, place % 7)
  }
}
