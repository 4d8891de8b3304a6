public import Foundation
package import KeelViews

extension Date.FormatStyle: DateFormatPlacing {
  package func placed(in place: FormatPlace) -> Self {
    var style = self
    style.timeZone = place.timeZone(insteadOf: timeZone)
    style.calendar = place.calendar(insteadOf: calendar)
    return style
  }
}

extension Date.IntervalFormatStyle: DateFormatPlacing {
  package func placed(in place: FormatPlace) -> Self {
    var style = self
    style.timeZone = place.timeZone(insteadOf: timeZone)
    style.calendar = place.calendar(insteadOf: calendar)
    return style
  }
}

extension Date.RelativeFormatStyle: DateFormatPlacing {
  package func placed(in place: FormatPlace) -> Self {
    var style = self
    style.calendar = place.calendar(insteadOf: calendar)
    return style
  }
}

extension FormatPlace {
  /// Returns the time zone of the place, unless the program has set one that is not the process's.
  fileprivate func timeZone(insteadOf own: TimeZone) -> TimeZone {
    own == .autoupdatingCurrent || own == .current ? timeZone : own
  }

  /// Returns the calendar of the place with its time zone, unless the program has set one that is not the process's.
  fileprivate func calendar(insteadOf own: Calendar) -> Calendar {
    guard own == .autoupdatingCurrent || own == .current else { return own }
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}
