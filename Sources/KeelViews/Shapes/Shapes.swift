import KeelScene

/// A rectangle.
public struct Rectangle: Sendable {
  public init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Sendable {
  /// In points.
  public var cornerRadius: Double
  public var style: RoundedCornerStyle
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

/// A rectangle whose corners are round in different ways; front ends show the roundest.
public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
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
  public init() {}
}

/// An ellipse.
public struct Ellipse: Sendable {
  public init() {}
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

/// The shape of what is around it: a rectangle.
public struct ContainerRelativeShape: Sendable {
  public init() {}
}

/// A shape whose kind is forgotten.
public struct AnyShape: Sendable {
  public let _outline: _ShapeOutline
  public init<S: Shape>(_ shape: S) { _outline = shape._outline }
}

extension Rectangle: _KnownShape, InsettableShape {
  public typealias InsetShape = Rectangle
}
extension RoundedRectangle: _KnownShape, InsettableShape {
  public typealias InsetShape = RoundedRectangle
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .rounded(radius: cornerRadius)) }
}
extension UnevenRoundedRectangle: _KnownShape, InsettableShape {
  public typealias InsetShape = UnevenRoundedRectangle
  nonisolated public var _outline: _ShapeOutline {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
    ]
    return _ShapeOutline(kind: .rounded(radius: radii.max() ?? 0))
  }
}
extension Circle: _KnownShape, InsettableShape {
  public typealias InsetShape = Circle
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .circle) }
}
extension Ellipse: _KnownShape, InsettableShape {
  public typealias InsetShape = Ellipse
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .ellipse) }
}
extension Capsule: _KnownShape, InsettableShape {
  public typealias InsetShape = Capsule
  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(kind: .capsule) }
}
extension ContainerRelativeShape: _KnownShape, InsettableShape {
  public typealias InsetShape = ContainerRelativeShape
}
extension AnyShape: _KnownShape {}
extension Path: _KnownShape {}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
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
