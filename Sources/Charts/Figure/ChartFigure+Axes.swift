import Foundation
import KeelScene
import SwiftUI

extension ChartFigure {
  /// Draws the grid lines, or the ticks and labels.
  mutating func drawAxes(behindMarks: Bool) {
    for axis in [ChartAxis.x, .y] {
      for all in axes[axis] ?? [] {
        for mark in all.marks {
          var label = 0
          for part in mark.parts {
            switch part.kind {
            case .gridLine: if behindMarks { drawGridLine(part, mark, all, axis) }
            case .tick(let length): if !behindMarks { drawTick(part, length, mark, all, axis) }
            case .label:
              let shown = mark.labels[label]
              label += 1
              if !behindMarks, shown.isShown { draw(shown, mark, all, axis) }
            }
          }
        }
      }
    }
  }

  private mutating func drawLine(
    _ part: AxisPart, _ all: ChartAxisMarks, _ start: ScenePoint, _ end: ScenePoint
  ) {
    let shift = (Double(part.offset.width), Double(part.offset.height))
    let (from, to) = (
      ScenePoint(x: start.x + shift.0, y: start.y + shift.1), ScenePoint(x: end.x + shift.0, y: end.y + shift.1)
    )
    let area = SceneRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    guard let paint = part.style.map({ paint($0, in: area) }) ?? .color(.separator) else { return }
    // In cells a line is dots that are as strong as those of marks, so only every third one is drawn.
    let usual = context.isInCells ? DrawingStroke(width: 0.5, dash: [4, 8]) : DrawingStroke(width: 0.5)
    let stroke = (part.stroke ?? all.plan.stroke)?.drawn ?? usual
    commands.append(.stroke(DrawingPath([.move(to: from), .line(to: to)]), paint, stroke))
  }

  private mutating func drawGridLine(
    _ part: AxisPart, _ mark: ChartAxisMarks.Mark, _ all: ChartAxisMarks, _ axis: ChartAxis
  ) {
    let place = point(atPlace: part.isCentered == true ? mark.middle : mark.place, on: axis)
    if axis == .x {
      drawLine(part, all, ScenePoint(x: place, y: plot.y), ScenePoint(x: place, y: plot.y + plot.height))
    } else {
      // In cells, the line at the bottom is in the last row of the plot.
      let y = context.isInCells ? min(place, plot.y + plot.height - 1) : place
      drawLine(part, all, ScenePoint(x: plot.x, y: y), ScenePoint(x: plot.x + plot.width, y: y))
    }
  }

  private mutating func drawTick(
    _ part: AxisPart, _ length: Double, _ mark: ChartAxisMarks.Mark, _ all: ChartAxisMarks, _ axis: ChartAxis
  ) {
    let place = point(atPlace: part.isCentered == true ? mark.middle : mark.place, on: axis)
    let (bottom, right) = (plot.y + plot.height, plot.x + plot.width)
    switch all.side {
    case .top: drawLine(part, all, ScenePoint(x: place, y: plot.y - length), ScenePoint(x: place, y: plot.y))
    case .leading: drawLine(part, all, ScenePoint(x: plot.x - length, y: place), ScenePoint(x: plot.x, y: place))
    case .trailing: drawLine(part, all, ScenePoint(x: right, y: place), ScenePoint(x: right + length, y: place))
    case .automatic, .bottom:
      drawLine(part, all, ScenePoint(x: place, y: bottom), ScenePoint(x: place, y: bottom + length))
    }
  }

  private mutating func draw(
    _ label: ChartAxisMarks.Label, _ mark: ChartAxisMarks.Mark, _ all: ChartAxisMarks, _ axis: ChartAxis
  ) {
    let gap = (context.isInCells ? (axis == .x ? 0 : 8) : axis == .x ? 7 : 5) + all.tickLength
    var origin: ScenePoint
    if axis == .x {
      let range = labelRange(mark, label)
      let y = all.side == .top ? plot.y - gap - label.size.height : plot.y + plot.height + gap
      origin = ScenePoint(x: range.lowerBound, y: y)
    } else {
      let place = point(atPlace: label.part.isCentered == true ? mark.middle : mark.place, on: .y)
      let y = min(max(place - label.size.height / 2, 0), max(0, size.height - label.size.height))
      let x = all.side == .leading ? plot.x - gap - label.size.width : plot.x + plot.width + gap
      origin = ScenePoint(x: x, y: y)
      // The cell in which the grid line is.
      if context.isInCells { origin.y = (min(place, plot.y + plot.height - 1) / 16).rounded(.down) * 16 }
    }
    origin.x += Double(label.part.offset.width)
    origin.y += Double(label.part.offset.height)
    if let view = label.view {
      commands += self.view(view, at: origin, anchor: .topLeading)
    } else {
      write(label, at: origin, anchor: axis == .x ? 0.5 : all.side == .leading ? 1 : 0)
    }
  }

  private mutating func write(_ label: ChartAxisMarks.Label, at origin: ScenePoint, anchor: Double) {
    let area = SceneRect(x: origin.x, y: origin.y, width: label.size.width, height: label.size.height)
    guard let paint = label.part.style.map({ paint($0, in: area) }) ?? .color(.secondaryLabel) else { return }
    if label.label.isVertical, !context.isInCells {
      let text = DrawingText(
        label.lines, font: label.font, paint: paint, at: ScenePoint(x: 0, y: 0), anchor: ScenePoint(x: 1, y: 0))
      let turn = DrawingTransform(a: 0, b: -1, c: 1, d: 0, tx: origin.x, ty: origin.y)
      commands.append(.group(DrawingGroup(transform: turn, commands: [.text(text)])))
      return
    }
    commands.append(contentsOf: lines(label.lines, label.font, paint, in: area, anchor: label.isCentered ? anchor : 0))
  }

  /// Returns the commands of lines in an area.
  func lines(
    _ lines: [String], _ font: SceneFont, _ paint: DrawingPaint, in area: SceneRect, anchor: Double
  ) -> [DrawingCommand] {
    guard !lines.isEmpty, lines.contains(where: { !$0.isEmpty }) else { return [] }
    let height = area.height / Double(lines.count)
    // In cells each line has a row of its own, which its middle decides.
    return context.isInCells
      ? lines.enumerated().map { index, line in
        .text(
          DrawingText(
            [line], font: font, paint: paint,
            at: ScenePoint(x: area.x + area.width * anchor, y: area.y + height * (Double(index) + 0.5)),
            anchor: ScenePoint(x: anchor, y: 0.5)))
      }
      : [
        .text(
          DrawingText(
            lines, font: font, paint: paint, at: ScenePoint(x: area.x + area.width * anchor, y: area.y),
            anchor: ScenePoint(x: anchor, y: 0)))
      ]
  }

  // MARK: Titles

  /// The height of the title of an axis.
  func titleHeight(_ axis: ChartAxis) -> Double? {
    guard plan.settings[axis].title != nil, !plan.isRound, let drawn = context.views[ChartViewID.title(axis)],
      !drawn.commands.isEmpty
    else { return nil }
    return context.isInCells ? 16 : viewSize(drawn).height + 4
  }

  /// True for titles above the plot: those of vertical axes, unless they have another position.
  func isAtTop(_ title: ChartSettings.AxisTitle, _ axis: ChartAxis) -> Bool {
    switch title.position.kind {
    case .top, .topLeading, .topTrailing: true
    case .bottom, .bottomLeading, .bottomTrailing: false
    default: axis == .y
    }
  }

  mutating func drawTitles() {
    for axis in [ChartAxis.x, .y] {
      guard let title = plan.settings[axis].title, let height = titleHeight(axis),
        let drawn = context.views[ChartViewID.title(axis)]
      else { continue }
      let width = viewSize(drawn).width
      let isTrailing = axis == .y && axes[.y]?.first?.side != .leading && title.alignment == nil
      let halves = title.alignment?.halves(.x) ?? (axis == .x ? 1 : isTrailing ? 2 : 0)
      let room = axis == .y ? (0, size.width) : (plot.x, plot.width)
      let x = room.0 + (room.1 - width) * Double(halves) / 2
      let isTop = isAtTop(title, axis)
      let labels =
        (axes[.x] ?? []).filter { ($0.side == .top) == isTop }.map { $0.labelSize.height + $0.tickLength + 8 }
        .max() ?? 0
      var y = isTop ? plot.y - labels - height : plot.y + plot.height + labels
      if isTop, legend.isAtTop { y = legend.size.height + legend.spacing }
      if isTop, !legend.isAtTop { y = 0 }
      if context.isInCells { y = (y / 16).rounded(.up) * 16 }
      commands += view(.title(axis), at: ScenePoint(x: x, y: y), anchor: .topLeading)
    }
  }
}
