/// A pinch of two fingers. Front ends report one pointer: sources compile, and the gesture never begins.
@MainActor @preconcurrency public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a factor of that at the beginning.
  public var scale: Double = 1
  /// The change of the factor per second.
  public private(set) var velocity: Double = 0

  /// Creates a recognizer without an action.
  override public init() {
    super.init()
    touchesNeeded = 2
  }
}

/// A rotation by two fingers. Front ends report one pointer: sources compile, and the gesture never begins.
@MainActor @preconcurrency public final class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians clockwise.
  public var rotation: Double = 0
  /// The change of the angle, in radians per second.
  public private(set) var velocity: Double = 0

  /// Creates a recognizer without an action.
  override public init() {
    super.init()
    touchesNeeded = 2
  }
}
