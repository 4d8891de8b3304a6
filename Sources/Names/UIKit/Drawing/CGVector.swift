public import Foundation

/// A distance with a direction, as in Core Graphics.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part in points.
  public var dx: CGFloat
  /// The vertical part in points.
  public var dy: CGFloat
  /// Creates a vector from its parts in points.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates a vector without a length.
  public init() { self.init(dx: 0, dy: 0) }
  /// The vector without a length.
  public static let zero = CGVector()
}
