public import Foundation
internal import KeelScene
public import KeelViews

/// The rectangle type of `Shape.path(in:)`.
public protocol _ShapeRect {
  /// The rectangle itself.
  var _rect: CGRect { get }
}

extension CGRect: _ShapeRect {
  /// The rectangle itself.
  public var _rect: CGRect { self }
}

extension Shape {
  /// Returns the outline of the shape in a rectangle, for code that is generic over shapes.
  @_disfavoredOverload
  nonisolated public func path<Rect: _ShapeRect>(in rect: Rect) -> Path {
    (rect._rect as? _Rect).map { path(in: $0) } ?? _path(in: rect._rect.shapeArea)
  }
}

extension Shape where _Rect == CGRect {
  /// Returns the outline of the shape in an area.
  nonisolated public func _path(in area: _ShapeArea) -> Path {
    path(in: CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
  }
  /// The known outline that the path of a custom shape resembles, otherwise a rectangle.
  nonisolated public var _outline: _ShapeOutline {
    _ShapeOutline(of: path(in: CGRect(x: 0, y: 0, width: 120, height: 80)))
  }
}

extension CGRect {
  var shapeArea: _ShapeArea { _ShapeArea(inPath) }
}

extension Path {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins another line at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the point where the line began.
    case closeSubpath
  }

  /// Calls the closure for each step, in order.
  public func forEach(_ body: (Element) -> Void) {
    func shown(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    for step in steps {
      switch step {
      case .move(let end): body(.move(to: shown(end)))
      case .line(let end): body(.line(to: shown(end)))
      case .quadCurve(let end, let control): body(.quadCurve(to: shown(end), control: shown(control)))
      case .curve(let end, let first, let second):
        body(.curve(to: shown(end), control1: shown(first), control2: shown(second)))
      case .closeSubpath: body(.closeSubpath)
      }
    }
  }
}

extension _KnownShape {
  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { _path(in: rect.shapeArea) }
}
extension _DerivedShape {
  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { _path(in: rect.shapeArea) }
}
extension RoundedRectangle {
  /// Creates a rounded rectangle with circular corners: the width of `cornerSize` is the radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: Double(cornerSize.width), style: style)
  }
}
extension Shape where Self == RoundedRectangle {
  /// Returns a rounded rectangle with circular corners: the width of `cornerSize` is the radius.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
