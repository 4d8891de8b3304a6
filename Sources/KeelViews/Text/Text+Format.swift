public import FoundationEssentials

extension Text {
  /// A value written in the language of the place where it is shown.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// A value written at once, in the language that the style says: values that may not be sent elsewhere cannot wait.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    private enum Kind: String, Codable { case date, time, relative, offset, timer }
    private let kind: Kind

    /// As *June 3, 2019*.
    public static let date = DateStyle(kind: .date)
    /// As *11:23 PM*.
    public static let time = DateStyle(kind: .time)
    /// As *2 hr, 23 min*: how far it is from now.
    public static let relative = DateStyle(kind: .relative)
    /// As *+2 hours*.
    public static let offset = DateStyle(kind: .offset)
    /// As *36:59:01*.
    public static let timer = DateStyle(kind: .timer)

    /// Whether what is written changes as time goes by.
    package var followsTime: Bool { kind != .date && kind != .time }
  }

  /// A date; the styles that say how far it is from now follow the time as the place where it is shown asks again.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// From when to when.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates)) }

  /// From when to when.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start...interval.end)) }

  /// How much of a stretch of time is over, or is left.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
