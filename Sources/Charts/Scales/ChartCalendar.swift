import Foundation

/// Round dates at equal distances.
struct ChartCalendar {
  var calendar: Calendar

  /// The seconds, limited to the years 1 to 9999: calendars of other years are slow and pointless.
  static func clamped(_ seconds: Double) -> Double {
    seconds.isNaN ? seconds : min(max(seconds, -63_113_904_000), 252_423_993_599)
  }

  /// A distance between dates.
  struct Step: Equatable {
    var count: Int
    var unit: Calendar.Component
    var seconds: Double { Double(count) * ChartCalendar.seconds(of: unit) }
  }

  /// The approximate length of a unit.
  static func seconds(of unit: Calendar.Component) -> Double {
    switch unit {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .weekOfYear, .weekOfMonth: 604_800
    case .month: 2_629_800
    case .quarter: 7_889_400
    case .year, .yearForWeekOfYear: 31_557_600
    case .era: 31_557_600_000
    default: 86_400
    }
  }

  private static let steps: [Step] = [
    Step(count: 1, unit: .second), Step(count: 5, unit: .second), Step(count: 15, unit: .second),
    Step(count: 30, unit: .second), Step(count: 1, unit: .minute), Step(count: 5, unit: .minute),
    Step(count: 15, unit: .minute), Step(count: 30, unit: .minute), Step(count: 1, unit: .hour),
    Step(count: 3, unit: .hour), Step(count: 6, unit: .hour), Step(count: 12, unit: .hour),
    Step(count: 1, unit: .day), Step(count: 2, unit: .day), Step(count: 1, unit: .weekOfYear),
    Step(count: 2, unit: .weekOfYear), Step(count: 1, unit: .month), Step(count: 3, unit: .month),
    Step(count: 6, unit: .month), Step(count: 1, unit: .year), Step(count: 2, unit: .year),
    Step(count: 5, unit: .year), Step(count: 10, unit: .year), Step(count: 20, unit: .year),
    Step(count: 50, unit: .year), Step(count: 100, unit: .year), Step(count: 500, unit: .year),
    Step(count: 1000, unit: .year), Step(count: 5000, unit: .year),
  ]

  /// Returns the smallest distance that gives at most as many dates as are wanted.
  static func step(from lower: Double, to upper: Double, count: Int) -> Step {
    let wanted = (upper - lower) / Double(max(count, 1))
    return steps.first { $0.seconds >= wanted * 0.99 } ?? Step(count: 5000, unit: .year)
  }

  /// Returns the dates that are multiples of a distance within a range.
  ///
  /// - Parameter covering: Begins with the date before the range and ends with the one after it.
  func ticks(
    every count: Int, _ unit: Calendar.Component, from lower: Double, to upper: Double, covering: Bool = false,
    limit: Int = 400
  ) -> [Double] {
    let (lower, upper) = (Self.clamped(lower), Self.clamped(upper))
    guard lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    guard (upper - lower) / max(Self.seconds(of: unit) * Double(count), 1e-9) < Double(limit) * 1.5,
      let first = start(of: unit, count, at: Date(timeIntervalSinceReferenceDate: lower))
    else { return covering ? [lower, upper] : [] }
    var ticks: [Double] = []
    for index in 0...limit {
      guard let date = calendar.date(byAdding: unit, value: index * count, to: first) else { break }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > upper + 1e-6 {
        if covering { ticks.append(seconds) }
        break
      }
      if covering || seconds >= lower - 1e-6 { ticks.append(seconds) }
    }
    return ticks
  }

  /// Returns the last multiple of a distance before a date.
  private func start(of unit: Calendar.Component, _ count: Int, at date: Date) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    if unit == .year {
      let back = calendar.component(.year, from: start) % count
      return calendar.date(byAdding: .year, value: -back, to: start)
    }
    guard let outer = outerUnit(of: unit), let whole = calendar.dateInterval(of: outer, for: date)?.start,
      let steps = calendar.dateComponents([unit], from: whole, to: start).value(for: unit)
    else { return start }
    return calendar.date(byAdding: unit, value: -(steps % count), to: start)
  }

  private func outerUnit(of unit: Calendar.Component) -> Calendar.Component? {
    switch unit {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .day: .month
    case .month: .year
    default: nil
    }
  }
}
