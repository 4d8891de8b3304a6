package import KeelScene

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension DrawingTransform {
  /// Returns a clockwise turn about the origin.
  package static func rotation(_ angle: Angle) -> DrawingTransform {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return DrawingTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
