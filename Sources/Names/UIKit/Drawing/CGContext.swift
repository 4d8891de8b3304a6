public import Foundation
public import KeelControls
internal import KeelScene
public import KeelViews

/// The context that a view draws with in `draw(_:)`. The drawing is recorded, and every front end shows it.
@MainActor @preconcurrency public final class CGContext {
  let recorder: DrawingRecorder
  private var path = Path()

  init(_ recorder: DrawingRecorder) { self.recorder = recorder }

  // MARK: State

  /// Saves the current state.
  public func saveGState() { recorder.save() }
  /// Returns to the state that was saved last.
  public func restoreGState() { recorder.restore() }
  /// Moves the origin, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Scales the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns the coordinates clockwise by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    recorder.state.transform = transform.drawn.concatenating(recorder.state.transform)
  }
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { recorder.state.fill = color.paint }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { recorder.state.line = color.paint }
  /// Sets the opacity of later drawing operations.
  public func setAlpha(_ alpha: CGFloat) { recorder.state.opacity = Double(min(max(alpha, 0), 1)) }
  /// Sets the width of lines in points.
  public func setLineWidth(_ width: CGFloat) { recorder.state.stroke.width = Double(width) }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { recorder.state.stroke.cap = cap.drawn }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { recorder.state.stroke.join = join.drawn }
  /// Sets the dashes and gaps of lines, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let old = recorder.state.stroke
    recorder.state.stroke = DrawingStroke(
      width: old.width, cap: old.cap, join: old.join, miterLimit: old.miterLimit, dash: lengths.map { Double($0) },
      dashPhase: Double(phase))
  }
  /// Sets the shadow of later drawing operations. Terminals show none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, case .color(let known, let opacity) = color.paint else { return recorder.state.shadow = nil }
    recorder.state.shadow = .shadow(
      known, opacity: opacity, radius: Double(blur), x: Double(offset.width), y: Double(offset.height))
  }
  /// Sets the shadow of later drawing operations to a transparent black. Terminals show none.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    recorder.state.shadow = .shadow(
      .rgb(red: 0, green: 0, blue: 0), opacity: 1.0 / 3, radius: Double(blur), x: Double(offset.width),
      y: Double(offset.height))
  }

  // MARK: The current path

  /// Begins a new path.
  public func beginPath() { path = Path() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Begins a new subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Adds a cubic Bézier curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that fills a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds an arc of a circle between two angles in radians. `clockwise` assumes a vertical axis that points up, as in
  /// Core Graphics.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }
  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Closes the current subpath.
  public func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Fills the current path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    recorder.fill(path.drawn, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Draws a line along the current path, and begins a new one.
  public func strokePath() {
    recorder.stroke(path.drawn)
    beginPath()
  }
  /// Fills the current path, draws a line along it, or both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { recorder.fill(path.drawn, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { recorder.stroke(path.drawn) }
    beginPath()
  }
  /// Clips later drawing operations to the current path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    recorder.clip(path.drawn, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Clips later drawing operations to a rectangle.
  public func clip(to rect: CGRect) { recorder.clip(Path(rect).drawn) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { recorder.fill(Path(rect).drawn) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { recorder.fill(Path(ellipseIn: rect).drawn) }
  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) { recorder.stroke(Path(rect).drawn) }
  /// Draws a line with a width in points around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = recorder.state.stroke
    line.width = Double(width)
    recorder.stroke(Path(rect).drawn, line)
  }
  /// Draws a line around the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { recorder.stroke(Path(ellipseIn: rect).drawn) }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      recorder.stroke(Path { $0.addLines([points[index], points[index + 1]]) }.drawn)
    }
  }
}

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt
  /// The line goes on by half its width, in a semicircle or in a square.
  case round, square

  var drawn: DrawingStroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel

  var drawn: DrawingStroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The rules that decide which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it: turns to the left and to the right cancel each other.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The ways of drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path, by the winding or the even-odd rule.
  case fill, eoFill
  /// Draws the outline.
  case stroke
  /// Fills the path, then draws the outline.
  case fillStroke, eoFillStroke
}

extension CGColor {
  fileprivate var paint: DrawingPaint { color.paint }
}

extension UIColor {
  var paint: DrawingPaint { .color(sceneColor, opacity: alpha) }

  /// Sets the colour of areas and lines in the current context.
  @MainActor public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of areas in the current context.
  @MainActor public func setFill() { DrawingRecorder.current?.state.fill = paint }
  /// Sets the colour of lines in the current context.
  @MainActor public func setStroke() { DrawingRecorder.current?.state.line = paint }
}

/// Returns the context of the view that is drawing; `nil` outside of `draw(_:)`.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  guard let recorder = DrawingRecorder.current else { return nil }
  if let known = recorder.context as? CGContext { return known }
  let context = CGContext(recorder)
  recorder.context = context
  return context
}

/// Fills a rectangle in the current context.
@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws a line of one point inside of a rectangle in the current context.
@MainActor public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
