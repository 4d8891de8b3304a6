import FoundationEssentials
import KeelInteraction

/// A formatter of dates and time intervals.
///
/// Tables for all languages are not available. Dates are written in English, or in digits in the order of the language;
/// a program with Foundation can register another formatter (`DateWriting`).
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
    let language = context.locale.languageSubtag
    guard language == "en", calendar.identifier == .gregorian, (1...12).contains(month) else {
      let figures = [year.digits(4), month.digits(2), day.digits(2)]
      return switch language {
      case "de", "da", "fi", "nb", "nn", "no", "pl", "ru", "cs", "sk", "tr", "uk", "ro", "et", "lv", "bg":
        figures.reversed().joined(separator: ".")
      case "fr", "es", "it", "pt", "el", "ca", "vi", "nl": figures.reversed().joined(separator: "/")
      default: figures.joined(separator: "-")
      }
    }
    let name = context.systemWords.month(month)
    let region = context.locale.regionSubtag
    return region == nil || region == "US" || region == "CA" ? "\(name) \(day), \(year)" : "\(day) \(name) \(year)"
  }

  private func time(of date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    guard let hour = parts.hour, let minute = parts.minute else { return "" }
    let language = context.locale.languageSubtag
    let region = context.locale.regionSubtag
    let isTwelveHours = language == "en" && [nil, "US", "CA", "AU", "NZ", "IN"].contains(region)
    guard isTwelveHours else { return "\(hour.digits(2)):\(minute.digits(2))" }
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute.digits(2)) \(hour < 12 ? "AM" : "PM")"
  }

  /// Returns the distance in its two largest units, such as *2 hr, 23 min*.
  private func distance(from start: Date, to end: Date) -> String {
    let seconds = whole(abs(end.timeIntervalSince(start)))
    let units: [(Int, String)] = [
      (31_536_000, "yr"), (2_592_000, "mth"), (604_800, "wk"), (86400, "day"), (3600, "hr"), (60, "min"), (1, "sec"),
    ]
    guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 sec" }
    func written(_ count: Int, _ name: String) -> String { "\(count) \(name)\(name == "day" && count != 1 ? "s" : "")" }
    let head = written(seconds / units[first].0, units[first].1)
    guard first + 1 < units.count else { return head }
    let (size, name) = units[first + 1]
    let rest = seconds % units[first].0 / size
    return rest == 0 ? head : "\(head), \(written(rest, name))"
  }

  /// Returns the distance in its largest unit, such as *2 hours*.
  private func offset(from start: Date, to end: Date) -> String {
    let seconds = whole(abs(end.timeIntervalSince(start)))
    let units: [(Int, String)] = [
      (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86400, "day"), (3600, "hour"), (60, "minute"),
    ]
    let (size, name) = units.first { seconds >= $0.0 } ?? (1, "second")
    let count = seconds / size
    return "\(count) \(name)\(count == 1 ? "" : "s")"
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
