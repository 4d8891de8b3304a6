import FoundationEssentials
import KeelInteraction

/// Formats dates and durations.
///
/// The names and plural forms are those of `SystemWords`. In other languages dates are written in digits, in the order of the
/// language, and durations in English; a program can register another formatter (`DateWriting`).
struct DateWriter {
  private let context: TextContext
  private var calendar: Calendar

  init(_ context: TextContext) {
    self.context = context
    self.calendar = context.calendar
    self.calendar.timeZone = context.timeZone
  }

  func text(of date: Date, _ style: Text.DateStyle) -> String {
    if let written = DateWriting.registered(
      DateWriting.Query(
        date: date, style: style, now: context.now, locale: context.locale, calendar: context.calendar,
        timeZone: context.timeZone))
    {
      return written
    }
    return switch style {
    case .time: time(of: date)
    case .relative: distance(from: context.now, to: date)
    case .offset: (date >= context.now ? "+" : "-") + offset(from: context.now, to: date)
    case .timer: clock(seconds: abs(date.timeIntervalSince(context.now)), showsHours: true)
    default: day(of: date)
    }
  }

  func text(of dates: ClosedRange<Date>) -> String {
    if calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound) {
      return "\(time(of: dates.lowerBound)) – \(time(of: dates.upperBound))"
    }
    return "\(day(of: dates.lowerBound)) – \(day(of: dates.upperBound))"
  }

  func timer(_ interval: ClosedRange<Date>, at date: Date, countsDown: Bool, showsHours: Bool) -> String {
    let moment = min(max(date, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
    return clock(seconds: seconds, showsHours: showsHours)
  }

  // MARK: Parts

  private func day(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return "" }
    let words = context.systemWords
    let language = context.locale.languageSubtag
    guard language == words.language, calendar.identifier == .gregorian, (1...12).contains(month) else {
      return digits(year: year, month: month, day: day, language: language)
    }
    let region = context.locale.regionSubtag
    if language == "en", let region, region != "US", region != "CA" { return "\(day) \(words.month(month)) \(year)" }
    return words.date(day: day, month: month, year: year)
  }

  private func digits(year: Int, month: Int, day: Int, language: String) -> String {
    let figures = [year.digits(4), month.digits(2), day.digits(2)]
    return switch language {
    case "de", "da", "fi", "nb", "nn", "no", "pl", "ru", "cs", "sk", "tr", "uk", "ro", "et", "lv", "bg":
      figures.reversed().joined(separator: ".")
    case "fr", "es", "it", "pt", "el", "ca", "vi", "nl": figures.reversed().joined(separator: "/")
    default: figures.joined(separator: "-")
    }
  }

  private func time(of date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    guard let hour = parts.hour, let minute = parts.minute else { return "" }
    guard Language.usesTwelveHours(context.locale.identifier) else { return "\(hour.digits(2)):\(minute.digits(2))" }
    let words = context.systemWords
    return words[
      .twelveHourTime, "\(hour % 12 == 0 ? 12 : hour % 12):\(minute.digits(2))", words[hour < 12 ? .am : .pm]]
  }

  /// A unit of durations: its length in seconds, and its names.
  private struct Unit {
    let seconds: Int
    let short: SystemWord
    let long: SystemWord
  }

  /// The units from the largest to the smallest.
  private static let units = [
    Unit(seconds: 31_536_000, short: .yearCountShort, long: .yearCount),
    Unit(seconds: 2_592_000, short: .monthCountShort, long: .monthCount),
    Unit(seconds: 604_800, short: .weekCountShort, long: .weekCount),
    Unit(seconds: 86400, short: .dayCountShort, long: .dayCount),
    Unit(seconds: 3600, short: .hourCountShort, long: .hourCount),
    Unit(seconds: 60, short: .minuteCountShort, long: .minuteCount),
    Unit(seconds: 1, short: .secondCountShort, long: .secondCount),
  ]

  /// Returns the two largest units of a duration, as *2 hr, 23 min*.
  private func distance(from start: Date, to end: Date) -> String {
    let words = context.systemWords
    let seconds = whole(abs(end.timeIntervalSince(start)))
    guard let first = Self.units.firstIndex(where: { seconds >= $0.seconds }) else {
      return words[.secondCountShort, count: 0]
    }
    let unit = Self.units[first]
    let head = words[unit.short, count: seconds / unit.seconds]
    guard first + 1 < Self.units.count else { return head }
    let next = Self.units[first + 1]
    let rest = seconds % unit.seconds / next.seconds
    return rest == 0 ? head : words[.twoUnits, head, words[next.short, count: rest]]
  }

  /// Returns the largest unit of a duration, as *2 hours*.
  private func offset(from start: Date, to end: Date) -> String {
    let seconds = whole(abs(end.timeIntervalSince(start)))
    let unit = Self.units.first { seconds >= $0.seconds }
    return context.systemWords[unit?.long ?? .secondCount, count: seconds / (unit?.seconds ?? 1)]
  }

  private func clock(seconds: Double, showsHours: Bool) -> String {
    let seconds = whole(seconds)
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(rest.digits(2))" }
    return "\(minutes / 60):\((minutes % 60).digits(2)):\(rest.digits(2))"
  }

  /// Returns whole seconds, limited to 1e15 because dates may be arbitrarily far apart.
  private func whole(_ seconds: Double) -> Int { Int(exactly: min(seconds, 1e15).rounded(.down)) ?? 0 }
}

extension Int {
  /// Returns the number with leading zeros, at least `count` digits long.
  fileprivate func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
