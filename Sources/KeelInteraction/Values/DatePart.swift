package import KeelScene

/// A part of a date that is changed by itself.
package enum DatePart: CaseIterable, Sendable { case year, month, day, hour, minute }

extension DatePickerElement {
  /// The parts that are shown, in reading order; never empty.
  package var parts: [DatePart] {
    (components.contains(.date) ? [.year, .month, .day] : [])
      + (components.contains(.hourAndMinute) ? [.hour, .minute] : [])
  }

  /// The part that arrows change while the date is closed, and where the keyboard begins in an open one.
  package var mainPart: DatePart { components.contains(.date) ? .day : .minute }

  /// The date with one part so many steps further. Hours and minutes go round without changing the day.
  package func date(moving part: DatePart, by steps: Int) -> SceneDate {
    var moved = date
    switch part {
    case .year: return date.adding(months: 12 * steps)
    case .month: return date.adding(months: steps)
    case .day: return date.adding(days: steps)
    case .hour: moved.hour = (date.hour + steps % 24 + 24) % 24
    case .minute:
      // From a time between two steps the next one is nearer than a step.
      let rest = date.minute % minuteInterval
      let minute = date.minute - rest + (steps < 0 && rest > 0 ? minuteInterval : 0)
      moved.minute = ((minute + steps * minuteInterval) % 60 + 60) % 60
    }
    return moved
  }

  func date(after change: KeyMeaning) -> SceneDate? {
    switch change {
    case .less: date(moving: mainPart, by: -1)
    case .more: date(moving: mainPart, by: 1)
    case .muchLess: date(moving: components.contains(.date) ? .month : .hour, by: -1)
    case .muchMore: date(moving: components.contains(.date) ? .month : .hour, by: 1)
    case .least: minimum
    case .greatest: maximum
    default: nil
    }
  }
}
