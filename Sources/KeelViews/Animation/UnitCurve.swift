/// A timing curve from 0 to 1 over a unit of time, a cubic Bézier curve with two control points.
public struct UnitCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  /// Returns the curve with two control points. Their `x` must be from 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
  }
  /// A curve with constant speed.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The curve with time and value exchanged.
  public var inverse: UnitCurve { UnitCurve(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// Returns the value at a fraction of the time; 0 before the start and 1 after the end.
  public func value(at progress: Double) -> Double {
    guard progress > 0, progress < 1 else { return progress <= 0 ? 0 : 1 }
    if x1 == y1, x2 == y2 { return progress }
    func at(_ t: Double, _ one: Double, _ two: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * one + 3 * u * t * t * two + t * t * t
    }
    // Time increases along the curve, so the parameter for this time is found by bisection.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < progress { low = middle } else { high = middle }
    }
    return at((low + high) / 2, y1, y2)
  }
}
