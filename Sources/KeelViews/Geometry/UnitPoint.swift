package import KeelScene

/// A point in a rectangle, with coordinates from 0 (top, leading) to 1.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position: 0 is leading, 1 is trailing.
  public var x: Double
  /// The vertical position: 0 is the top, 1 is the bottom.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The nearest of the nine anchors that front ends support.
  package var sceneAnchor: SceneAnchor {
    SceneAnchor(
      x < 0.34 ? .leading : x > 0.66 ? .trailing : .center, y < 0.34 ? .top : y > 0.66 ? .bottom : .center)
  }
}
