import KeelScene

/// A rectangle.
public struct Rectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  /// The radius of the corners in points.
  public var cornerRadius: Double
  /// The curve of the corners. Front ends show no difference.
  public var style: RoundedCornerStyle
  /// Creates a rectangle with a radius for its corners in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: Sendable {
  /// The radius of each corner.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners. Front ends show no difference.
  public var style: RoundedCornerStyle
  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle from a radius for each corner in points.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
}

/// A circle.
public struct Circle: Sendable {
  /// Creates a circle.
  public init() {}
}

/// An ellipse.
public struct Ellipse: Sendable {
  /// Creates an ellipse.
  public init() {}
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
  /// The curve of the ends. Front ends show no difference.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

/// The shape of the container, which is always a rectangle.
public struct ContainerRelativeShape: Sendable {
  /// Creates the shape.
  public init() {}
}

/// A type-erased shape.
public struct AnyShape: Sendable {
  private let outline: @Sendable () -> _ShapeOutline
  /// The known outline of the wrapped shape, if it has one.
  public let _exactOutline: _ShapeOutline?
  /// A Boolean value that indicates whether the path of the wrapped shape is the same in every area.
  public let _ignoresArea: Bool
  private let makePath: @Sendable (_ShapeArea) -> Path
  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) {
    if let any = shape as? AnyShape {
      self = any
      return
    }
    outline = { shape._outline }
    _exactOutline = shape._exactOutline
    _ignoresArea = shape._ignoresArea
    makePath = { shape._path(in: $0) }
  }
  /// The known outline that the wrapped shape resembles.
  public var _outline: _ShapeOutline { outline() }
  /// Returns the outline of the wrapped shape in an area.
  public func _path(in area: _ShapeArea) -> Path { makePath(area) }
}

extension Rectangle: _KnownShape, InsettableShape {
  /// The shape without a margin on each side.
  public typealias InsetShape = _InsetShape<Rectangle>
}
extension RoundedRectangle: _KnownShape, InsettableShape {
  /// The shape without a margin on each side.
  public typealias InsetShape = _InsetShape<RoundedRectangle>
  /// A rectangle with rounded corners.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .rounded(radius: cornerRadius)) }
}
extension UnevenRoundedRectangle: _KnownShape, InsettableShape {
  /// The shape without a margin on each side.
  public typealias InsetShape = _InsetShape<UnevenRoundedRectangle>
  /// A rectangle with the largest of the four radii at each corner.
  nonisolated public var _outline: _ShapeOutline {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
    ]
    return _ShapeOutline(kind: .rounded(radius: radii.max() ?? 0))
  }
  /// None, unless all radii are equal: the path is drawn.
  nonisolated public var _exactOutline: _ShapeOutline? {
    let radii = cornerRadii
    let isEven = radii.topLeading == radii.topTrailing && radii.bottomLeading == radii.bottomTrailing
    return isEven && radii.topLeading == radii.bottomLeading ? _outline : nil
  }
  /// Returns the outline in an area. The leading side is the left one.
  nonisolated public func _path(in area: _ShapeArea) -> Path {
    var path = Path()
    path.addRoundedRect(in: area.rect, radii: cornerRadii)
    return path
  }
}
extension Circle: _KnownShape, InsettableShape {
  /// The shape without a margin on each side.
  public typealias InsetShape = _InsetShape<Circle>
  /// A circle.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .circle) }
}
extension Ellipse: _KnownShape, InsettableShape {
  /// The shape without a margin on each side.
  public typealias InsetShape = _InsetShape<Ellipse>
  /// An ellipse.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .ellipse) }
}
extension Capsule: _KnownShape, InsettableShape {
  /// The shape without a margin on each side.
  public typealias InsetShape = _InsetShape<Capsule>
  /// A capsule.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .capsule) }
}
extension ContainerRelativeShape: _KnownShape, InsettableShape {
  /// The shape without a margin on each side.
  public typealias InsetShape = _InsetShape<ContainerRelativeShape>
}
extension AnyShape: _KnownShape {}
extension Path: _KnownShape {
  /// None: the path is drawn.
  nonisolated public var _exactOutline: _ShapeOutline? { nil }
  /// The path itself.
  nonisolated public func _path(in area: _ShapeArea) -> Path { self }
  /// True: a path has its own coordinates.
  nonisolated public var _ignoresArea: Bool { true }
  /// The known outline that the path resembles.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(of: self) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }
}
