import Foundation
import KeelScene
import SwiftUI

extension ChartFigure {
  /// The distance between the plot and labels.
  private var gap: Double { context.isInCells ? 8 : 5 }
  private var lineHeight: Double { context.isInCells ? 16 : 14 }

  /// Places the legend, the titles, the axes and the plot.
  mutating func placeParts() {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    legend = ChartLegend(self)
    switch legend.position {
    case .top, .topLeading, .topTrailing: top += legend.size.height + legend.spacing
    case .leading: left += legend.size.width + legend.spacing
    case .trailing: right += legend.size.width + legend.spacing
    case .overlay: break
    case .automatic, .bottom, .bottomLeading, .bottomTrailing: bottom += legend.size.height + legend.spacing
    }
    if legend.size.height == 0 { (left, top, right, bottom) = (0, 0, 0, 0) }
    for axis in [ChartAxis.x, .y] {
      guard let title = plan.settings[axis].title, let height = titleHeight(axis) else { continue }
      if isAtTop(title, axis) { top += height } else { bottom += height }
    }
    guard !plan.isRound else {
      plot = SceneRect(
        x: left, y: top, width: max(0, size.width - left - right), height: max(0, size.height - top - bottom))
      return
    }
    // The number of vertical values depends on the height, which horizontal labels of one line leave.
    let guess = max(0, size.height - top - bottom - lineHeight - gap)
    var vertical = marks(of: .y, length: guess)
    var widest = 0.0
    for index in vertical.indices {
      truncate(&vertical[index])
      let width = vertical[index].labelSize.width
      let room = width > 0 ? width + gap + vertical[index].tickLength : vertical[index].tickLength
      if vertical[index].side == .leading { left += room } else { right += room }
      widest = max(widest, vertical[index].labelSize.height)
    }
    if widest > 0, !plan.y.isCategory {
      top = max(top, widest / 2)
      bottom = max(bottom, plan.axisPlans(of: .x).isEmpty ? widest / 2 : 0)
    }
    let width = max(0, size.width - left - right)
    plot = SceneRect(x: left, y: top, width: width, height: max(0, size.height - top - bottom))
    var horizontal = marks(of: .x, length: width)
    for index in horizontal.indices {
      fit(&horizontal[index])
      let height = horizontal[index].labelSize.height
      let room =
        height > 0
        ? height + (context.isInCells ? 0 : 8) + horizontal[index].tickLength : horizontal[index].tickLength
      if horizontal[index].side == .top { top += room } else { bottom += room }
    }
    if context.isInCells {
      // The bottom of the plot is between two lines, so that labels are below it.
      bottom = (bottom / 16).rounded(.up) * 16 + (size.height - (size.height / 16).rounded(.down) * 16)
      top = (top / 8).rounded() * 8
    }
    plot = SceneRect(x: left, y: top, width: width, height: max(0, size.height - top - bottom))
    for index in vertical.indices { thinVertically(&vertical[index]) }
    axes = [.x: horizontal, .y: vertical]
  }

  // MARK: Values of axes

  /// Returns the sets of marks of an axis that has about this length.
  private func marks(of axis: ChartAxis, length: Double) -> [ChartAxisMarks] {
    let each = axis == .y ? (context.isInCells ? 48.0 : 30) : context.isInCells ? 96 : 72
    let count = min(max(Int(length / each), 2), axis == .y ? 5 : 10)
    return plan.axisPlans(of: axis).enumerated().map { index, axisPlan in
      let own = axisPlan.content != nil
      let ticks = plan[axis].ticks(axisPlan.values, count: own ? ChartPlan.usualCount : count, calendar: plan.calendar)
      var all = ChartAxisMarks(plan: axisPlan, side: plan.side(of: axisPlan, axis), ticks: ticks)
      for (number, datum) in ticks.values.enumerated() {
        guard let place = plan[axis].place(of: datum), place > -0.001, place < 1.001 else { continue }
        let parts =
          axisPlan.parts(of: AxisValue(datum: datum, index: number, count: ticks.values.count))
          ?? usualParts(axis)
        var mark = ChartAxisMarks.Mark(
          datum: datum, place: place, middle: plan.middle(of: datum, on: axis, ticks) ?? place, parts: parts)
        for (position, part) in parts.enumerated() {
          guard case .label(let label) = part.kind else { continue }
          let id = ChartViewID.label(axis, plan: index, tick: number, part: position)
          mark.labels.append(self.label(label, part, id, datum, all, axis))
        }
        all.marks.append(mark)
      }
      return all
    }
  }

  private func usualParts(_ axis: ChartAxis) -> [AxisPart] {
    plan[axis].isCategory ? AxisPart.usual.filter { if case .label = $0.kind { true } else { false } } : AxisPart.usual
  }

  private func label(
    _ label: AxisLabel, _ part: AxisPart, _ id: ChartViewID, _ datum: _ChartDatum, _ axisMarks: ChartAxisMarks,
    _ axis: ChartAxis
  ) -> ChartAxisMarks.Label {
    var shown = ChartAxisMarks.Label(label: label, part: part)
    if let font = part.font { shown.font = context.words(Text(verbatim: "").font(font)).font }
    let span = (plan[axis].upper / 2 - plan[axis].lower / 2) * 2
    switch label.content {
    case .automatic:
      shown.lines = [
        axisMarks.plan.format?.write(datum, context.place) ?? context.text(of: datum, axisMarks.ticks, span)
      ]
    case .format(let format):
      shown.lines = [format.write(datum, context.place) ?? context.text(of: datum, axisMarks.ticks, span)]
    case .text(let text): shown.lines = context.words(text).text.split(separator: "\n").map(String.init)
    case .view:
      shown.view = id
      shown.size = context.views[id].map(viewSize) ?? SceneSize(width: 0, height: 0)
    }
    if shown.view == nil { measure(&shown) }
    let isOwnUnit = axisMarks.ticks.step.map { $0.unit == plan.unit(on: axis) && $0.count == 1 } ?? false
    shown.isCentered = part.isCentered ?? (plan[axis].isCategory || axis == .y || plan[axis].form != .date || isOwnUnit)
    return shown
  }

  private func measure(_ label: inout ChartAxisMarks.Label) {
    let sizes = label.lines.map { context.size(of: $0, label.font) }
    label.size = SceneSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  // MARK: Labels that fit

  /// Shortens the labels of a vertical axis to two fifths of the chart.
  private func truncate(_ all: inout ChartAxisMarks) {
    let room = max(24, size.width * 0.4)
    for index in all.marks.indices {
      for label in all.marks[index].labels.indices where all.marks[index].labels[label].view == nil {
        let font = all.marks[index].labels[label].font
        all.marks[index].labels[label].lines = all.marks[index].labels[label].lines.map {
          context.fitting($0, room, font)
        }
        measure(&all.marks[index].labels[label])
      }
    }
  }

  /// Leaves out the labels of a vertical axis that overlap.
  private func thinVertically(_ all: inout ChartAxisMarks) {
    let height = length(of: .y)
    thin(&all) { one, other in
      abs(one.place - other.place) * height < (one.labels.first?.size.height ?? 0) * (context.isInCells ? 1 : 0.95)
    }
  }

  /// Breaks the labels of a horizontal axis into lines where they belong to categories, and leaves out those that
  /// overlap.
  private func fit(_ all: inout ChartAxisMarks) {
    if plan.x.isCategory {
      let room = plan.x.band * plot.width - (context.isInCells ? 8 : 4)
      for index in all.marks.indices {
        for label in all.marks[index].labels.indices where all.marks[index].labels[label].view == nil {
          let lines = all.marks[index].labels[label].lines
          guard room > (context.isInCells ? 24 : 20), !all.marks[index].labels[label].label.isVertical else { continue }
          all.marks[index].labels[label].lines = lines.flatMap { context.lines(of: $0, width: room) }
          measure(&all.marks[index].labels[label])
        }
      }
    }
    for index in all.marks.indices {
      for label in all.marks[index].labels.indices {
        if isInMiddle(all.marks[index].labels[label]), !(0...1).contains(all.marks[index].middle) {
          all.marks[index].labels[label].isShown = false
        }
        // Beginnings of units whose label would be cut have none.
        guard !all.marks[index].labels[label].isCentered else {
          guard all.marks[index].labels[label].size.width > size.width else { continue }
          let font = all.marks[index].labels[label].font
          all.marks[index].labels[label].lines = all.marks[index].labels[label].lines.map {
            context.fitting($0, size.width, font)
          }
          measure(&all.marks[index].labels[label])
          continue
        }
        let x = plot.x + all.marks[index].place * plot.width + 3
        if x + all.marks[index].labels[label].size.width > size.width { all.marks[index].labels[label].isShown = false }
      }
    }
    let spacing = context.isInCells ? 8.0 : 6
    thin(&all) { one, other in
      guard let first = one.labels.first, let second = other.labels.first, first.isShown, second.isShown
      else { return false }
      let (left, right) = (labelRange(one, first), labelRange(other, second))
      return left.lowerBound < right.upperBound + spacing && right.lowerBound < left.upperBound + spacing
    }
  }

  /// Returns the horizontal extent of a label in points.
  func labelRange(_ mark: ChartAxisMarks.Mark, _ label: ChartAxisMarks.Label) -> ClosedRange<Double> {
    let width = label.label.isVertical && !context.isInCells ? label.size.height : label.size.width
    if let anchor = label.label.anchor, label.part.isCentered == nil {
      let start = point(atPlace: mark.place, on: .x) - width * anchor.x
      return start...(start + width)
    }
    guard label.isCentered else {
      let start = point(atPlace: mark.place, on: .x) + (context.isInCells ? 0 : 3)
      return start...(start + width)
    }
    let middle = point(atPlace: isInMiddle(label) ? mark.middle : mark.place, on: .x)
    let start = min(max(middle - width / 2, 0), max(0, size.width - width))
    return start...(start + width)
  }

  /// True for a label of the horizontal axis that is in the middle of a unit or between two values.
  private func isInMiddle(_ label: ChartAxisMarks.Label) -> Bool {
    label.part.isCentered ?? (plan.x.form == .date && label.isCentered)
  }

  /// Shows every label, or every second or further one, so that none overlap.
  private func thin(_ all: inout ChartAxisMarks, _ overlaps: (ChartAxisMarks.Mark, ChartAxisMarks.Mark) -> Bool) {
    guard all.marks.count > 1, !all.marks.contains(where: { $0.labels.contains { $0.label.keepsAll } }) else { return }
    var every = 1
    while every < all.marks.count {
      let shown = stride(from: 0, to: all.marks.count, by: every).map { all.marks[$0] }
      if !zip(shown, shown.dropFirst()).contains(where: { overlaps($0, $1) }) { break }
      every += 1
    }
    guard every > 1 else { return }
    for index in all.marks.indices where index % every != 0 {
      for label in all.marks[index].labels.indices { all.marks[index].labels[label].isShown = false }
    }
  }
}

extension ChartPlan {
  /// The number of values of an axis whose marks a program makes: they are made before the size is known.
  static let usualCount = 5
}
