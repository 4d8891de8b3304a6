import KeelInteraction
import KeelScene

import struct Foundation.CGPoint

/// Recognizes a quick movement of the pressed pointer in one direction, while it is still moved.
///
/// Swipes need a pointer: offer their action by a button, a menu or a key command too.
@MainActor @preconcurrency public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe: those of the screen, also in right-to-left languages.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized; `right` by default.
  public var direction = Direction.right
  /// The number of pointers; with more than one the gesture is never recognized, because front ends report one.
  public var numberOfTouchesRequired: Int {
    get { touchesNeeded }
    set { touchesNeeded = newValue }
  }

  /// The distance in points that makes a movement a swipe, and the seconds in which it is made.
  private static let distance = 30.0
  private static let time = 0.5

  /// Creates a recognizer with a closure that runs when the gesture is recognized.
  public convenience init(action: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let recognizer = recognizer as? UISwipeGestureRecognizer { action(recognizer) }
    }
  }

  override var interest: PointerInterest { PointerInterest(drag: PointerInterest.slop) }

  override func follow(_ touch: UITouch) {
    guard state == .possible else { return }
    let (start, now) = (touch.startLocation(in: touch.view), touch.location(in: touch.view))
    let (x, y) = (Double(now.x) - Double(start.x), Double(now.y) - Double(start.y))
    guard max(abs(x), abs(y)) >= UISwipeGestureRecognizer.distance else {
      if touch.phase == .ended || touch.report.time > UISwipeGestureRecognizer.time { cancel() }
      return
    }
    let made: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    // A movement across is none of the four.
    let isStraight = min(abs(x), abs(y)) <= max(abs(x), abs(y)) / 2
    let isQuick = touch.report.time <= UISwipeGestureRecognizer.time
    if isStraight, isQuick, direction.contains(made) { become(.ended) } else { cancel() }
  }
}
