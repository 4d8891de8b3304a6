import KeelModel

public import struct Foundation.CGFloat

extension UIView {
  /// The opacity of the view from 0 to 1. Below 0.01 it is not shown and takes no space.
  public var alpha: CGFloat {
    get { CGFloat(rare?.alpha ?? 1) }
    set {
      let wasTransparent = isTransparent
      changeGround { rareParts.alpha = newValue >= 0 ? Double(min(newValue, 1)) : 0 }
      if isTransparent != wasTransparent { visibilityDidChange() }
    }
  }

  /// True if `alpha` makes the view invisible and unreachable, as in UIKit.
  var isTransparent: Bool { (rare?.alpha ?? 1) < 0.01 }

  /// Makes changes that front ends may animate.
  ///
  /// - Parameters:
  ///   - duration: The duration of the changes, in seconds.
  ///   - delay: The delay before the changes, in seconds.
  ///   - completion: A closure that runs once the changes are shown. Its argument is always `true`.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(options.animation(duration: duration).delay(delay), animations) { completion?(true) }
  }

  /// Makes changes that front ends may animate with a spring.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let bounce = 1 - Double(min(max(damping, 0), 1))
    withAnimation(Animation(.spring(bounce: bounce), duration: duration).delay(delay), animations) {
      completion?(true)
    }
  }

  /// Makes changes inside of a view that front ends may animate.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, options: options, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes without animation.
  public static func performWithoutAnimation(_ actions: () -> Void) { withAnimation(nil, actions) }

  /// The curve and repetition of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without effect: front ends lay out after every change.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Without effect: controls always react during an animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Without effect: animations always start from the state that is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Every second repetition runs backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The old content fades into the new one; front ends decide how.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    func animation(duration: Double) -> Animation {
      let curve: Animation.Curve =
        switch rawValue & (3 << 16) {
        case 1 << 16: .easeIn
        case 2 << 16: .easeOut
        case 3 << 16: .linear
        default: .easeInOut
        }
      var animation = Animation(curve, duration: duration)
      if contains(.repeat) { animation.repeatCount = nil }
      animation.autoreverses = contains(.autoreverse)
      return animation
    }
  }
}
