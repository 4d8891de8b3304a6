// Which points are inside of a path: the crossings of its outline with a ray to the right are counted. Curves are
// taken as 16 lines each, as for their lengths.

extension DrawingPath {
  /// Returns true if a point is inside of the path, whose open subpaths count as closed.
  ///
  /// With the even-odd rule, points are inside if the ray crosses the outline an odd number of times; otherwise if it
  /// crosses the outline in one direction more often than in the other. Linear in the number of steps.
  package func contains(_ point: ScenePoint, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    forEachLine(closing: true) { one, two in
      guard (one.y <= point.y) != (two.y <= point.y) else { return }
      let x = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
      if x > point.x { winding += two.y > one.y ? 1 : -1 }
    }
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Returns true if a point is at most a distance from the outline. Linear in the number of steps.
  package func isNear(_ point: ScenePoint, within distance: Double) -> Bool {
    var isNear = false
    forEachLine(closing: false) { one, two in
      let (x, y) = (two.x - one.x, two.y - one.y)
      let length = x * x + y * y
      let part = length > 0 ? min(max(((point.x - one.x) * x + (point.y - one.y) * y) / length, 0), 1) : 0
      let (across, down) = (one.x + part * x - point.x, one.y + part * y - point.y)
      if across * across + down * down <= distance * distance { isNear = true }
    }
    return isNear
  }

  /// Calls a closure with both ends of each line of the outline, in order.
  ///
  /// - Parameter closing: True if lines close the open subpaths.
  private func forEachLine(closing: Bool, _ body: (ScenePoint, ScenePoint) -> Void) {
    var first: ScenePoint?
    var last: ScenePoint?
    func curve(_ end: ScenePoint, at place: (_ t: Double, _ start: ScenePoint) -> ScenePoint) {
      guard let start = last else { return }
      var previous = start
      for step in 1...16 {
        let next = step == 16 ? end : place(Double(step) / 16, start)
        body(previous, next)
        previous = next
      }
      last = end
    }
    func close() {
      if let first, let last { body(last, first) }
      last = first
    }
    for step in steps {
      switch step {
      case .move(let start):
        if closing { close() }
        (first, last) = (start, start)
      case .line(let end):
        if let last { body(last, end) }
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
    if closing { close() }
  }

  private static func mix(_ one: ScenePoint, _ two: ScenePoint, _ t: Double) -> ScenePoint {
    ScenePoint(x: one.x + (two.x - one.x) * t, y: one.y + (two.y - one.y) * t)
  }
}
