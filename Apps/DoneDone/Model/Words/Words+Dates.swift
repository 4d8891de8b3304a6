internal import Foundation

extension Words {
  /// The day in words, for example `Wednesday, November 25, 2026` or `2026년 11월 25일 수요일`.
  public func fullDate(_ day: Day) -> String { text(day, .full) }
  /// The day shortly, for example `Nov 25, 2026`.
  public func shortDate(_ day: Day) -> String { text(day, .short) }
  /// The day without its year, for example `Wed, Nov 25`.
  public func dayTitle(_ day: Day) -> String { text(day, .title) }
  /// The day as a person near it would say: today, yesterday, tomorrow, or its date.
  public func relativeDate(_ day: Day, today: Day) -> String {
    switch today.distance(to: day) {
    case 0: self[ScreenWord.today]
    case -1: self[.yesterday]
    case 1: self[.tomorrow]
    default: day.year == today.year ? dayTitle(day) : shortDate(day)
    }
  }
  /// Shorter forms of `fullDate` for places with little room: `Nov 25, 2026` and `Nov 25`.
  public func fullDateVariants(_ day: Day) -> [String] { [shortDate(day), text(day, .dayOfMonth)] }
  /// Shorter forms of `dayTitle` for places with little room: `Nov 25` and `11/25`.
  public func dayTitleVariants(_ day: Day) -> [String] { [text(day, .dayOfMonth), text(day, .numbers)] }
  /// A shorter form of a range of days: `Nov 23 – Nov 29`.
  public func rangeVariants(from first: Day, to last: Day) -> [String] {
    ["\(text(first, .dayOfMonth)) – \(text(last, .dayOfMonth))"]
  }
  /// The month, for example `November 2026`.
  public func month(_ month: Month) -> String { text(month.firstDay, .month) }
  /// The time on a clock, for example `6:30 PM`, from minutes after midnight.
  public func time(_ minutes: Int) -> String { text(Self.someSunday, .time, minutes: minutes) }
  /// The name of a day of the week, for example `Wednesday`.
  public func name(_ weekday: Weekday) -> String { text(Self.some(weekday), .weekday) }
  /// The short name of a day of the week, for example `Wed`.
  public func shortName(_ weekday: Weekday) -> String { text(Self.some(weekday), .shortWeekday) }

  /// The days of a period, for example `Nov 23 – Nov 29, 2026` or `November 2026`.
  public func title(_ period: Period) -> String {
    let (first, last) = (period.days.lowerBound, period.days.upperBound)
    switch period.kind {
    case .day: return fullDate(first)
    case .month: return month(first.month)
    case .week where first.year != last.year: return "\(shortDate(first)) – \(shortDate(last))"
    case .week:
      return text(
        "week %1$@ %2$@ %3$@ %4$@", .text(text(first, .dayOfMonth)), .text(text(last, .dayOfMonth)),
        .text(shortDate(first)), .text(shortDate(last)))
    }
  }

  /// Shorter forms of the title of a period for places with little room.
  public func titleVariants(_ period: Period) -> [String] {
    let (first, last) = (period.days.lowerBound, period.days.upperBound)
    return switch period.kind {
    case .day: fullDateVariants(first)
    case .month: [text(first, .shortMonth)]
    case .week: rangeVariants(from: first, to: last)
    }
  }

  /// 2000-01-02.
  private static let someSunday = Day(number: 10_958)
  private static func some(_ weekday: Weekday) -> Day { someSunday.adding(weekday.rawValue - 1) }

  private func text(_ day: Day, _ form: DateForms.Form, minutes: Int = 0) -> String {
    let forms = DateForms.all[language] ?? DateForms(language)
    return forms.text(day, form, minutes: minutes)
  }
}

/// The forms of dates in a language, which are made once.
private struct DateForms: Sendable {
  enum Form: CaseIterable {
    case full, short, title, dayOfMonth, numbers, month, shortMonth, time, weekday, shortWeekday
  }

  static let all = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, DateForms($0)) })

  private var styles: [Form: Date.FormatStyle] = [:]

  init(_ language: Language) {
    let locale = Locale(
      identifier: {
        switch language {
        case .english: "en_US"
        case .korean: "ko_KR"
        }
      }())
    // Days have no time zone, so that one without shifts is used to format them.
    let plain = Date.FormatStyle(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    for form in Form.allCases {
      styles[form] =
        switch form {
        case .full: plain.year().month(.wide).day().weekday(.wide)
        case .short: plain.year().month(.abbreviated).day()
        case .title: plain.month(.abbreviated).day().weekday(.abbreviated)
        case .dayOfMonth: plain.month(.abbreviated).day()
        case .numbers: plain.month(.defaultDigits).day()
        case .month: plain.year().month(.wide)
        case .shortMonth: plain.year().month(.abbreviated)
        case .time: plain.hour().minute()
        case .weekday: plain.weekday(.wide)
        case .shortWeekday: plain.weekday(.abbreviated)
        }
    }
  }

  func text(_ day: Day, _ form: Form, minutes: Int) -> String {
    let date = Date(timeIntervalSince1970: Double(day.number) * 86_400 + Double(minutes) * 60)
    return styles[form].map(date.formatted) ?? day.description
  }
}
