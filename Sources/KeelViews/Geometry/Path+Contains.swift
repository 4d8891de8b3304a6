// Which points are inside of a path: the crossings of its outline with a ray to the right are counted. Curves are
// taken as 16 lines each, as for their lengths.

import KeelScene

extension Path {
  /// Returns true if a point is inside of the path, whose open subpaths count as closed.
  ///
  /// With the even-odd rule, points are inside if the ray crosses the outline an odd number of times; otherwise if it
  /// crosses the outline in one direction more often than in the other. Linear in the number of steps.
  package func contains(_ point: Point, isEvenOdd: Bool) -> Bool {
    var winding = 0
    func cross(_ one: Point, _ two: Point) {
      guard (one.y <= point.y) != (two.y <= point.y) else { return }
      let x = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
      if x > point.x { winding += two.y > one.y ? 1 : -1 }
    }
    var first: Point?
    var last: Point?
    func curve(_ end: Point, at place: (_ t: Double, _ start: Point) -> Point) {
      guard let start = last else { return }
      var previous = start
      for step in 1...16 {
        let next = step == 16 ? end : place(Double(step) / 16, start)
        cross(previous, next)
        previous = next
      }
      last = end
    }
    func close() {
      if let first, let last { cross(last, first) }
      last = first
    }
    for step in steps {
      switch step {
      case .move(let start):
        close()
        (first, last) = (start, start)
      case .line(let end):
        if let last { cross(last, end) }
        last = end
      case .quadCurve(let end, let control):
        curve(end) { t, start in
          Self.mix(Self.mix(start, control, t), Self.mix(control, end, t), t)
        }
      case .curve(let end, let first, let second):
        curve(end) { t, start in
          let middle = Self.mix(first, second, t)
          return Self.mix(
            Self.mix(Self.mix(start, first, t), middle, t), Self.mix(middle, Self.mix(second, end, t), t), t)
        }
      case .closeSubpath: close()
      }
    }
    close()
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  private static func mix(_ one: Point, _ two: Point, _ t: Double) -> Point {
    Point(x: one.x + (two.x - one.x) * t, y: one.y + (two.y - one.y) * t)
  }
}
