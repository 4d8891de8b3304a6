/// An affine transform of the plane, with the fields of Core Graphics: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct DrawingTransform: Hashable, Sendable {
  /// The horizontal part of the image of the horizontal unit.
  public var a: Double
  /// The vertical part of the image of the horizontal unit.
  public var b: Double
  /// The horizontal part of the image of the vertical unit.
  public var c: Double
  /// The vertical part of the image of the vertical unit.
  public var d: Double
  /// The horizontal distance by which the origin moves, in points.
  public var tx: Double
  /// The vertical distance by which the origin moves, in points.
  public var ty: Double

  /// Creates a transform from its matrix. Numbers that are not finite become 0, and large ones are clamped.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a.lawfulCoordinate
    self.b = b.lawfulCoordinate
    self.c = c.lawfulCoordinate
    self.d = d.lawfulCoordinate
    self.tx = tx.lawfulCoordinate
    self.ty = ty.lawfulCoordinate
  }

  /// The transform that changes nothing.
  public static let identity = DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns the transform that moves everything by a distance in points.
  public static func translation(x: Double, y: Double) -> DrawingTransform {
    DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the transformed point.
  public func applied(to point: ScenePoint) -> ScenePoint {
    ScenePoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the transform that applies this one first and the other one second.
  public func concatenating(_ other: DrawingTransform) -> DrawingTransform {
    DrawingTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The factor by which lengths grow on average: the square root of the factor of areas.
  public var scale: Double { abs(a * d - b * c).squareRoot() }
}
