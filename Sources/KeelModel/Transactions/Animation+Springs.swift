/// The parameters of a spring that an animation follows.
public struct Spring: Hashable, Sendable {
  /// The approximate length of the movement, in seconds.
  public var duration: Double
  /// The bounce, from -1 (slow to come to rest) through 0 (no overshoot) to 1 (never at rest).
  public var bounce: Double

  /// Creates a spring from a duration in seconds and a bounce. The values are stored as they are.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring from its response in seconds and its damping ratio; a ratio of 1 has no bounce.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring from the mass, stiffness and damping of the physical model.
  ///
  /// A mass or stiffness that is not above zero gives a duration of 2π seconds, and such a mass no bounce.
  ///
  /// - Parameter allowOverDamping: If true, the bounce may be negative; if false, an overdamped spring counts as
  ///   critically damped.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = mass > 0 && stiffness > 0 ? (stiffness / mass).squareRoot() : 1
    let ratio = mass > 0 ? damping / (2 * mass * frequency) : 1
    self.init(duration: 2 * .pi / frequency, bounce: 1 - (allowOverDamping ? ratio : min(ratio, 1)))
  }

  /// A spring without bounce, of half a second.
  public static let smooth = smooth()
  /// A spring with a bounce of 0.15, of half a second.
  public static let snappy = snappy()
  /// A spring with a bounce of 0.3, of half a second.
  public static let bouncy = bouncy()

  /// Returns a spring of that duration, in seconds, whose bounce is `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring of that duration, in seconds, with a bounce of 0.15 and `extraBounce` more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring of that duration, in seconds, with a bounce of 0.3 and `extraBounce` more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring animation without bounce, of half a second.
  public static let spring = spring()
  /// A spring animation for changes that follow a pointer: 0.15 seconds, with a bounce of 0.14.
  public static let interactiveSpring = interactiveSpring()
  /// A spring animation without bounce, of half a second.
  public static let smooth = smooth()
  /// A spring animation with a bounce of 0.15, of half a second.
  public static let snappy = snappy()
  /// A spring animation with a bounce of 0.3, of half a second.
  public static let bouncy = bouncy()

  /// Returns a spring animation of that duration, in seconds, and bounce.
  ///
  /// - Parameter blendDuration: Not used.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
  }

  /// Returns an animation with the duration and the bounce of a spring.
  ///
  /// - Parameter blendDuration: Not used.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// Returns a spring animation from its response in seconds and its damping; a damping of 1 has no bounce.
  ///
  /// - Parameter blendDuration: Not used.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a spring animation for changes that follow a pointer, with a bounce of 0.14 and `extraBounce` more.
  ///
  /// - Parameter blendDuration: Not used.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// Returns a spring animation for changes that follow a pointer, from its response in seconds and its damping.
  ///
  /// - Parameter blendDuration: Not used.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a spring animation from the mass, stiffness and damping of the physical model, without overdamping.
  ///
  /// - Parameter initialVelocity: Not used.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// Returns an animation with the duration and the bounce of a spring.
  ///
  /// - Parameter initialVelocity: Not used.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .spring(spring)
  }

  /// Returns a spring animation of that duration, in seconds, and bounce.
  ///
  /// - Parameter initialVelocity: Not used.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }

  /// Returns a spring animation of that duration, in seconds, whose bounce is `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation of that duration, in seconds, with a bounce of 0.15 and `extraBounce` more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// Returns a spring animation of that duration, in seconds, with a bounce of 0.3 and `extraBounce` more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
