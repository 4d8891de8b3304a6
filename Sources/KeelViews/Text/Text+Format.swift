public import FoundationEssentials

extension Text {
  /// Creates a text of a formatted value, in the locale of the environment that it is shown in; a locale of the format
  /// itself wins.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// Creates a text of a value that is formatted at once, in the format's own language, because it is not sendable.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}

extension Text {
  /// The style of a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    private enum Kind: String, Codable { case date, time, relative, offset, timer }
    private let kind: Kind

    /// A date such as *June 3, 2019*.
    public static let date = DateStyle(kind: .date)
    /// A time such as *11:23 PM*.
    public static let time = DateStyle(kind: .time)
    /// The distance from now, such as *2 hr, 23 min*.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign, such as *+2 hours*.
    public static let offset = DateStyle(kind: .offset)
    /// A running timer such as *36:59:01*.
    public static let timer = DateStyle(kind: .timer)

    /// True if the text changes as time passes.
    package var followsTime: Bool { kind != .date && kind != .time }
  }

  /// Creates a text of a date. Styles relative to now are updated when the text is resolved again.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates a text of a range of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates)) }

  /// Creates a text of an interval of dates.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start...interval.end)) }

  /// Creates a text of the elapsed or remaining time of an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
