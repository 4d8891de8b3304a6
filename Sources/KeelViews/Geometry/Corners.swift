/// The radius of each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: Double
  /// The radius of the bottom leading corner.
  public var bottomLeading: Double
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: Double
  /// The radius of the top trailing corner.
  public var topTrailing: Double

  /// Creates radii for the four corners; zero is a sharp corner.
  public init(topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The curve of a round corner. Front ends show no difference.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins gradually.
  case continuous
}
