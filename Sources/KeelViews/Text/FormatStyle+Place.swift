package import FoundationEssentials

/// What a place on the screen contributes to the formats of its values.
package struct FormatPlace {
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone

  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }
}

extension TextContext {
  package var place: FormatPlace { FormatPlace(locale: locale, calendar: calendar, timeZone: timeZone) }
}

/// A format of dates, which needs a time zone too. The module `SwiftUI` makes those of Foundation conform, because
/// FoundationEssentials has no such format with names of months.
package protocol DateFormatPlacing {
  /// Returns the format with a time zone and a calendar, unless the program has set others.
  func placed(in place: FormatPlace) -> Self
}

extension FormatStyle {
  /// Returns the format in the locale, the time zone and the calendar of the place where its text is shown and typed. A
  /// value that the program has set wins.
  package func placed(at place: FormatPlace) -> Self {
    var style = hasOwnLocale ? self : self.locale(place.locale)
    if let dates = style as? any DateFormatPlacing, let placed = dates.placed(in: place) as? Self { style = placed }
    return style
  }

  /// True if the format contains a locale other than that of the process. A format tells its locale to no protocol.
  private var hasOwnLocale: Bool {
    guard self != self.locale(.autoupdatingCurrent), self != self.locale(.current) else { return false }
    return Mirror(reflecting: self).children.contains { $0.value is Locale }
  }
}
