import Foundation

extension ChartPlan {
  /// The place that bars or areas share.
  private struct Place: Hashable {
    var kind: Int
    var axis: ChartAxis
    var start: _ChartDatum?
    var group: _ChartDatum?
  }

  /// The sums of a place.
  private struct Sums {
    var above = 0.0
    var below = 0.0
    var total = 0.0
  }

  /// Sets the ranges of bars, areas and sectors on the axis of their values.
  mutating func stack() {
    var totals: [Place: Double] = [:]
    for index in marks.indices where isStacked(marks[index]) {
      let total = totals[place(of: marks[index]), default: 0] + abs(value(of: marks[index]))
      totals[place(of: marks[index])] = min(total, .greatestFiniteMagnitude)
    }
    var sums: [Place: Sums] = [:]
    for index in marks.indices {
      let planned = marks[index]
      let value = value(of: planned)
      guard isStacked(planned) else {
        let end = planned.end(on: planned.valueAxis)?.start.number
        (marks[index].low, marks[index].high) = end.map { (value, $0) } ?? (0, value)
        continue
      }
      let place = place(of: planned)
      var sum = sums[place, default: Sums(total: totals[place, default: 0])]
      let share: Double
      switch planned.mark.stacking.kind {
      case .normalized where planned.mark.kind != .sector: share = sum.total > 0 ? value / sum.total : 0
      case .center: share = abs(value)
      default: share = planned.mark.kind == .sector ? max(0, value) : value
      }
      let shift = planned.mark.stacking.kind == .center ? -sum.total / 2 : 0
      if share < 0 {
        let next = max(sum.below + share, -.greatestFiniteMagnitude)
        (marks[index].low, marks[index].high) = (sum.below, next)
        sum.below = next
      } else {
        let next = min(sum.above + share, .greatestFiniteMagnitude)
        (marks[index].low, marks[index].high) = (sum.above + shift, next + shift)
        sum.above = next
      }
      sums[place] = sum
    }
  }

  func value(of planned: PlannedMark) -> Double {
    guard let number = planned.position(on: planned.valueAxis)?.datum.number, number.isFinite else { return 0 }
    return number
  }

  private func isStacked(_ planned: PlannedMark) -> Bool {
    switch planned.mark.kind {
    case .sector: return true
    case .bar, .area:
      guard planned.end(on: planned.valueAxis) == nil, let position = planned.position(on: planned.valueAxis)
      else { return false }
      guard case .number = position.start, planned.mark.isFinite else { return false }
      return planned.mark.stacking.kind != .unstacked && position.end == nil
    case .line, .point, .rule, .rectangle: return false
    }
  }

  private func place(of planned: PlannedMark) -> Place {
    Place(
      kind: planned.mark.kind == .bar ? 0 : planned.mark.kind == .area ? 1 : 2, axis: planned.valueAxis,
      start: planned.mark.kind == .sector ? nil : planned.base?.start,
      group: planned.mark.looks.positionBy?.datum)
  }
}
