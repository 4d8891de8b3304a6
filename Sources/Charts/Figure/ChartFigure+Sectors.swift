import Foundation
import KeelScene
import SwiftUI

/// A part of a ring, with angles in radians clockwise from the top.
struct ChartSector: Equatable {
  var center: ScenePoint
  var inner: Double
  var outer: Double
  var start: Double
  var end: Double

  func point(_ angle: Double, _ radius: Double) -> ScenePoint {
    ScenePoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }
  /// An empty area in the middle of the sector.
  var middleArea: SceneRect {
    let radius = inner > 0 ? (inner + outer) / 2 : outer * 0.65
    let middle = point((start + end) / 2, radius)
    return SceneRect(x: middle.x, y: middle.y, width: 0, height: 0)
  }

  /// Returns the outline, with a margin at both straight sides and rounded corners.
  func path(inset: Double, cornerRadius: Double) -> Path {
    var path = Path()
    let half = (end - start) / 2
    guard outer > 0.01, half > 0 else { return path }
    // The margin turns the straight sides; at a smaller radius by a larger angle.
    func turn(_ radius: Double) -> Double { radius > inset ? min(asin(inset / radius), half) : half }
    let (out, within) = (turn(outer), inner > 0 ? turn(inner) : 0)
    let isFull = end - start >= 2 * .pi - 1e-6 && inset == 0
    let radius = isFull ? 0 : min(cornerRadius, (outer - inner) / 2, outer * max(half - out, 0))
    let corner = radius / outer
    let (first, last) = (start + out, end - out)
    path.append(.move(to: point(first + corner, outer)))
    path.addRing(self, outer, from: first + corner, to: last - corner)
    if radius > 0 { path.append(.quadCurve(to: point(last, outer - radius), control: point(last, outer))) }
    if inner > 0 {
      let near = min(radius, inner * max(half - within, 0))
      let turned = near / inner
      if isFull {
        path.closeSubpath()
        path.append(.move(to: point(end, inner)))
      } else {
        path.append(.line(to: point(end - within, inner + near)))
        if near > 0 {
          path.append(.quadCurve(to: point(end - within - turned, inner), control: point(end - within, inner)))
        }
      }
      path.addRing(self, inner, from: end - within - turned, to: start + within + turned)
      if near > 0 {
        path.append(.quadCurve(to: point(start + within, inner + near), control: point(start + within, inner)))
      }
    } else if !isFull {
      // The tip is where the sides with their margins meet.
      let tip = half < .pi / 2 && inset > 0 ? min(inset / sin(half), outer) : 0
      path.append(.line(to: point((start + end) / 2, tip)))
    }
    if radius > 0 {
      path.append(.line(to: point(first, outer - radius)))
      path.append(.quadCurve(to: point(first + corner, outer), control: point(first, outer)))
    }
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// Adds an arc around the centre of a sector as curves of at most an eighth of a circle.
  fileprivate mutating func addRing(_ sector: ChartSector, _ radius: Double, from start: Double, to end: Double) {
    let count = max(1, Int((abs(end - start) / (.pi / 4)).rounded(.up)))
    let step = (end - start) / Double(count)
    let pull = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (one, next) = (start + step * Double(index), start + step * Double(index + 1))
      let (from, to) = (sector.point(one, radius), sector.point(next, radius))
      append(
        .curve(
          to: to, control1: ScenePoint(x: from.x + cos(one) * pull, y: from.y + sin(one) * pull),
          control2: ScenePoint(x: to.x - cos(next) * pull, y: to.y - sin(next) * pull)))
    }
  }
}

extension ChartFigure {
  /// The sectors, as parts of their sum.
  func sectors() -> [(PlannedMark, ChartSector)] {
    let total = plan.marks.map(\.high).max() ?? 0
    guard total > 0, total.isFinite else { return [] }
    let radius = min(plot.width, plot.height) / 2
    let center = ScenePoint(x: plot.x + plot.width / 2, y: plot.y + plot.height / 2)
    func length(_ dimension: MarkDimension, _ automatic: Double) -> Double {
      if case .inset(let inset) = dimension.kind { return min(max(radius - inset, 0), radius) }
      return min(dimension.length(in: radius) ?? automatic, radius)
    }
    return plan.marks.map { planned in
      let outer = length(planned.mark.outerRadius, radius)
      let looks = planned.mark.looks
      let sector = ChartSector(
        center: ScenePoint(x: center.x + looks.offsetX, y: center.y + looks.offsetY),
        inner: min(length(planned.mark.innerRadius, 0), outer), outer: outer,
        start: planned.low / total * 2 * .pi, end: planned.high / total * 2 * .pi)
      return (planned, sector)
    }
  }

  func commands(of sector: ChartSector, _ planned: PlannedMark) -> [DrawingCommand] {
    let looks = planned.mark.looks
    let radius = looks.cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    let path = sector.path(inset: planned.mark.angularInset, cornerRadius: radius)
    guard !path.isEmpty, let paint = paint(style(of: looks), in: path.bounds ?? plot, opacity: looks.opacity)
    else { return [] }
    return faded(
      [.fill(path.drawn, paint, isEvenOdd: sector.inner > 0 && sector.end - sector.start >= 6.28)], looks, paint)
  }
}
