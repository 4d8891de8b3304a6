package import KeelScene

/// A shape that is made from another one.
public protocol _DerivedShape: Shape where _Rect == Never {}

extension _DerivedShape {
  /// Never called: there is no rectangle to draw in.
  nonisolated public func path(in rect: Never) -> Path {}
}

/// A part of the outline of a shape.
public struct _TrimmedShape<Base: Shape>: _DerivedShape {
  let base: Base
  let start: Double
  let end: Double

  /// The known outline that the whole shape resembles.
  nonisolated public var _outline: _ShapeOutline { base._outline }
  /// The known outline of the shape, if nothing is cut off.
  nonisolated public var _exactOutline: _ShapeOutline? { start <= 0 && end >= 1 ? base._exactOutline : nil }
  /// Returns the part of the outline in an area.
  nonisolated public func _path(in area: _ShapeArea) -> Path { base._path(in: area).trimmedPath(from: start, to: end) }
  /// A Boolean value that indicates whether the path is the same in every area.
  nonisolated public var _ignoresArea: Bool { base._ignoresArea }
}

/// A shape that is turned about a point.
public struct RotatedShape<Content: Shape>: _DerivedShape {
  /// The shape that is turned.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point that stays in its place.
  public var anchor: UnitPoint

  /// Creates a shape that is turned about a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The known outline that the shape resembles without the turn.
  nonisolated public var _outline: _ShapeOutline { shape._outline }
  /// Returns the turned outline in an area.
  nonisolated public func _path(in area: _ShapeArea) -> Path {
    shape._path(in: area).changed(by: .rotation(angle), about: anchor, of: area)
  }
}

/// A shape that is scaled about a point.
public struct ScaledShape<Content: Shape>: _DerivedShape {
  /// The shape that is scaled.
  public var shape: Content
  let across: Double
  let down: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint

  init(shape: Content, across: Double, down: Double, anchor: UnitPoint) {
    self.shape = shape
    self.across = across
    self.down = down
    self.anchor = anchor
  }

  /// The known outline that the shape resembles.
  nonisolated public var _outline: _ShapeOutline { shape._outline }
  /// Returns the scaled outline in an area.
  nonisolated public func _path(in area: _ShapeArea) -> Path {
    let scale = DrawingTransform(a: across, b: 0, c: 0, d: down, tx: 0, ty: 0)
    return shape._path(in: area).changed(by: scale, about: anchor, of: area)
  }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape>: _DerivedShape {
  /// The shape that is moved.
  public var shape: Content
  let across: Double
  let down: Double

  init(shape: Content, across: Double, down: Double) {
    self.shape = shape
    self.across = across
    self.down = down
  }

  /// The known outline that the shape resembles without the offset.
  nonisolated public var _outline: _ShapeOutline { shape._outline }
  /// Returns the moved outline in an area.
  nonisolated public func _path(in area: _ShapeArea) -> Path {
    shape._path(in: area).changed(by: .translation(x: across, y: down))
  }
  /// A Boolean value that indicates whether the path is the same in every area.
  nonisolated public var _ignoresArea: Bool { shape._ignoresArea }
}

/// A built-in shape without a margin on each side.
public struct _InsetShape<Base: InsettableShape>: _DerivedShape, InsettableShape {
  let base: Base
  let amount: Double

  /// The known outline that the shape resembles.
  nonisolated public var _outline: _ShapeOutline { base._outline }
  /// The outline of the shape itself, if it is not inset.
  nonisolated public var _exactOutline: _ShapeOutline? { amount == 0 ? base._exactOutline : nil }
  /// Returns the outline in an area without the margin.
  nonisolated public func _path(in area: _ShapeArea) -> Path { base.insetPath(in: area, by: amount) }
  /// The type of the inset shape: the same one.
  public typealias InsetShape = _InsetShape<Base>
  /// Returns the shape with a larger margin, in points.
  nonisolated public func inset(by amount: Double) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

extension Shape {
  /// Returns a part of the outline, between two fractions of its length.
  nonisolated public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(base: self, start: startFraction, end: endFraction)
  }
  /// Returns the shape turned clockwise about a point.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Returns the shape scaled about a point.
  nonisolated public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, across: scale, down: scale, anchor: anchor)
  }
  /// Returns the shape scaled about a point, by a factor for each direction.
  nonisolated public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, across: x, down: y, anchor: anchor)
  }
  /// Returns the shape moved by a distance in points.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, across: x, down: y)
  }
}

extension Path {
  /// Returns the path with each of its points transformed, about a point of an area if there is one.
  package func changed(
    by transform: DrawingTransform, about anchor: UnitPoint = .topLeading, of area: _ShapeArea? = nil
  ) -> Path {
    let x = area.map { $0.x + anchor.x * $0.width } ?? 0
    let y = area.map { $0.y + anchor.y * $0.height } ?? 0
    let whole = DrawingTransform.translation(x: -x, y: -y).concatenating(transform)
      .concatenating(.translation(x: x, y: y))
    var path = Path()
    for step in steps { path.append(step.mapped(whole.applied(to:))) }
    return path
  }
}
