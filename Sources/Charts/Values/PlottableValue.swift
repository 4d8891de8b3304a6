public import Foundation
public import SwiftUI

/// A value with a label, for a position or a property of a mark.
public struct PlottableValue<Value: Plottable> {
  let position: ChartPosition

  /// Labels a value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(position: ChartPosition(label: Text(labelKey), start: value.datum))
  }
  /// Labels a value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(position: ChartPosition(label: Text(verbatim: String(label)), start: value.datum))
  }
  /// Labels a value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(position: ChartPosition(label: label, start: value.datum))
  }

  /// Labels a bin of values, which a mark fills.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    .range(Text(labelKey), range.lowerBound, range.upperBound)
  }
  /// Labels a bin of values, which a mark fills.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
    .range(Text(verbatim: String(label)), range.lowerBound, range.upperBound)
  }

  fileprivate static func range(_ label: Text, _ lower: Value, _ upper: Value) -> PlottableValue {
    PlottableValue(position: ChartPosition(label: label, start: lower.datum, end: upper.datum))
  }
}

extension PlottableValue where Value: Comparable {
  /// Labels a range of values, which a mark fills.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    .range(Text(labelKey), range.lowerBound, range.upperBound)
  }
  /// Labels a range of values, which a mark fills.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    .range(Text(verbatim: String(label)), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// Labels a date, which stands for its whole hour, day, month or other unit.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    .date(Text(labelKey), value, unit, calendar)
  }
  /// Labels a date, which stands for its whole hour, day, month or other unit.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    .date(Text(verbatim: String(label)), value, unit, calendar)
  }
  /// Labels a date, which stands for its whole hour, day, month or other unit.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    .date(label, value, unit, calendar)
  }

  private static func date(
    _ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> PlottableValue {
    let seconds = ChartCalendar.clamped(date.timeIntervalSinceReferenceDate)
    var position = ChartPosition(label: label, start: .date(seconds))
    position.unit = unit
    position.value = .date(seconds)
    position = position.filled(in: calendar)
    position.hasOwnCalendar = calendar != .current
    return PlottableValue(position: position)
  }
}

/// A labelled place on a scale: a value or a range.
struct ChartPosition {
  let label: Text
  var start: _ChartDatum
  /// The end of a range; `nil` for a single value.
  var end: _ChartDatum?
  /// The unit of a date for which the range stands.
  var unit: Calendar.Component?
  /// The value within the range.
  var value: _ChartDatum?
  /// True if the program has chosen the calendar of the unit, so that it is not that of the chart.
  var hasOwnCalendar = false

  /// Returns the position over the whole unit of its date in a calendar: the day, for example.
  func filled(in calendar: Calendar) -> ChartPosition {
    guard !hasOwnCalendar, let unit, case .date(let seconds)? = value, seconds.isFinite,
      let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: seconds))
    else { return self }
    var filled = self
    filled.start = interval.start._datum
    filled.end = interval.end._datum
    return filled
  }

  var isFinite: Bool { start.isFinite && end?.isFinite ?? true }
  /// The value itself: that of a point, the date within its unit.
  var datum: _ChartDatum { value ?? start }
  /// The middle of a range, or the value.
  var middle: _ChartDatum {
    guard let end, let low = start.number, let high = end.number else { return start }
    if case .date = start { return .date(low / 2 + high / 2) }
    return .number(low / 2 + high / 2)
  }
}
