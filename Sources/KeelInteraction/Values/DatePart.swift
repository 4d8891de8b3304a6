package import KeelScene

/// A part of a date that is changed separately.
package enum DatePart: CaseIterable, Sendable { case year, month, day, hour, minute }

extension DatePickerElement {
  /// The visible parts in reading order; never empty.
  package var parts: [DatePart] {
    (components.contains(.date) ? [.year, .month, .day] : [])
      + (components.contains(.hourAndMinute) ? [.hour, .minute] : [])
  }

  /// The part that arrows change while the date is closed.
  package var mainPart: DatePart { components.contains(.date) ? .day : .minute }

  /// Returns the date with one part moved by that many steps. Hours and minutes wrap around without changing the day.
  package func date(moving part: DatePart, by steps: Int) -> SceneDate {
    var moved = date
    switch part {
    case .year: return date.adding(months: 12 * steps)
    case .month: return date.adding(months: steps)
    case .day: return date.adding(days: steps)
    case .hour: moved.hour = (date.hour + steps % 24 + 24) % 24
    case .minute:
      // A time between two steps moves to the adjacent step, less than a whole step.
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
