#if Desktop
import CKeelGtk
internal import Glibc
import KeelScene

extension DrawingTransform {
  /// Returns a transform of GTK, which takes over the given one, with this one inside of it.
  ///
  /// GTK draws a matrix with cairo only if it knows that it is one of the plane. So it is made of a turn, a skew and a
  /// scaling, which every transform of the plane with an area is.
  func appended(to outer: OpaquePointer?) -> OpaquePointer? {
    let across = hypot(a, b)
    let down = (a * d - b * c) / across
    let degrees = 180 / Double.pi
    var origin = graphene_point_t(x: Float(tx), y: Float(ty))
    var made = gsk_transform_translate(outer, &origin)
    let turn = atan2(b, a)
    if turn != 0 { made = gsk_transform_rotate(made, Float(turn * degrees)) }
    let skew = atan((a * c + b * d) / (across * down))
    if abs(skew) > 1e-9 { made = gsk_transform_skew(made, Float(skew * degrees), 0) }
    return gsk_transform_scale(made, Float(across), Float(down))
  }
}
#endif
