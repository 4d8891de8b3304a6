public import Foundation

/// The size that a layout proposes to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; `nil` leaves it to the view.
  public var width: CGFloat?
  /// The proposed height in points; `nil` leaves it to the view.
  public var height: CGFloat?

  /// Creates a proposal; `nil` leaves a dimension to the view.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal of no space, for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal without dimensions, for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of unlimited space, for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposed size, with the given lengths for dimensions left to the view.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
