public import Foundation
package import KeelScene

/// An affine transform of the plane: translation, rotation and scaling, with the fields of Core Graphics.
public struct CGAffineTransform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  /// Creates a transform from its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Creates the identity transform.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// Creates a rotation about the origin by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()
  /// A Boolean value that indicates whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this one first and the other one second.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }
  /// Returns the transform that undoes this one; the transform itself if there is none.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
  /// Returns the transform that rotates by an angle in radians first, and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// Returns the transform that scales first, and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// Returns the transform that translates first, and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGAffineTransform {
  /// The transform of a drawing.
  package var drawn: DrawingTransform {
    DrawingTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
