import KeelScene

/// Recognizes a press that lasts: `began` while it is pressed, `changed` at each movement, and `ended`.
///
/// Long presses need a pointer: offer their action in a menu too.
@MainActor @preconcurrency public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the press lasts, in seconds; 0 for each press from its beginning.
  public var minimumPressDuration = 0.5 {
    didSet { if minimumPressDuration != oldValue { view?.standInMayChange() } }
  }
  /// The number of pointers; with more than one the gesture is never recognized, because front ends report one.
  public var numberOfTouchesRequired: Int {
    get { touchesNeeded }
    set { touchesNeeded = newValue }
  }
  /// The distance in points that the press may move before it is recognized.
  public var allowableMovement = 10.0

  /// Creates a recognizer with a closure that runs at each change of the gesture.
  public convenience init(action: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let recognizer = recognizer as? UILongPressGestureRecognizer { action(recognizer) }
    }
  }

  override var interest: PointerInterest { PointerInterest(hold: minimumPressDuration) }

  override func follow(_ touch: UITouch) {
    guard state == .possible else {
      switch touch.phase {
      case .moved: become(.changed)
      case .ended: become(.ended)
      case .began, .stationary, .cancelled: break
      }
      return
    }
    if touch.farthest > allowableMovement { return cancel() }
    if touch.report.time >= minimumPressDuration { become(.began) }
    guard touch.phase == .ended else { return }
    if state == .began { become(.ended) } else { cancel() }
  }
}
