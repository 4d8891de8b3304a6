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

/// A rectangle with a radius for each corner. Front ends show the largest radius at all of them.
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
  /// The outline of the wrapped shape.
  public let _outline: _ShapeOutline
  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) { _outline = shape._outline }
}

extension Rectangle: _KnownShape, InsettableShape {
  /// The shape itself: front ends do not inset shapes.
  public typealias InsetShape = Rectangle
}
extension RoundedRectangle: _KnownShape, InsettableShape {
  /// The shape itself: front ends do not inset shapes.
  public typealias InsetShape = RoundedRectangle
  /// A rectangle with rounded corners.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .rounded(radius: cornerRadius)) }
}
extension UnevenRoundedRectangle: _KnownShape, InsettableShape {
  /// The shape itself: front ends do not inset shapes.
  public typealias InsetShape = UnevenRoundedRectangle
  /// A rectangle with the largest of the four radii at each corner.
  nonisolated public var _outline: _ShapeOutline {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
    ]
    return _ShapeOutline(kind: .rounded(radius: radii.max() ?? 0))
  }
}
extension Circle: _KnownShape, InsettableShape {
  /// The shape itself: front ends do not inset shapes.
  public typealias InsetShape = Circle
  /// A circle.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .circle) }
}
extension Ellipse: _KnownShape, InsettableShape {
  /// The shape itself: front ends do not inset shapes.
  public typealias InsetShape = Ellipse
  /// An ellipse.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .ellipse) }
}
extension Capsule: _KnownShape, InsettableShape {
  /// The shape itself: front ends do not inset shapes.
  public typealias InsetShape = Capsule
  /// A capsule.
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .capsule) }
}
extension ContainerRelativeShape: _KnownShape, InsettableShape {
  /// The shape itself: front ends do not inset shapes.
  public typealias InsetShape = ContainerRelativeShape
}
extension AnyShape: _KnownShape {}
extension Path: _KnownShape {}

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
