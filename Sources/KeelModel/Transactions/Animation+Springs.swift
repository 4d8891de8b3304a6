/// The movement of something that hangs on a spring.
public struct Spring: Hashable, Sendable {
  /// About how long it takes, in seconds.
  public var duration: Double
  /// From -1 (slow to come to rest) over 0 (no overshooting) to 1 (never at rest).
  public var bounce: Double

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = mass > 0 && stiffness > 0 ? (stiffness / mass).squareRoot() : 1
    let ratio = mass > 0 ? damping / (2 * mass * frequency) : 1
    self.init(duration: 2 * .pi / frequency, bounce: 1 - (allowOverDamping ? ratio : min(ratio, 1)))
  }

  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  public static let spring = spring()
  public static let interactiveSpring = interactiveSpring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
  }

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce)
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .spring(spring)
  }

  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
