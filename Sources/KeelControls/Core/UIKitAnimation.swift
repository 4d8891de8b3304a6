public import KeelModel

public import struct Foundation.CGFloat

// Names of swift-navigation for animated changes of UIKit's controls. Both layers have one type of animation.

/// The name of `Animation` in code written for UIKit.
public typealias UIKitAnimation = Animation

/// Runs a closure whose changes all carry an animation.
///
/// - Parameter completion: Called at the end of the turn that shows the changes, with `true`.
@MainActor public func withUIKitAnimation<Result>(
  _ animation: UIKitAnimation? = .default, _ body: () throws -> Result, completion: ((Bool?) -> Void)? = nil
) rethrows -> Result {
  guard let completion else { return try withAnimation(animation, body) }
  return try withAnimation(animation, body) { completion(true) }
}

extension UIKitAnimation {
  /// Returns an animation with a duration and a delay in seconds, as `UIView.animate` makes it.
  @MainActor public static func animate(
    withDuration duration: Double, delay: Double = 0, options: UIView.AnimationOptions = []
  ) -> UIKitAnimation {
    options.animation(duration: duration).delay(delay)
  }

  /// Returns a spring with a duration and a delay in seconds.
  ///
  /// - Parameters:
  ///   - bounce: From 0 (no overshoot) to 1 (never at rest).
  ///   - initialSpringVelocity: Not used.
  ///   - options: Not used.
  @MainActor public static func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: Double = 0,
    options: UIView.AnimationOptions = []
  ) -> UIKitAnimation {
    .spring(duration: duration, bounce: Double(bounce)).delay(delay)
  }
}

extension UITransaction {
  /// The part of a transaction that UIKit's controls read.
  public struct UIKit: Sendable {
    /// The animation of the change, or `nil` to show it at once.
    public var animation: UIKitAnimation?
    /// A Boolean value that indicates whether views leave out their own animations for this change.
    public var disablesAnimations: Bool
  }

  /// The part of this transaction that UIKit's controls read.
  public var uiKit: UIKit {
    get { UIKit(animation: animation, disablesAnimations: disablesAnimations) }
    set {
      animation = newValue.animation
      disablesAnimations = newValue.disablesAnimations
    }
  }
}
