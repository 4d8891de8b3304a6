internal import KeelScene

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Outlines as polygons: curves become lines, dashes and thick lines become pieces.
enum DotGeometry {
  /// Returns the subpaths of a path as lines, in the coordinates of a transform.
  static func polygons(of path: DrawingPath, _ transform: DrawingTransform) -> [(points: [ScenePoint], isClosed: Bool)]
  {
    var polygons: [(points: [ScenePoint], isClosed: Bool)] = []
    var points: [ScenePoint] = []
    func end(isClosed: Bool) {
      if points.count > 1 { polygons.append((points, isClosed)) }
    }
    for step in path.steps {
      switch step.mapped(transform.applied(to:)) {
      case .move(let to):
        end(isClosed: false)
        points = [to]
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control):
        guard let from = points.last else { continue }
        add(from, mix(from, control, 2.0 / 3), mix(to, control, 2.0 / 3), to, &points)
      case .curve(let to, let first, let second):
        guard let from = points.last else { continue }
        add(from, first, second, to, &points)
      case .closeSubpath:
        end(isClosed: true)
        points = points.first.map { [$0] } ?? []
      }
    }
    end(isClosed: false)
    return polygons
  }

  private static func mix(_ one: ScenePoint, _ other: ScenePoint, _ part: Double) -> ScenePoint {
    ScenePoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }

  /// Adds a curve as lines of about two dots.
  private static func add(
    _ from: ScenePoint, _ first: ScenePoint, _ second: ScenePoint, _ to: ScenePoint, _ points: inout [ScenePoint]
  ) {
    let length = distance(from, first) + distance(first, second) + distance(second, to)
    let count = Int(min(max((length / 2).rounded(.up), 1), 64))
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        ScenePoint(
          x: a * from.x + b * first.x + c * second.x + d * to.x, y: a * from.y + b * first.y + c * second.y + d * to.y))
    }
  }

  static func distance(_ one: ScenePoint, _ other: ScenePoint) -> Double { hypot(other.x - one.x, other.y - one.y) }

  /// Returns the part of a line that is inside of an area, from 0 to 1 of its length (Liang and Barsky).
  static func visiblePart(from start: ScenePoint, to end: ScenePoint, width: Double, height: Double)
    -> ClosedRange<Double>?
  {
    var (low, high) = (0.0, 1.0)
    let (across, down) = (end.x - start.x, end.y - start.y)
    let sides = [
      (-across, start.x + 1), (across, width + 1 - start.x), (-down, start.y + 1), (down, height + 1 - start.y),
    ]
    for (side, room) in sides {
      if side == 0 {
        if room < 0 { return nil }
      } else if side < 0 {
        low = max(low, room / side)
      } else {
        high = min(high, room / side)
      }
    }
    return low <= high ? low...high : nil
  }

  /// Returns the dashes of lines whose lengths are in dots, without those outside of an area.
  static func dashes(
    of points: [ScenePoint], _ dash: [Double], phase: Double, width: Double, height: Double
  ) -> [[ScenePoint]] {
    let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let whole = pattern.reduce(0, +)
    // Dashes that are much finer than a dot look like a line.
    guard whole >= 0.5 else { return [points] }
    var pieces: [[ScenePoint]] = []
    var passed = phase
    for (start, end) in zip(points, points.dropFirst()) {
      let length = distance(start, end)
      defer { passed += length }
      guard length > 0, let part = visiblePart(from: start, to: end, width: width, height: height) else { continue }
      var place = part.lowerBound * length
      let last = part.upperBound * length
      while place < last {
        var offset = (passed + place).truncatingRemainder(dividingBy: whole)
        if offset < 0 { offset += whole }
        var index = 0
        while index < pattern.count - 1, offset >= pattern[index] {
          offset -= pattern[index]
          index += 1
        }
        let next = min(last, place + max(pattern[index] - offset, 0.05))
        if index.isMultiple(of: 2) { pieces.append([mix(start, end, place / length), mix(start, end, next / length)]) }
        place = next
      }
    }
    return pieces
  }

  /// Returns polygons that cover a thick line: one for each piece, and one for each corner and round end.
  static func outlines(
    of points: [ScenePoint], isClosed: Bool, halfWidth: Double, cap: DrawingStroke.Cap
  ) -> [[ScenePoint]] {
    var polygons: [[ScenePoint]] = []
    let points = isClosed ? points + points.prefix(1) : points
    for (index, (start, end)) in zip(points, points.dropFirst()).enumerated() {
      let length = distance(start, end)
      guard length > 0 else { continue }
      let (x, y) = ((end.x - start.x) / length * halfWidth, (end.y - start.y) / length * halfWidth)
      let isFirst = index == 0 && !isClosed
      let isLast = index == points.count - 2 && !isClosed
      let (before, after) = (cap == .square && isFirst ? 1.0 : 0, cap == .square && isLast ? 1.0 : 0)
      let (from, to) = (
        ScenePoint(x: start.x - x * before, y: start.y - y * before),
        ScenePoint(x: end.x + x * after, y: end.y + y * after)
      )
      polygons.append([
        ScenePoint(x: from.x - y, y: from.y + x), ScenePoint(x: from.x + y, y: from.y - x),
        ScenePoint(x: to.x + y, y: to.y - x), ScenePoint(x: to.x - y, y: to.y + x),
      ])
      // A corner cannot be told from a round one in cells.
      if !isFirst || cap == .round { polygons.append(disc(start, halfWidth)) }
      if isLast, cap == .round { polygons.append(disc(end, halfWidth)) }
    }
    return polygons
  }

  private static func disc(_ center: ScenePoint, _ radius: Double) -> [ScenePoint] {
    (0..<12).map { index in
      let angle = Double(index) / 12 * 2 * .pi
      return ScenePoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }
}
