/// Room that a view is offered, for sources that answer it.
///
/// Front ends of Keel lay out by meaning and offer no view any room: methods that take this are accepted and not called.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points from side to side; `nil` leaves it to the view.
  public var width: Double?
  /// Points from top to bottom; `nil` leaves it to the view.
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// As little as there can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// What the view would like best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as there can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}
