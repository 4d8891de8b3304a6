import KeelModel

public import struct Foundation.CGFloat

extension UIView {
  /// How opaque the view is, from 0 to 1. A view below 0.01 is not shown; front ends show all others whole.
  public var alpha: CGFloat {
    get { CGFloat(rare?.alpha ?? 1) }
    set {
      let wasTransparent = isTransparent
      rareParts.alpha = Double(min(max(newValue, 0), 1))
      if isTransparent != wasTransparent { visibilityDidChange() }
    }
  }

  /// Whether `alpha` keeps the view from being seen, and from being touched, as in UIKit.
  var isTransparent: Bool { (rare?.alpha ?? 1) < 0.01 }

  /// Makes changes that front ends may show over time.
  ///
  /// - Parameters:
  ///   - duration: how long the changes take, in seconds.
  ///   - delay: how long to wait before, in seconds.
  ///   - completion: runs once the changes are shown; its argument is always `true`.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(options.animation(duration: duration).delay(delay), animations) { completion?(true) }
  }

  /// Makes changes that front ends may show over time, as a spring.
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

  /// Makes changes to what is in a view that front ends may show over time.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, options: options, animations: animations ?? {}, completion: completion)
  }

  /// Makes changes that are shown at once.
  public static func performWithoutAnimation(_ actions: () -> Void) { withAnimation(nil, actions) }

  /// How changes are shown over time.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Front ends lay out with every change: nothing more.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Controls answer while a change is shown: always so.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A later change goes on from what is shown: always so.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The change is shown for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Every other time goes back to where it began.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The old content fades into the new: front ends choose how.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    fileprivate func animation(duration: Double) -> Animation {
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
