/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points; the origin is its top left corner.
public struct LayoutRect: Hashable, Sendable {
  /// The distance of the left edge from the origin.
  public var x: Double
  /// The distance of the top edge from the origin.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Creates a rectangle.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  /// The size of the rectangle.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
}

/// The room that a parent offers to a child, as SwiftUI's `ProposedViewSize`: a length, or `nil` for the child's ideal.
public struct LayoutProposal: Hashable, Sendable {
  /// The offered width in points; `nil` asks for the ideal width.
  public var width: Double?
  /// The offered height in points; `nil` asks for the ideal height.
  public var height: Double?
  /// Creates a proposal; by default it asks for the ideal size.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
  /// Creates a proposal of exactly a size.
  public init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}
