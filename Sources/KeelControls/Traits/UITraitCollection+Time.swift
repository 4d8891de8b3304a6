public import FoundationEssentials
internal import KeelScene

/// The time zone and the calendar of the user. They may differ from those of the machine that runs the program.
extension UITraitCollection {
  /// The time zone of the user: that of the browser that shows the page; elsewhere, that of the process.
  public var timeZone: TimeZone { environment.timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) ?? .current }

  /// The calendar of the user, with the window's time zone; if a browser shows the page, with its locale too.
  public var calendar: Calendar {
    guard environment.timeZoneIdentifier != nil || environment.calendarIdentifier != nil else { return .current }
    var calendar = Calendar(identifier: calendarIdentifier)
    calendar.locale = Locale(identifier: environment.localeIdentifier)
    calendar.timeZone = timeZone
    return calendar
  }

  private var calendarIdentifier: Calendar.Identifier {
    guard let name = environment.calendarIdentifier, let identifier = Self.calendars[name], Self.hasAllCalendars
    else { return .gregorian }
    return identifier
  }

  /// Programs that link FoundationEssentials alone have no calendar but the Gregorian one, and end when they create
  /// another. They have no time zones either, by which they are recognized.
  private static let hasAllCalendars = TimeZone(identifier: "Asia/Tokyo") != nil

  /// The calendars of Foundation, by their names in the Unicode CLDR.
  private static let calendars: [String: Calendar.Identifier] = [
    "gregory": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
    "ethioaa": .ethiopicAmeteAlem, "ethiopic": .ethiopicAmeteMihret, "hebrew": .hebrew, "indian": .indian,
    "islamic": .islamic, "islamic-civil": .islamicCivil, "islamic-tbla": .islamicTabular,
    "islamic-umalqura": .islamicUmmAlQura, "japanese": .japanese, "persian": .persian, "roc": .republicOfChina,
  ]
}
