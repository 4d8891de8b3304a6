import Foundation
import KeelScene
import SwiftUI

/// A set of marks of an axis with its values.
struct ChartAxisMarks {
  /// A value with its parts.
  struct Mark {
    var datum: _ChartDatum
    /// The place of the value: 0 to 1 along the axis.
    var place: Double
    /// The place in the middle of the value's unit or category.
    var middle: Double
    var labels: [Label] = []
    var parts: [AxisPart] = []
  }
  /// A label with its lines.
  struct Label {
    var label: AxisLabel
    var part: AxisPart
    var lines: [String] = []
    var view: ChartViewID?
    var font = ChartContext.labelFont
    var size = SceneSize(width: 0, height: 0)
    var isCentered = true
    var isShown = true
  }
  var plan: AxisPlan
  var side: AxisMarkPosition.Kind
  var ticks: ChartTicks
  var marks: [Mark] = []

  /// The largest size of the labels that are shown.
  var labelSize: SceneSize {
    let sizes = marks.flatMap(\.labels).filter(\.isShown).map(\.size)
    return SceneSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  var tickLength: Double {
    marks.flatMap(\.parts).map { if case .tick(let length) = $0.kind { length } else { 0 } }.max() ?? 0
  }
}

extension ChartPlan {
  /// The sets of marks of an axis, with the default one if there are none.
  func axisPlans(of axis: ChartAxis) -> [AxisPlan] {
    guard settings[axis].visibility != .hidden, !isRound, hasValues(on: axis) else { return [] }
    return settings[axis].plans ?? [AxisPlan()]
  }

  /// A chart without marks has no axes, unless it has a domain: the numbers of any others would be invented.
  private func hasValues(on axis: ChartAxis) -> Bool {
    settings[axis].domain?.values != nil
      || marks.contains { $0.position(on: axis) != nil && $0.mark.kind != .sector }
  }

  /// The side of the plot on which a set of marks is.
  func side(of plan: AxisPlan, _ axis: ChartAxis) -> AxisMarkPosition.Kind {
    switch (axis, plan.position.kind) {
    case (.x, .top): .top
    case (.x, _): .bottom
    case (.y, .leading): .leading
    case (.y, .trailing): .trailing
    case (.y, _): y.isCategory ? .leading : .trailing
    }
  }

  /// The unit of the dates of an axis for which marks stand.
  func unit(on axis: ChartAxis) -> Calendar.Component? {
    marks.lazy.compactMap { $0.position(on: axis)?.unit }.first
  }

  /// Returns the place in the middle between a value and the next one.
  func middle(of datum: _ChartDatum, on axis: ChartAxis, _ ticks: ChartTicks) -> Double? {
    if let step = ticks.step, case .date(let seconds) = datum,
      let end = calendar.date(
        byAdding: step.unit, value: step.count, to: Date(timeIntervalSinceReferenceDate: seconds))
    {
      return self[axis].place(of: .date((seconds + end.timeIntervalSinceReferenceDate) / 2))
    }
    if let number = datum.number, ticks.values.count > 1, let one = ticks.values[0].number,
      let other = ticks.values[1].number
    {
      return self[axis].place(of: .number(number + (other - one) / 2))
    }
    return self[axis].place(of: datum)
  }
}

extension ChartContext {
  /// Returns the text of a value of an axis.
  func text(of datum: _ChartDatum, _ ticks: ChartTicks, _ span: Double) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let number): return text(of: number, fractionDigits: ticks.fractionDigits)
    case .date(let seconds):
      return text(ofDate: seconds, ticks.step ?? ChartCalendar.step(from: 0, to: span, count: 5), span)
    }
  }

  func text(of number: Double, fractionDigits: Int) -> String {
    if number != 0, abs(number) >= 1e15 || abs(number) < 1e-6 {
      return number.formatted(
        .number.notation(.scientific).precision(.significantDigits(1...4)).locale(locale))
    }
    return (number == 0 ? 0 : number).formatted(.number.precision(.fractionLength(fractionDigits)).locale(locale))
  }

  func text(ofDate seconds: Double, _ step: ChartCalendar.Step, _ span: Double) -> String {
    let date = Date(timeIntervalSinceReferenceDate: ChartCalendar.clamped(seconds))
    var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch step.unit {
    case .nanosecond, .second: format = format.hour().minute().second()
    case .minute: format = format.hour().minute()
    case .hour: format = span > 2 * 86_400 ? format.month(.abbreviated).day().hour() : format.hour()
    case .month, .quarter:
      format = span > 1.1 * 31_557_600 ? format.month(.abbreviated).year() : format.month(.abbreviated)
    case .year, .yearForWeekOfYear, .era: format = format.year()
    default: format = format.month(.abbreviated).day()
    }
    return format.format(date)
  }
}
