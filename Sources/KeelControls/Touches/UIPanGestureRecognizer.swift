import KeelInteraction
import KeelScene

public import struct Foundation.CGPoint

/// Recognizes a movement of the pressed pointer: `began`, `changed` at each movement, and `ended`.
@MainActor @preconcurrency public final class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of pointers; with more than one the gesture is never recognized, because front ends report one.
  public var minimumNumberOfTouches: Int {
    get { touchesNeeded }
    set { touchesNeeded = newValue }
  }
  /// The largest number of pointers.
  public var maximumNumberOfTouches = Int.max

  /// The place from which the translation is counted, relative to the beginning of the press.
  private var base = ScenePoint(x: 0, y: 0)
  private var velocity = ScenePoint(x: 0, y: 0)
  private var lastTime: Double?

  /// Creates a recognizer with a closure that runs at each change of the gesture.
  public convenience init(action: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let recognizer = recognizer as? UIPanGestureRecognizer { action(recognizer) }
    }
  }

  /// Returns the movement since the press began, or since `setTranslation(_:in:)`, in points to the right and down.
  public func translation(in view: UIView?) -> CGPoint {
    let moved = moved
    return CGPoint(x: moved.x - base.x, y: moved.y - base.y)
  }

  /// Sets the movement so far, from which the following ones are counted.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let moved = moved
    base = ScenePoint(x: moved.x - Double(translation.x), y: moved.y - Double(translation.y))
  }

  /// Returns the velocity of the last movement, in points per second to the right and down.
  public func velocity(in view: UIView?) -> CGPoint { CGPoint(x: velocity.x, y: velocity.y) }

  private var moved: ScenePoint {
    guard let touch else { return ScenePoint(x: 0, y: 0) }
    let (start, now) = (touch.startLocation(in: touch.view), touch.location(in: touch.view))
    return ScenePoint(x: Double(now.x) - Double(start.x), y: Double(now.y) - Double(start.y))
  }

  override var interest: PointerInterest { PointerInterest(drag: PointerInterest.slop) }

  override func reset() {
    super.reset()
    base = ScenePoint(x: 0, y: 0)
    velocity = ScenePoint(x: 0, y: 0)
    lastTime = nil
  }

  override func follow(_ touch: UITouch) {
    measureVelocity(touch)
    guard state == .possible else {
      switch touch.phase {
      case .moved: become(.changed)
      case .ended: become(.ended)
      case .began, .stationary, .cancelled: break
      }
      return
    }
    if touch.farthest >= PointerInterest.slop { become(.began) }
    guard touch.phase == .ended else { return }
    if state == .began { become(.ended) } else { cancel() }
  }

  private func measureVelocity(_ touch: UITouch) {
    let time = touch.report.time
    if let lastTime, time > lastTime {
      let (before, now) = (touch.previousLocation(in: touch.view), touch.location(in: touch.view))
      velocity = ScenePoint(
        x: (Double(now.x) - Double(before.x)) / (time - lastTime),
        y: (Double(now.y) - Double(before.y)) / (time - lastTime))
    }
    lastTime = time
  }
}
