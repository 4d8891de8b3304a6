public import Foundation
public import KeelControls

extension UIView {
  /// The course of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the beginning, at the end, or at no point.
    case easeInOut, easeIn, easeOut, linear

    fileprivate var options: AnimationOptions {
      switch self {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    }
  }
}

/// The ends of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end, the beginning, or a place between both.
  case end, start, current
}

/// Changes views in an animation that the program starts.
///
/// Front ends animate by themselves: an animation that has begun cannot be paused, reversed or moved to a point.
@MainActor @preconcurrency open class UIViewPropertyAnimator {
  /// The duration in seconds.
  public let duration: TimeInterval
  private let curve: UIView.AnimationCurve
  /// The damping of a spring; `nil` for a curve.
  private let damping: CGFloat?
  private var animations: [() -> Void]
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// True while changes are being animated.
  public private(set) var isRunning = false
  /// The part of the animation that has passed, which no front end reports: 0 before its end. Setting it has no effect.
  open var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }

  /// Creates an animation with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.curve = curve
    damping = nil
    self.animations = animations.map { [$0] } ?? []
  }

  /// Creates an animation with a spring.
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    curve = .easeInOut
    damping = dampingRatio
    self.animations = animations.map { [$0] } ?? []
  }

  /// Creates an animation and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes to an animation that has not begun.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a closure that runs when the changes are shown, or when the animation is stopped.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Makes the changes, which front ends animate.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes, which front ends animate after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    let changes = animations
    animations = []
    let animate = { changes.forEach { $0() } }
    let end = { [self] (_: Bool) in finish(.end) }
    if let damping {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        animations: animate, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: curve.options, animations: animate, completion: end)
    }
  }

  /// Has no effect: front ends complete animations by themselves.
  open func pauseAnimation() {}
  /// Forgets changes that have not begun; those that have are completed by the front end.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] } else { finish(.current) }
  }
  /// Runs the closures for the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }

  private func finish(_ position: UIViewAnimatingPosition) {
    isRunning = false
    let ending = completions
    completions = []
    for completion in ending { completion(position) }
  }
}
