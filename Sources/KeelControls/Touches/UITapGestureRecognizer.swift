import KeelInteraction
import KeelModel
import KeelScene

/// Recognizes one press, or several in quick succession.
///
/// A view with one that contains no field, list or region that scrolls is a button for the keyboard and for assistive
/// technology, and controls in it are pressed in its place. On other views only the pointer makes the gesture.
@MainActor @preconcurrency public final class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of presses in quick succession; at least 1.
  public var numberOfTapsRequired = 1 {
    didSet { if numberOfTapsRequired < 1 { numberOfTapsRequired = 1 } }
  }

  /// The number of pointers; with more than one the gesture is never recognized, because front ends report one.
  public var numberOfTouchesRequired: Int {
    get { touchesNeeded }
    set { touchesNeeded = newValue }
  }

  private var count = 0
  private var lastTime: Double?
  private struct Requirement { weak var recognizer: UITapGestureRecognizer? }
  private var requirements: [Requirement] = []
  /// The number of times that the gesture was recognized.
  private var recognitions = 0
  private var wait: Task<Void, Never>?

  /// Creates a recognizer with a closure that runs when the gesture is recognized.
  public convenience init(action: @escaping (UITapGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let recognizer = recognizer as? UITapGestureRecognizer { action(recognizer) }
    }
  }

  /// Recognizes this gesture only after the other one has become impossible: one of more presses, when no further press
  /// has followed in time. Other gestures have become impossible when a press ends.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard let other = otherGestureRecognizer as? UITapGestureRecognizer else { return }
    requirements.append(Requirement(recognizer: other))
  }

  override func follow(_ touch: UITouch) {
    if touch.farthest >= PointerInterest.slop { return cancel() }
    if touch.phase == .ended { _ = press(touch) }
  }

  /// Counts a press. Returns true if the gesture is recognized.
  func press(_ touch: UITouch?) -> Bool {
    guard isRecognizable, let time = view?.host?.touchTime else { return false }
    self.touch = touch
    let now = time.now
    count = lastTime.map { now - $0 <= TouchTime.patience } == true ? count + 1 : 1
    lastTime = now
    guard count >= numberOfTapsRequired else { return false }
    count = 0
    lastTime = nil
    let rivals = requirements.compactMap(\.recognizer).filter {
      $0.isRecognizable && $0.view != nil && $0.numberOfTapsRequired > numberOfTapsRequired
    }
    guard !rivals.isEmpty else {
      recognize()
      return true
    }
    let before = rivals.map(\.recognitions)
    wait?.cancel()
    wait = Task { [weak self] in
      // The sleep fails when a further press cancels the task.
      try? await time.clock.sleep(for: .seconds(TouchTime.patience))
      guard !Task.isCancelled, let self, rivals.map(\.recognitions) == before, state == .possible else { return }
      recognize()
      state = .possible
    }
    return false
  }

  private func recognize() {
    become(.ended)
    if state == .ended { recognitions += 1 }
  }
}
