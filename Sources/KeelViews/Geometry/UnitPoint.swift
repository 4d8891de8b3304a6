package import KeelScene

/// A point in a rectangle, each part from 0 (top, leading) to 1.
public struct UnitPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init() { self.init(x: 0, y: 0) }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The nearest of the places that front ends know.
  package var sceneAnchor: SceneAnchor {
    SceneAnchor(
      x < 0.34 ? .leading : x > 0.66 ? .trailing : .center, y < 0.34 ? .top : y > 0.66 ? .bottom : .center)
  }
}
