public import Foundation

/// Room that a view is offered, for sources that answer it.
///
/// Front ends of Keel lay out by meaning and offer no view any room: methods that take this are accepted and not called.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points from side to side; `nil` leaves it to the view.
  public var width: CGFloat?
  /// Points from top to bottom; `nil` leaves it to the view.
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// So much room.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// As little as there can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// What the view would like best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as there can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size that is offered, with these lengths where it is left to the view.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
