#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

// Effects that move points, as transforms of the plane.

extension SceneEffect {
  /// Returns the transform of the effect in a box of a size, from the top left corner; `nil` for effects that move
  /// nothing.
  ///
  /// A rotation in space becomes its parallel projection: distant parts do not get smaller.
  package func transform(in size: SceneSize) -> DrawingTransform? {
    switch self {
    case .rotation(let angle, let anchor): DrawingTransform.rotation(by: angle).about(anchor, of: size)
    case .rotation3D(let angle, let axis, let anchor, _):
      DrawingTransform.rotation(by: angle, about: axis).about(anchor, of: size)
    case .scale(let x, let y, let anchor):
      DrawingTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0).about(anchor, of: size)
    case .transform(let transform, let anchor): transform.about(anchor, of: size)
    case .offset(let x, let y): DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case .opacity, .blur, .shadow, .color, .multiply, .blend, .isolated: nil
    }
  }
}

extension [SceneEffect] {
  /// Returns the effects as they are where lines begin on a side: movements lead to the trailing side.
  package func directed(isRightToLeft: Bool) -> [SceneEffect] {
    guard isRightToLeft else { return self }
    return map { if case .offset(let x, let y) = $0 { .offset(x: -x, y: y) } else { $0 } }
  }

  /// Returns the transform of all effects in a box of a size; `nil` if none moves anything.
  package func transform(in size: SceneSize) -> DrawingTransform? {
    reduce(nil) { whole, effect in
      guard let next = effect.transform(in: size) else { return whole }
      return whole?.concatenating(next) ?? next
    }
  }
}

extension DrawingTransform {
  /// Returns a turn about the origin by an angle in radians, clockwise.
  package static func rotation(by angle: Double) -> DrawingTransform {
    let (sine, cosine) = (sin(angle).exact, cos(angle).exact)
    return DrawingTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the shadow of a turn about an axis of length 1.
  static func rotation(by angle: Double, about axis: SceneAxis) -> DrawingTransform {
    let (sine, cosine) = (sin(angle).exact, cos(angle).exact)
    let rest = 1 - cosine
    return DrawingTransform(
      a: cosine + axis.x * axis.x * rest, b: axis.x * axis.y * rest + axis.z * sine,
      c: axis.x * axis.y * rest - axis.z * sine, d: cosine + axis.y * axis.y * rest, tx: 0, ty: 0)
  }

  /// Returns the transform about a point of a box in unit coordinates, instead of about the corner.
  fileprivate func about(_ anchor: ScenePoint, of size: SceneSize) -> DrawingTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: -x, ty: -y).concatenating(self)
      .concatenating(DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  /// Returns the transform about another origin, in points.
  package func moved(x: Double, y: Double) -> DrawingTransform {
    DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: -x, ty: -y).concatenating(self)
      .concatenating(DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  /// Returns the smallest area that contains the transformed one.
  package func bounds(of area: SceneRect) -> SceneRect {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      applied(to: ScenePoint(x: area.x + x * area.width, y: area.y + y * area.height))
    }
    let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
    return SceneRect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
  }
}

extension Double {
  /// The number without the error of a sine or cosine of a quarter turn.
  fileprivate var exact: Double {
    let whole = rounded()
    return abs(self - whole) < 1e-12 ? whole : self
  }
}
