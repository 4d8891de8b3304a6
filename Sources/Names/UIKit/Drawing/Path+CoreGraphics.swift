public import Foundation
package import KeelScene
public import KeelViews

// The methods of `Path` with points, sizes and rectangles, which call those with pairs of `Double`.

extension CGPoint {
  package var inPath: ScenePoint { Path.Point(x: Double(x), y: Double(y)) }
}

extension CGRect {
  package var inPath: SceneRect {
    Path.Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }
}

extension Path {
  /// Creates a path with a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  /// Creates a path with the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
  /// Creates a path with a rounded rectangle; the radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a path with a rounded rectangle; `cornerSize` has the two radii of each corner in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// The end of the last step; `nil` for an empty path.
  public var currentPoint: CGPoint? { current.map { CGPoint(x: $0.x, y: $0.y) } }
  /// The smallest rectangle that contains all points of the path; `null` for an empty path.
  public var boundingRect: CGRect {
    bounds.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? .null
  }

  /// Begins a new subpath at a point.
  public mutating func move(to point: CGPoint) { append(.move(to: point.inPath)) }
  /// Adds a straight line to a point.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point.inPath)) }
  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end.inPath, control: control.inPath))
  }
  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end.inPath, control1: control1.inPath, control2: control2.inPath))
  }
  /// Begins a new subpath at the first point and adds lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect) { addRect(rect.inPath) }
  /// Adds rectangles, each as a closed subpath.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }
  /// Adds the ellipse that fills a rectangle, as a closed subpath.
  public mutating func addEllipse(in rect: CGRect) { addEllipse(in: rect.inPath) }
  /// Adds a rounded rectangle as a closed subpath. The style is ignored: corners are elliptical arcs.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect.inPath, cornerWidth: Double(cornerSize.width), cornerHeight: Double(cornerSize.height))
  }
  /// Adds an arc of a circle. `clockwise` assumes a vertical axis that points up, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: center.inPath, radius: Double(radius), startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds an arc that begins at an angle and turns by `delta`.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }
  /// Adds the arc that rounds a corner: it touches the line from the current point to the corner, and the line from there
  /// to another point. A line joins it to the current point. The radius is in points.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addArc(tangent1End: tangent1End.inPath, tangent2End: tangent2End.inPath, radius: Double(radius))
  }
  /// Returns true if a point is inside of the path, by the even-odd rule if `eoFill` is true. Open subpaths count as
  /// closed.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    drawn.contains(point.inPath, isEvenOdd: eoFill)
  }
  /// Adds the steps of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    func moved(_ point: Point) -> Point { CGPoint(x: point.x, y: point.y).applying(transform).inPath }
    var path = Path()
    for step in steps {
      switch step {
      case .move(let end): path.append(.move(to: moved(end)))
      case .line(let end): path.append(.line(to: moved(end)))
      case .quadCurve(let end, let control): path.append(.quadCurve(to: moved(end), control: moved(control)))
      case .curve(let end, let first, let second):
        path.append(.curve(to: moved(end), control1: moved(first), control2: moved(second)))
      case .closeSubpath: path.append(.closeSubpath)
      }
    }
    return path
  }
  /// Returns the path moved by an offset in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
