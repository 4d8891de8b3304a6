import Foundation
import KeelScene
import SwiftUI

extension Path {
  /// Adds a curve through points.
  ///
  /// - Parameters:
  ///   - isAcross: True if the values of the points are vertical.
  ///   - startsSubpath: False for a curve that continues the current subpath with a line.
  mutating func addCurve(
    through points: [ScenePoint], _ method: InterpolationMethod, isAcross: Bool, startsSubpath: Bool
  ) {
    guard let first = points.first else { return }
    append(startsSubpath ? .move(to: first) : .line(to: first))
    switch method.kind {
    case .linear: for point in points.dropFirst() { append(.line(to: point)) }
    case .stepStart: addSteps(points, 0, isAcross)
    case .stepCenter: addSteps(points, 0.5, isAcross)
    case .stepEnd: addSteps(points, 1, isAcross)
    case .monotone: addMonotone(points, isAcross)
    case .cardinal(let tension): addCardinal(points, tension.isFinite ? min(max(tension, 0), 1) : 0)
    case .catmullRom(let alpha): addCatmullRom(points, alpha.isFinite ? min(max(alpha, 0), 1) : 0.5)
    }
  }

  /// - Parameter part: The part of the interval before the step.
  private mutating func addSteps(_ points: [ScenePoint], _ part: Double, _ isAcross: Bool) {
    for (one, next) in zip(points, points.dropFirst()) {
      if isAcross {
        let x = one.x + (next.x - one.x) * part
        append(.line(to: ScenePoint(x: x, y: one.y)))
        append(.line(to: ScenePoint(x: x, y: next.y)))
      } else {
        let y = one.y + (next.y - one.y) * part
        append(.line(to: ScenePoint(x: one.x, y: y)))
        append(.line(to: ScenePoint(x: next.x, y: y)))
      }
      append(.line(to: next))
    }
  }

  /// Tangents by Fritsch and Carlson, limited so that a curve stays between its ends.
  private mutating func addMonotone(_ points: [ScenePoint], _ isAcross: Bool) {
    let flat = points.map { isAcross ? ($0.x, $0.y) : ($0.y, $0.x) }
    guard flat.count > 2 else { return addCurve(through: points, .linear, isAcross: isAcross, startsSubpath: false) }
    let slopes = zip(flat, flat.dropFirst()).map { $1.0 == $0.0 ? 0 : ($1.1 - $0.1) / ($1.0 - $0.0) }
    var tangents = [slopes[0]]
    for (one, next) in zip(slopes, slopes.dropFirst()) {
      tangents.append(one * next <= 0 ? 0 : 2 * one * next / (one + next))
    }
    tangents.append(slopes[slopes.count - 1])
    for index in 1..<flat.count {
      let (one, next) = (flat[index - 1], flat[index])
      let third = (next.0 - one.0) / 3
      func shown(_ along: Double, _ across: Double) -> ScenePoint {
        isAcross ? ScenePoint(x: along, y: across) : ScenePoint(x: across, y: along)
      }
      append(
        .curve(
          to: points[index], control1: shown(one.0 + third, one.1 + third * tangents[index - 1]),
          control2: shown(next.0 - third, next.1 - third * tangents[index])))
    }
  }

  private mutating func addCardinal(_ points: [ScenePoint], _ tension: Double) {
    let pull = (1 - tension) / 6
    for index in 1..<max(points.count, 1) {
      let before = points[max(index - 2, 0)]
      let (one, next) = (points[index - 1], points[index])
      let after = points[min(index + 1, points.count - 1)]
      append(
        .curve(
          to: next, control1: ScenePoint(x: one.x + (next.x - before.x) * pull, y: one.y + (next.y - before.y) * pull),
          control2: ScenePoint(x: next.x - (after.x - one.x) * pull, y: next.y - (after.y - one.y) * pull)))
    }
  }

  private mutating func addCatmullRom(_ points: [ScenePoint], _ alpha: Double) {
    func distance(_ one: ScenePoint, _ other: ScenePoint) -> Double {
      pow(max(hypot(other.x - one.x, other.y - one.y), 1e-6), alpha)
    }
    for index in 1..<max(points.count, 1) {
      let (one, next) = (points[index - 1], points[index])
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let (d1, d2, d3) = (distance(before, one), distance(one, next), distance(next, after))
      func control(_ a: ScenePoint, _ from: ScenePoint, _ to: ScenePoint, _ near: Double) -> ScenePoint {
        // The tangent of a non-uniform spline at the point, a third of the way to the other one.
        let all = near + d2
        let x = (from.x - a.x) / near - (to.x - a.x) / all + (to.x - from.x) / d2
        let y = (from.y - a.y) / near - (to.y - a.y) / all + (to.y - from.y) / d2
        return ScenePoint(x: from.x + x * d2 / 3, y: from.y + y * d2 / 3)
      }
      append(.curve(to: next, control1: control(before, one, next, d1), control2: control(after, next, one, d3)))
    }
  }
}
