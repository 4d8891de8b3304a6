/// A position in points, from the top left corner.
public struct ScenePoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double
  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
public struct SceneSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Creates a size; the default is an empty one.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// An area in points, whose sides are not negative.
public struct SceneRect: Hashable, Sendable {
  /// The distance of the area from the left edge.
  public var x: Double
  /// The distance of the area from the top edge.
  public var y: Double
  /// The width of the area.
  public var width: Double
  /// The height of the area.
  public var height: Double
  /// Creates an area. A negative side extends to the left, or upwards.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = width < 0 ? x + width : x
    self.y = height < 0 ? y + height : y
    self.width = abs(width)
    self.height = abs(height)
  }

  /// The width and the height.
  public var size: SceneSize { SceneSize(width: width, height: height) }
}

extension Double {
  /// The largest distance in points that a drawing or a report may contain.
  package static let farthestCoordinate = 1e6
  /// True if the number is a distance that a drawing or a report may contain.
  package var isLawfulCoordinate: Bool { abs(self) <= .farthestCoordinate }
  /// The number clamped to such a distance; 0 for NaN.
  package var lawfulCoordinate: Double {
    self.isNaN ? 0 : min(max(self, -.farthestCoordinate), .farthestCoordinate)
  }
}
