/// How a value gets from 0 to 1 while time does: a curve with two control points.
public struct UnitCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
  }
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The way back.
  public var inverse: UnitCurve { UnitCurve(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// The value at a share of the time.
  public func value(at progress: Double) -> Double {
    guard progress > 0, progress < 1 else { return progress <= 0 ? 0 : 1 }
    if x1 == y1, x2 == y2 { return progress }
    func at(_ t: Double, _ one: Double, _ two: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * one + 3 * u * t * t * two + t * t * t
    }
    // Time only grows along the curve, so the place with this time is found by halving.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < progress { low = middle } else { high = middle }
    }
    return at((low + high) / 2, y1, y2)
  }
}
