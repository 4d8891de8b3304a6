public import Foundation
public import KeelViews

// The calls of `Path` that take points, sizes and rectangles, made of those that take pairs of `Double`.

extension CGPoint {
  var inPath: Path.Point { Path.Point(x: Double(x), y: Double(y)) }
}

extension CGRect {
  var inPath: Path.Rect {
    Path.Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }
}

extension Path {
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Where the line that is being drawn has come to.
  public var currentPoint: CGPoint? { current.map { CGPoint(x: $0.x, y: $0.y) } }
  /// The smallest rectangle with all of the outline.
  public var boundingRect: CGRect {
    bounds.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? .null
  }

  public mutating func move(to point: CGPoint) { append(.move(to: point.inPath)) }
  public mutating func addLine(to point: CGPoint) { append(.line(to: point.inPath)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end.inPath, control: control.inPath))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end.inPath, control1: control1.inPath, control2: control2.inPath))
  }
  /// Lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  public mutating func addRect(_ rect: CGRect) { addRect(rect.inPath) }
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }
  public mutating func addEllipse(in rect: CGRect) { addEllipse(in: rect.inPath) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect.inPath, cornerWidth: Double(cornerSize.width), cornerHeight: Double(cornerSize.height))
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: center.inPath, radius: Double(radius), startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }
  /// Adds the steps of another outline, moved and stretched.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

  /// The outline, moved, turned and stretched.
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
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension _KnownShape {
  /// The outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Circle {
  /// The outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}
extension Ellipse {
  /// The outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
extension Capsule {
  /// The outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
extension RoundedRectangle {
  /// A rectangle with round corners; the width of the corners counts.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: Double(cornerSize.width), style: style)
  }
  /// The outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: CGFloat(cornerRadius), style: style)
  }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners; the width of the corners counts.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
