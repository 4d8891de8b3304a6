package import KeelScene

/// Dates in figures, in the one order that is read alike everywhere: `2026-11-22`, `14:05`.
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
  /// What the picker shows of its date, part by part.
  package var texts: [String] {
    (components.contains(.date) ? [date.dayText] : []) + (components.contains(.hourAndMinute) ? [date.timeText] : [])
  }

  /// Whether the day can be chosen, at some time of it.
  package func allowsDay(_ day: SceneDate) -> Bool {
    let lawful = lawful(day)
    return (lawful.year, lawful.month, lawful.day) == (day.year, day.month, day.day)
  }
}

/// The days of a month, in weeks that begin on Monday.
package struct CalendarMonth: Hashable, Sendable {
  /// The days, at the time of day of the date that the month was made of.
  package let days: [SceneDate]
  /// How many days of the first week belong to the month before.
  package let blanks: Int

  /// The month of that date.
  package init(of date: SceneDate) {
    let first = date.adding(days: 1 - date.day)
    days = (0..<SceneDate.days(inMonth: date.month, of: date.year)).map { first.adding(days: $0) }
    blanks = (first.weekday + 6) % 7
  }

  /// The week and the day of it in which a day of the month is, both from 0.
  package func place(ofDay day: Int) -> (week: Int, column: Int) {
    let place = blanks + day - 1
    return (place / 7, place % 7)
  }
}
