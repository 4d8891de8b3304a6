public import Foundation

extension Day {
  /// Creates the day on which an instant falls in the calendar's time zone.
  ///
  /// Only the time zone matters: with a Buddhist or Islamic calendar, too, the result is the Gregorian day.
  public init(_ date: Date, in calendar: Calendar) {
    self.init(number: Self.wallSeconds(date, calendar.timeZone).floored(by: 86_400))
  }

  /// The instant of a time of this day in the calendar's time zone, by default the begin of the day.
  ///
  /// - Parameter time: Minutes after midnight. A time that the day skips is taken as the same amount later, and of a
  ///   time that occurs twice it is the first.
  public func date(in calendar: Calendar, time: Int = 0) -> Date {
    let wall = Double(number) * 86_400 + Double(time) * 60
    let zone = calendar.timeZone
    let before = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall - 86_400)))
    let after = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall + 86_400)))
    for offset in [before, after] {
      let date = Date(timeIntervalSince1970: wall - offset)
      if Self.wallSeconds(date, zone) == wall { return date }
    }
    return Date(timeIntervalSince1970: wall - before)
  }

  /// The minutes after midnight of an instant in the calendar's time zone, 0 to 1439.
  public static func time(of date: Date, in calendar: Calendar) -> Int {
    let wall = wallSeconds(date, calendar.timeZone)
    return (wall - Double(wall.floored(by: 86_400)) * 86_400).floored(by: 60)
  }

  /// What a clock on the wall shows, in seconds since its 1970-01-01 00:00.
  private static func wallSeconds(_ date: Date, _ zone: TimeZone) -> Double {
    let seconds = date.timeIntervalSince1970
    guard !seconds.isNaN else { return 0 }
    // Far beyond the calendar, but within what time zones can count.
    let near = Date(timeIntervalSince1970: min(max(seconds, -1e12), 1e12))
    return near.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: near))
  }
}

extension Double {
  /// The quotient rounded down.
  fileprivate func floored(by divisor: Double) -> Int { Int((self / divisor).rounded(.down)) }
}
