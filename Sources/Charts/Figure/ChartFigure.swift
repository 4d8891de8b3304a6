import Foundation
import KeelScene
import SwiftUI

/// A chart in a size: the place of the plot and the commands that draw everything.
///
/// A figure is made from a plan in one pass: the legend and the titles take their space, then the labels of the vertical
/// axis, then those of the horizontal one, and the plot has the remaining area. Then axes, marks and annotations are
/// drawn.
@MainActor struct ChartFigure {
  let plan: ChartPlan
  let context: ChartContext
  let size: SceneSize
  /// The area between the axes.
  var plot: SceneRect
  /// The axes with their values, from the plan's settings.
  var axes: [ChartAxis: [ChartAxisMarks]] = [:]
  var legend = ChartLegend()
  var commands: [DrawingCommand] = []

  init(_ plan: ChartPlan, size: SceneSize, context: ChartContext) {
    self.plan = plan
    self.context = context
    // A front end reports nothing else, but a program can offer any size.
    func lawful(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 20_000) : 0 }
    self.size = SceneSize(width: lawful(size.width), height: lawful(size.height))
    plot = SceneRect(x: 0, y: 0, width: self.size.width, height: self.size.height)
    placeParts()
    drawAxes(behindMarks: true)
    let annotations = drawMarks()
    drawAxes(behindMarks: false)
    drawTitles()
    commands += legend.commands(self)
    commands += annotations
  }

  // MARK: Places

  /// The map between values and points.
  var places: ChartPlaces {
    ChartPlaces(
      x: plan.x, y: plan.y, xMargins: plan.settings.x.margins, yMargins: plan.settings.y.margins, plot: plot)
  }
  func point(of datum: _ChartDatum?, on axis: ChartAxis) -> Double? { places.point(of: datum, on: axis) }
  func point(atPlace place: Double, on axis: ChartAxis) -> Double { places.point(atPlace: place, on: axis) }
  func length(of axis: ChartAxis) -> Double { places.length(of: axis) }

  // MARK: Paints

  /// Returns the style of a mark: its own, that of its value, or blue.
  func style(of looks: MarkLooks) -> any ShapeStyle {
    looks.style ?? looks.styleBy.map { style(of: $0.datum) } ?? Color.blue
  }
  /// Returns the style of a value.
  func style(of datum: _ChartDatum) -> any ShapeStyle { ChartStyles(plan).style(of: datum) }

  /// Returns the paint of a style with an opacity.
  func paint(_ style: any ShapeStyle, in area: SceneRect, opacity: Double = 1) -> DrawingPaint? {
    guard let paint = context.paint(style, area) else { return nil }
    guard opacity < 1, case .color(let color, let own) = paint else { return paint }
    return .color(color, opacity: own * opacity)
  }

  /// Returns commands with an opacity that their paint does not have.
  func faded(_ commands: [DrawingCommand], _ looks: MarkLooks, _ paint: DrawingPaint) -> [DrawingCommand] {
    if case .color = paint { return commands }
    return looks.opacity < 1 ? [.group(DrawingGroup(opacity: looks.opacity, commands: commands))] : commands
  }
}

extension Gradient {
  /// Returns the colour at a part of the gradient.
  func color(at part: Double) -> Color {
    let part = part.isFinite ? min(max(part, 0), 1) : 0
    let stops = stops.sorted { $0.location < $1.location }
    guard let first = stops.first else { return .blue }
    guard let after = stops.firstIndex(where: { $0.location >= part }) else { return stops.last?.color ?? first.color }
    guard after > 0 else { return first.color }
    let (low, high) = (stops[after - 1], stops[after])
    let width = high.location - low.location
    return low.color.mix(with: high.color, by: width > 0 ? (part - low.location) / width : 1)
  }
}
