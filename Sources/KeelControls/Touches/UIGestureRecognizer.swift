import KeelScene

public import struct Foundation.CGPoint

/// Recognizes a gesture in the presses of the pointer on a view: `UITapGestureRecognizer`, `UIPanGestureRecognizer`,
/// `UISwipeGestureRecognizer` or `UILongPressGestureRecognizer`.
///
///     let pan = UIPanGestureRecognizer { [weak self] pan in self?.cardWasDragged(by: pan.translation(in: self)) }
///     card.addGestureRecognizer(pan)
///
/// Actions are closures, or targets and selectors. They run at each change of `state`.
@MainActor @preconcurrency public class UIGestureRecognizer {
  /// The stages of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// The gesture has not been recognized yet.
    case possible
    /// The gesture has been recognized and goes on.
    case began
    /// The gesture has changed.
    case changed
    /// The gesture has ended, or was recognized in one moment.
    case ended
    /// The gesture has no end.
    case cancelled
    /// The press was another gesture.
    case failed
    /// A gesture of one moment has been recognized: another name of `ended`.
    public static let recognized = State.ended
  }

  /// The stage of the gesture.
  public internal(set) var state = State.possible
  /// The view of the gesture.
  public internal(set) weak var view: UIView?
  /// A Boolean value that indicates whether the gesture is recognized. Setting it to `false` cancels the gesture.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancel() }
      view?.standInMayChange()
    }
  }
  /// A Boolean value that indicates whether the view receives `touchesCancelled` once the gesture is recognized.
  public var cancelsTouchesInView = true
  /// The object that decides when the gesture may be recognized.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the program's own use.
  public var name: String?
  /// The number of pointers in the gesture: one while it is pressed.
  public var numberOfTouches: Int { isPressed ? 1 : 0 }
  /// The number of pointers without which the gesture is not recognized. Front ends report one.
  final var touchesNeeded = 1 {
    didSet { if touchesNeeded != oldValue { view?.standInMayChange() } }
  }
  /// True if the gesture can be recognized.
  var isRecognizable: Bool { isEnabled && touchesNeeded <= 1 }

  private var actions: [UIAction] = []
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  /// The latest touch.
  var touch: UITouch?
  private var isPressed = false

  /// Creates a recognizer without an action.
  public init() {}

  /// Performs the action at each change of the gesture. The action's `sender` is the recognizer.
  public func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(action)
  }
  /// Stops performing the action.
  public func removeAction(_ action: UIAction) { actions.removeAll { $0.identifier == action.identifier } }

  /// The actions that call methods of objects.
  var targetedActions: [TargetedAction] { actions.compactMap { $0 as? TargetedAction } }

  func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  /// Returns the place of the gesture in a view, or in the window for `nil`, as `UITouch.location(in:)` does; the middle
  /// of its own view for a press by a key.
  public func location(in view: UIView?) -> CGPoint {
    if let touch { return touch.location(in: view) }
    guard let own = self.view else { return CGPoint(x: 0, y: 0) }
    own.followSize()
    let (x, y) = (own.drawnSize.width / 2, own.drawnSize.height / 2)
    guard view !== own, let frame = own.followedFrame else { return CGPoint(x: x, y: y) }
    let corner = view.flatMap { $0 is UIWindow ? nil : $0.followedFrame }
    return CGPoint(x: frame.x + x - (corner?.x ?? 0), y: frame.y + y - (corner?.y ?? 0))
  }

  // MARK: A press

  /// What front ends have to report for the gesture.
  var interest: PointerInterest { .everyPress }
  /// True while the gesture is recognized in the present press.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
  private var isGoingOn: Bool { state == .began || state == .changed }

  func receives(_ touch: UITouch) -> Bool {
    isRecognizable && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Returns true if the gesture and another one may be recognized in the same press.
  func allows(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Begins a press.
  func reset() {
    state = .possible
    touch = nil
  }

  /// Takes the next moment of the press.
  final func take(_ touch: UITouch) {
    guard isRecognizable, state != .failed, state != .cancelled, state != .ended else { return }
    self.touch = touch
    isPressed = true
    if touch.phase == .cancelled { cancel() } else { follow(touch) }
  }

  /// Handles a moment of the press other than its cancellation.
  func follow(_ touch: UITouch) {}

  /// Changes the stage of the gesture, and performs its actions. The delegate may refuse the beginning.
  func become(_ next: State) {
    if state == .possible, delegate?.gestureRecognizerShouldBegin(self) == false {
      state = .failed
      return
    }
    state = next
    perform()
  }

  private func perform() {
    for handler in handlers { handler(self) }
    for action in actions { action.perform(sender: self) }
  }

  /// Ends the gesture without an end of its own.
  func cancel() {
    guard isGoingOn else {
      if state == .possible { state = .failed }
      return
    }
    state = .cancelled
    perform()
  }

  /// Called after the press.
  func pressIsOver() {
    isPressed = false
    state = .possible
  }
}

/// Decides when gestures may be recognized.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns true if the gesture may begin; `true` unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns true if both gestures may be recognized in the same press; `false` unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns true if the recognizer takes the press; `true` unless implemented.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Allows each beginning.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Allows one gesture a press.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Allows each press.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
