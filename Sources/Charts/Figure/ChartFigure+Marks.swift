import Foundation
import KeelScene
import SwiftUI

extension ChartFigure {
  /// Draws the marks, and returns the commands of their annotations.
  mutating func drawMarks() -> [DrawingCommand] {
    guard plot.width > 0, plot.height > 0 else { return [] }
    var layers: [(z: Double, commands: [DrawingCommand])] = []
    var annotations: [DrawingCommand] = []
    if plan.isRound {
      for (planned, sector) in sectors() {
        layers.append((planned.mark.looks.zIndex ?? 0, commands(of: sector, planned)))
        annotations += annotationCommands(of: planned, in: sector.middleArea)
      }
    }
    for series in series { layers += commands(of: series) }
    var points = PointCloud()
    for planned in plan.marks where planned.mark.isFinite {
      guard let frame = frame(of: planned) else { continue }
      switch planned.mark.kind {
      case .bar, .rectangle: layers.append((planned.mark.looks.zIndex ?? 0, box(planned, frame)))
      case .rule: layers.append((planned.mark.looks.zIndex ?? 0, rule(planned, frame)))
      case .point where isCloud:
        points.add(self, planned, frame)
      case .point: layers.append((planned.mark.looks.zIndex ?? 0, symbol(planned, frame)))
      case .line, .area, .sector: break
      }
      annotations += annotationCommands(of: planned, in: frame)
    }
    layers += points.layers
    // The sort keeps the order of equal ones.
    let sorted = layers.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
    let marks = sorted.flatMap(\.element.commands)
    commands += needsClip ? clipped(marks) : marks
    return annotations
  }

  /// True if there are so many points that they are drawn as few outlines, without those at equal places.
  private var isCloud: Bool { plan.marks.count > 500 }

  /// True if marks can be outside of the plot.
  private var needsClip: Bool {
    plan.settings.x.domain?.values != nil && !plan.x.isCategory
      || plan.settings.y.domain?.values != nil && !plan.y.isCategory
  }

  private func clipped(_ commands: [DrawingCommand]) -> [DrawingCommand] {
    guard !commands.isEmpty else { return [] }
    // Lines and points at the edge are not cut in half.
    let area = CGRect(x: plot.x - 4, y: plot.y - 4, width: plot.width + 8, height: plot.height + 8)
    return [.group(DrawingGroup(clip: DrawingGroup.Clip(Path(area).drawn), commands: commands))]
  }

  // MARK: Frames

  /// Returns the area of a mark in points; `nil` if it has no place.
  func frame(of planned: PlannedMark) -> SceneRect? {
    guard planned.mark.kind != .sector, let x = span(of: planned, on: .x), let y = span(of: planned, on: .y)
    else { return nil }
    let looks = planned.mark.looks
    return SceneRect(
      x: min(x.0, x.1) + looks.offsetX, y: min(y.0, y.1) + looks.offsetY, width: abs(x.1 - x.0),
      height: abs(y.1 - y.0))
  }

  private func span(of planned: PlannedMark, on axis: ChartAxis) -> (Double, Double)? {
    let mark = planned.mark
    let whole = axis == .x ? (plot.x, plot.x + plot.width) : (plot.y, plot.y + plot.height)
    switch mark.kind {
    case .bar:
      if planned.valueAxis == axis {
        guard let position = planned.position(on: axis) else { return whole }
        // A bar between categories, or in a bin, fills its place.
        guard case .category = position.start else {
          guard let low = kept(planned.low, position, axis), let high = kept(planned.high, position, axis) else {
            return nil
          }
          return (low, high)
        }
      }
      return slot(of: planned, on: axis, whole: whole, fill: 0.7)
    case .rectangle:
      return slot(of: planned, on: axis, whole: whole, fill: 1)
    case .rule:
      guard let position = planned.position(on: axis) else { return whole }
      guard let start = point(of: planned.end(on: axis) == nil ? position.middle : position.start, on: axis)
      else { return nil }
      guard let end = planned.end(on: axis) else { return (start, start) }
      return point(of: end.start, on: axis).map { (start, $0) }
    case .point, .line, .area, .sector:
      guard let position = planned.position(on: axis) else {
        return ((whole.0 + whole.1) / 2, (whole.0 + whole.1) / 2)
      }
      let side = groupShift(of: planned, on: axis)
      return point(of: position.middle, on: axis).map { ($0 + side, $0 + side) }
    }
  }

  /// Returns the place of a stacked value, limited to the domain.
  private func kept(_ value: Double, _ position: ChartPosition, _ axis: ChartAxis) -> Double? {
    let datum: _ChartDatum = if case .date = position.start { .date(value) } else { .number(value) }
    let limit = plan[axis].form == .log && value <= 0 ? .number(plan[axis].lower) : datum
    return plan[axis].place(of: limit).map { point(atPlace: min(max($0, 0), 1), on: axis) }
  }

  /// Returns the place across the values of a bar or a rectangle.
  private func slot(
    of planned: PlannedMark, on axis: ChartAxis, whole: (Double, Double), fill: Double
  ) -> (Double, Double)? {
    let mark = planned.mark
    let dimension = axis == .x ? mark.width : mark.height
    guard let position = planned.position(on: axis) else {
      guard let length = dimension.length(in: whole.1 - whole.0) else { return whole }
      let middle = (whole.0 + whole.1) / 2
      return (middle - length / 2, middle + length / 2)
    }
    if let end = planned.end(on: axis)?.start {
      guard let one = point(of: position.start, on: axis), let other = point(of: end, on: axis) else { return nil }
      return (one, other)
    }
    let (middle, room, part): (Double, Double, Double)
    if let end = position.end {
      guard let one = point(of: position.start, on: axis), let other = point(of: end, on: axis) else { return nil }
      let isBin = position.unit == nil
      (middle, room, part) = ((one + other) / 2, abs(other - one), isBin ? 1 : max(fill, 0.7))
      if isBin, dimension.length(in: room) == nil, mark.looks.positionBy == nil {
        return (middle - max(room - 1, room * 0.8) / 2, middle + max(room - 1, room * 0.8) / 2)
      }
    } else {
      guard let place = point(of: position.start, on: axis) else { return nil }
      (middle, room, part) = (place, roomOfBar(on: axis), fill)
    }
    guard let by = mark.looks.positionBy, mark.looks.positionAxis.map({ ($0 == .horizontal) == (axis == .x) }) ?? true,
      let index = plan.positionNames.firstIndex(of: by.datum.name)
    else {
      let length = dimension.length(in: room) ?? room * part
      return (middle - length / 2, middle + length / 2)
    }
    let span = mark.looks.positionSpan?.length(in: room) ?? room * 0.8
    let each = span / Double(max(plan.positionNames.count, 1))
    let center = middle - span / 2 + (Double(index) + 0.5) * each
    let length = dimension.length(in: each) ?? each * 0.9
    return (center - length / 2, center + length / 2)
  }

  /// The distance by which a point or a line of a group is moved from the middle of its category.
  private func groupShift(of planned: PlannedMark, on axis: ChartAxis) -> Double {
    guard let by = planned.mark.looks.positionBy, plan[axis].isCategory, planned.valueAxis != axis,
      let index = plan.positionNames.firstIndex(of: by.datum.name)
    else { return 0 }
    let span = roomOfBar(on: axis) * 0.8
    return -span / 2 + (Double(index) + 0.5) * span / Double(max(plan.positionNames.count, 1))
  }

  /// The room of one bar in points.
  private func roomOfBar(on axis: ChartAxis) -> Double {
    let scale = plan[axis]
    if scale.isCategory { return length(of: axis) * scale.band }
    let extent = scale.upper / 2 - scale.lower / 2
    guard let step = plan.barSteps[axis], extent > 0 else { return length(of: axis) * 0.1 }
    return min(length(of: axis), max(1, length(of: axis) * (step / 2 / extent)))
  }

  // MARK: Commands

  private func box(_ planned: PlannedMark, _ frame: SceneRect) -> [DrawingCommand] {
    let looks = planned.mark.looks
    guard let paint = paint(style(of: looks), in: frame, opacity: looks.opacity) else { return [] }
    var path = Path()
    let radius = looks.cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    path.addRoundedRect(in: frame, cornerWidth: radius, cornerHeight: radius)
    return faded([.fill(path.drawn, paint)], looks, paint)
  }

  private func rule(_ planned: PlannedMark, _ frame: SceneRect) -> [DrawingCommand] {
    let looks = planned.mark.looks
    guard let paint = paint(style(of: looks), in: frame, opacity: looks.opacity) else { return [] }
    var path = Path()
    path.append(.move(to: ScenePoint(x: frame.x, y: frame.y)))
    path.append(.line(to: ScenePoint(x: frame.x + frame.width, y: frame.y + frame.height)))
    let stroke = looks.lineStyle?.drawn ?? DrawingStroke(width: 1)
    return faded([.stroke(path.drawn, paint, stroke)], looks, paint)
  }

  /// Returns the symbol of a point, or at a point of a line.
  func symbol(_ planned: PlannedMark, _ frame: SceneRect) -> [DrawingCommand] {
    let looks = planned.mark.looks
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    if case .view = looks.symbol {
      return view(ChartViewID.symbol(mark: planned.index), at: ScenePoint(x: x, y: y), anchor: .center)
    }
    let side = symbolSide(of: looks)
    let area = SceneRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
    guard side > 0, let paint = paint(style(of: looks), in: area, opacity: looks.opacity) else { return [] }
    return faded([.fill(symbolPath(of: looks, in: area), paint)], looks, paint)
  }

  func symbolSide(of looks: MarkLooks) -> Double {
    if let number = looks.symbolSizeBy?.datum.number, let range = plan.sizeRange, range.upperBound > range.lowerBound {
      let part = (number / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
      return (min(max(part, 0), 1) * 400).squareRoot()
    }
    let area = looks.symbolSize ?? 45
    return area.isFinite ? min(max(area, 0), 1e6).squareRoot() : 0
  }

  func symbolPath(of looks: MarkLooks, in area: SceneRect) -> DrawingPath {
    symbolShape(of: looks).path(in: CGRect(x: area.x, y: area.y, width: area.width, height: area.height)).drawn
  }

  private func symbolShape(of looks: MarkLooks) -> any ChartSymbolShape {
    if case .shape(let shape) = looks.symbol { return shape }
    guard let by = looks.symbolBy else { return BasicChartSymbolShape.circle }
    return symbolShape(named: by.datum.name)
  }

  func symbolShape(named name: String) -> any ChartSymbolShape {
    let index = plan.symbolNames.firstIndex(of: name) ?? 0
    if let range = plan.settings.symbols?.range, !range.isEmpty { return range[index % range.count] }
    let kinds = BasicChartSymbolShape.Kind.allCases
    return BasicChartSymbolShape(kinds[index % kinds.count])
  }

  /// Returns the commands of a view at a point.
  func view(_ id: ChartViewID, at point: ScenePoint, anchor: UnitPoint) -> [DrawingCommand] {
    guard let drawn = context.views[id], !drawn.commands.isEmpty else { return [] }
    let size = viewSize(drawn)
    let move = DrawingTransform(
      a: 1, b: 0, c: 0, d: 1, tx: point.x - size.width * anchor.x, ty: point.y - size.height * anchor.y)
    return [.group(DrawingGroup(transform: move, commands: drawn.commands))]
  }

  /// The size of a view; in cells it is at least a line high.
  func viewSize(_ drawn: DrawnSymbol) -> SceneSize { drawn.size }
}

/// Many points, as one outline for each 64 of the same style. Points at the same half point are drawn once.
@MainActor struct PointCloud {
  private struct Place: Hashable {
    var x: Int
    var y: Int
    var side: Double
    var style: _ChartDatum?
    var symbol: _ChartDatum?
  }
  private struct Batch {
    var paint: DrawingPaint
    var steps: [DrawingPath.Step] = []
    var count = 0
  }
  private var seen: Set<Place> = []
  private var batches: [Batch] = []
  private var open: [DrawingPaint: Int] = [:]

  mutating func add(_ figure: ChartFigure, _ planned: PlannedMark, _ frame: SceneRect) {
    let looks = planned.mark.looks
    let side = figure.symbolSide(of: looks)
    let place = Place(
      x: Int(min(max(frame.x * 2, -1e6), 1e6)), y: Int(min(max(frame.y * 2, -1e6), 1e6)), side: side,
      style: looks.styleBy?.datum, symbol: looks.symbolBy?.datum)
    guard side > 0, seen.insert(place).inserted else { return }
    let area = SceneRect(x: frame.x - side / 2, y: frame.y - side / 2, width: side, height: side)
    guard let paint = figure.paint(figure.style(of: looks), in: area, opacity: looks.opacity) else { return }
    var index = open[paint] ?? -1
    if index < 0 || batches[index].count >= 64 {
      index = batches.count
      batches.append(Batch(paint: paint))
      open[paint] = index
    }
    batches[index].steps += figure.symbolPath(of: looks, in: area).steps
    batches[index].count += 1
  }

  var layers: [(z: Double, commands: [DrawingCommand])] {
    batches.map { (0, [.fill(DrawingPath($0.steps), $0.paint)]) }
  }
}
