import KeelScene

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Path {
  /// The distance of the control points of a quarter circle from its ends, for a radius of 1.
  private static let quarter = 0.552_284_749_830_793_4

  package mutating func addRect(_ rect: Rect) {
    append(.move(to: Point(x: rect.x, y: rect.y)))
    append(.line(to: Point(x: rect.x + rect.width, y: rect.y)))
    append(.line(to: Point(x: rect.x + rect.width, y: rect.y + rect.height)))
    append(.line(to: Point(x: rect.x, y: rect.y + rect.height)))
    closeSubpath()
  }

  package mutating func addEllipse(in rect: Rect) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Adds a rectangle with rounded corners, whose radii are limited to half of a side.
  package mutating func addRoundedRect(in rect: Rect, cornerWidth: Double, cornerHeight: Double) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    let right = rect.x + rect.width
    let bottom = rect.y + rect.height
    let bendX = width * (1 - Self.quarter)
    let bendY = height * (1 - Self.quarter)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    append(.move(to: point(right, rect.y + rect.height / 2)))
    append(.line(to: point(right, bottom - height)))
    append(
      .curve(
        to: point(right - width, bottom), control1: point(right, bottom - bendY),
        control2: point(right - bendX, bottom)))
    append(.line(to: point(rect.x + width, bottom)))
    append(
      .curve(
        to: point(rect.x, bottom - height), control1: point(rect.x + bendX, bottom),
        control2: point(rect.x, bottom - bendY)))
    append(.line(to: point(rect.x, rect.y + height)))
    append(
      .curve(
        to: point(rect.x + width, rect.y), control1: point(rect.x, rect.y + bendY),
        control2: point(rect.x + bendX, rect.y)))
    append(.line(to: point(right - width, rect.y)))
    append(
      .curve(
        to: point(right, rect.y + height), control1: point(right - bendX, rect.y),
        control2: point(right, rect.y + bendY)))
    closeSubpath()
  }

  /// Adds a rectangle with a radius for each corner, limited to half of the shorter side.
  mutating func addRoundedRect(in rect: Rect, radii: RectangleCornerRadii) {
    let limit = min(rect.width, rect.height) / 2
    func length(_ radius: Double) -> Double { min(max(radius, 0), limit) }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
    append(.move(to: Point(x: left + length(radii.topLeading), y: top)))
    func corner(_ radius: Double, x: Double, y: Double, from: (Double, Double), to: (Double, Double)) {
      let radius = length(radius)
      let begin = Point(x: x + from.0 * radius, y: y + from.1 * radius)
      append(.line(to: begin))
      guard radius > 0 else { return }
      let rest = radius * (1 - Self.quarter)
      append(
        .curve(
          to: Point(x: x + to.0 * radius, y: y + to.1 * radius),
          control1: Point(x: x + from.0 * rest, y: y + from.1 * rest),
          control2: Point(x: x + to.0 * rest, y: y + to.1 * rest)))
    }
    corner(radii.topTrailing, x: right, y: top, from: (-1, 0), to: (0, 1))
    corner(radii.bottomTrailing, x: right, y: bottom, from: (0, -1), to: (-1, 0))
    corner(radii.bottomLeading, x: left, y: bottom, from: (1, 0), to: (0, -1))
    corner(radii.topLeading, x: left, y: top, from: (0, 1), to: (1, 0))
    closeSubpath()
  }

  /// Adds a part of a circle, joined to the current point by a line. `clockwise` is as in SwiftUI, where it is reversed
  /// because y grows downwards. The part is at most one full turn.
  package mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    guard radius.isFinite, startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      sweep = sweep <= -turn ? -turn : sweep.truncatingRemainder(dividingBy: turn)
      if sweep > 0 { sweep -= turn }
    } else {
      sweep = sweep >= turn ? turn : sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    func point(_ angle: Double, bend: Double = 0) -> Point {
      Point(
        x: center.x + radius * (cos(angle) - bend * sin(angle)),
        y: center.y + radius * (sin(angle) + bend * cos(angle)))
    }
    let first = point(startAngle.radians)
    append(current == nil ? .move(to: first) : .line(to: first))
    let pieces = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    guard pieces > 0 else { return }
    let piece = sweep / Double(pieces)
    let bend = 4.0 / 3 * tan(piece / 4)
    for index in 0..<pieces {
      let from = startAngle.radians + Double(index) * piece
      append(
        .curve(
          to: point(from + piece), control1: point(from, bend: bend), control2: point(from + piece, bend: -bend)))
    }
  }

  /// Adds the arc of a circle that touches the line from the current point to a corner, and the line from the corner to
  /// another point; joined to the current point by a line. If the three are on one line, only a line to the corner is
  /// added. Without a current point, nothing is added.
  package mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
    guard let start = current else { return }
    func direction(to point: Point) -> (x: Double, y: Double, length: Double) {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return (x / length, y / length, length)
    }
    let (one, two) = (direction(to: start), direction(to: end))
    // The sine and the cosine of the angle between the lines.
    let (sine, cosine) = (one.x * two.y - one.y * two.x, one.x * two.x + one.y * two.y)
    guard radius > 0, one.length > 0, two.length > 0, abs(sine) > 1e-9 else { return append(.line(to: corner)) }
    let distance = radius * (1 + cosine) / abs(sine)
    let touch = Point(x: corner.x + one.x * distance, y: corner.y + one.y * distance)
    // The centre is beside the first line, on the side of the second one.
    let side = sine > 0 ? radius : -radius
    let center = Point(x: touch.x - one.y * side, y: touch.y + one.x * side)
    let other = Point(x: corner.x + two.x * distance, y: corner.y + two.y * distance)
    addArc(
      center: center, radius: radius, startAngle: .radians(atan2(touch.y - center.y, touch.x - center.x)),
      endAngle: .radians(atan2(other.y - center.y, other.x - center.x)), clockwise: sine > 0)
  }
}
