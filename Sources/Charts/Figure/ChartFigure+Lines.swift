import Foundation
import KeelScene
import SwiftUI

/// The marks of one line or area, in their order.
struct ChartSeries {
  var kind: ChartMark.Kind
  var marks: [PlannedMark] = []
}

extension ChartFigure {
  /// The lines and areas.
  var series: [ChartSeries] {
    struct Key: Hashable {
      var isLine: Bool
      var series: SeriesKey
    }
    var places: [Key: Int] = [:]
    var all: [ChartSeries] = []
    for planned in plan.marks where planned.mark.kind == .line || planned.mark.kind == .area {
      let key = Key(isLine: planned.mark.kind == .line, series: planned.series)
      let place = places[key] ?? all.count
      if place == all.count {
        places[key] = place
        all.append(ChartSeries(kind: planned.mark.kind))
      }
      all[place].marks.append(planned)
    }
    return all
  }

  /// Returns the commands of a line or an area, with its symbols. A value that is not finite leaves a gap.
  func commands(of series: ChartSeries) -> [(z: Double, commands: [DrawingCommand])] {
    guard let first = series.marks.first else { return [] }
    let looks = first.mark.looks
    let pieces = series.marks.split { !$0.mark.isFinite }.map { $0.filter { frame(of: $0) != nil } }
    var drawn: [DrawingCommand] = []
    let isAcross = first.valueAxis == .y
    let method = looks.interpolation ?? .linear
    var path = Path()
    for piece in pieces where !piece.isEmpty {
      if series.kind == .line {
        var points = piece.compactMap { frame(of: $0).map { ScenePoint(x: $0.x, y: $0.y) } }
        if points.count == 1 { points.append(points[0]) }
        path.addCurve(through: decimated(points, isAcross), method, isAcross: isAcross, startsSubpath: true)
      } else {
        let edges = edges(of: piece, isAcross)
        path.addCurve(through: decimated(edges.high, isAcross), method, isAcross: isAcross, startsSubpath: true)
        path.addCurve(
          through: decimated(edges.low, isAcross).reversed(), method.reversed, isAcross: isAcross,
          startsSubpath: false)
        path.closeSubpath()
      }
    }
    let area = path.bounds ?? plot
    if let paint = paint(style(of: looks), in: area, opacity: looks.opacity), !path.isEmpty {
      let command: DrawingCommand =
        series.kind == .line ? .stroke(path.drawn, paint, lineStroke(of: looks)) : .fill(path.drawn, paint)
      drawn = faded([command], looks, paint)
    }
    var layers = [(z: looks.zIndex ?? 0, commands: drawn)]
    // Points of a line that are closer than their symbols would be a broad line.
    guard series.kind == .line, series.marks.count <= 500 else { return layers }
    for planned in series.marks where planned.mark.looks.symbol != nil || planned.mark.looks.symbolBy != nil {
      if planned.mark.isFinite, let frame = frame(of: planned) {
        layers.append((planned.mark.looks.zIndex ?? 0, symbol(planned, frame)))
      }
    }
    return layers
  }

  private func lineStroke(of looks: MarkLooks) -> DrawingStroke {
    if let style = looks.lineStyle { return style.drawn }
    var dash: [Double] = []
    if let by = looks.lineStyleBy, let index = plan.lineStyleNames.firstIndex(of: by.datum.name) {
      dash = [[], [6, 3], [2, 3], [8, 3, 2, 3]][index % 4]
    }
    return DrawingStroke(width: 2, cap: .round, join: .round, dash: dash)
  }

  private func edges(of piece: [PlannedMark], _ isAcross: Bool) -> (low: [ScenePoint], high: [ScenePoint]) {
    var (low, high): ([ScenePoint], [ScenePoint]) = ([], [])
    let axis: ChartAxis = isAcross ? .y : .x
    for planned in piece {
      let looks = planned.mark.looks
      guard let base = point(of: planned.base?.middle, on: isAcross ? .x : .y),
        let bottom = edge(planned.low, axis), let top = edge(planned.high, axis)
      else { continue }
      func shown(_ value: Double) -> ScenePoint {
        ScenePoint(
          x: (isAcross ? base : value) + looks.offsetX, y: (isAcross ? value : base) + looks.offsetY)
      }
      low.append(shown(bottom))
      high.append(shown(top))
    }
    return (low, high)
  }

  private func edge(_ value: Double, _ axis: ChartAxis) -> Double? {
    let datum: _ChartDatum = plan[axis].form == .date ? .date(value) : .number(value)
    let lawful = plan[axis].form == .log && value <= 0 ? .number(plan[axis].lower) : datum
    return plan[axis].place(of: lawful).map { point(atPlace: min(max($0, 0), 1), on: axis) }
  }

  /// Returns the points that are seen: of those in the same column of a point, the first, the lowest, the highest and
  /// the last. Lines with few points, or that run back, are unchanged.
  func decimated(_ points: [ScenePoint], _ isAcross: Bool) -> [ScenePoint] {
    let along: (ScenePoint) -> Double = { isAcross ? $0.x : $0.y }
    let across: (ScenePoint) -> Double = { isAcross ? $0.y : $0.x }
    let room = isAcross ? plot.width : plot.height
    guard Double(points.count) > max(room, 1) * 4 else { return points }
    let isSorted = zip(points, points.dropFirst()).allSatisfy { along($0) <= along($1) }
    guard isSorted else { return points }
    var kept: [ScenePoint] = []
    var start = 0
    while start < points.count {
      let column = along(points[start]).rounded(.down)
      var end = start
      while end + 1 < points.count, along(points[end + 1]).rounded(.down) == column { end += 1 }
      let range = start...end
      let low = range.min { across(points[$0]) < across(points[$1]) } ?? start
      let high = range.max { across(points[$0]) < across(points[$1]) } ?? start
      for index in Set([start, low, high, end]).sorted() { kept.append(points[index]) }
      start = end + 1
    }
    return kept
  }
}

extension InterpolationMethod {
  /// The method for the same points in reverse.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
