public import Foundation
internal import KeelControls
internal import KeelScene
public import KeelViews

/// The path type of Core Graphics, which is an alias of `Path`.
public typealias CGPath = Path

extension Path {
  /// Creates a copy of the path.
  public init(_ path: CGPath) { self = path }
  /// The path itself.
  public var cgPath: CGPath { self }
}

/// A path that is built step by step.
public final class UIBezierPath {
  /// The path that has been built.
  public var cgPath: CGPath
  /// The line width in points.
  public var lineWidth: CGFloat = 1
  /// The ends of lines.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  public var lineJoinStyle = CGLineJoin.miter
  /// The ratio of corner length to width above which a mitred corner is bevelled.
  public var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether the even-odd rule decides which points are inside.
  public var usesEvenOddFillRule = false
  var dash: (lengths: [Double], phase: Double) = ([], 0)

  /// Creates an empty path.
  public init() { cgPath = Path() }
  /// Creates a path with the steps of another one.
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  /// Creates a path with a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }
  /// Creates a path with the ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  /// Creates a path with a rounded rectangle; the radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// Creates a path with a rectangle whose given corners are rounded. Unless all are, the smaller radius is used.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    guard corners != .allCorners else {
      cgPath = Path(roundedRect: rect, cornerSize: cornerRadii)
      return
    }
    let radius = max(min(cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2), 0)
    func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (topLeft, topRight) = (length(.topLeft), length(.topRight))
    let (bottomLeft, bottomRight) = (length(.bottomLeft), length(.bottomRight))
    cgPath = Path { path in
      path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + topRight), control: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft), control: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + topLeft, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
      path.closeSubpath()
    }
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds a cubic Bézier curve to a point.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds an arc of a circle. Angles are in radians; `clockwise` assumes a vertical axis that points down, as in UIKit.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // UIKit's `clockwise` assumes a vertical axis that points down, SwiftUI's one that points up.
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }
  /// Adds the steps of another path.
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  /// Closes the current subpath with a straight line to its beginning.
  public func close() { cgPath.closeSubpath() }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  @MainActor public func fill() { DrawingRecorder.current?.fill(cgPath.drawn, isEvenOdd: usesEvenOddFillRule) }

  /// Draws a line along the path in the current context.
  @MainActor public func stroke() {
    let line = DrawingStroke(
      width: Double(lineWidth), cap: lineCapStyle.drawn, join: lineJoinStyle.drawn, miterLimit: Double(miterLimit),
      dash: dash.lengths, dashPhase: dash.phase)
    DrawingRecorder.current?.stroke(cgPath.drawn, line)
  }

  /// Clips later drawing operations in the current context to the path.
  @MainActor public func addClip() { DrawingRecorder.current?.clip(cgPath.drawn, isEvenOdd: usesEvenOddFillRule) }

  /// Sets the lengths of dashes and gaps, in points; `nil` for an unbroken line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { UnsafeBufferPointer(start: $0, count: max(0, min(count, 64))).map { Double($0) } }
    dash = (lengths ?? [], Double(phase))
  }

  /// Returns true if a point is inside of the path, by `usesEvenOddFillRule`. Open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, eoFill: usesEvenOddFillRule) }

  /// Transforms the path.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  /// Removes all steps.
  public func removeAllPoints() { cgPath = Path() }
  /// The smallest rectangle that contains all points of the path.
  public var bounds: CGRect { cgPath.boundingRect }
  /// The end of the last step.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  /// A Boolean value that indicates whether the path has no steps.
  public var isEmpty: Bool { cgPath.isEmpty }

  /// Creates a path with an arc of a circle. Angles are in radians; `clockwise` assumes a vertical axis that points
  /// down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
}
