/// A description of how a change is shown over time.
///
/// The front end decides what moves. Browsers change effects, opacities, offsets and colours along the curve; rows and
/// pages move and fade as the front end chooses. The terminal shows the result at once.
public struct Animation: Hashable, Sendable {
  /// The relation between time and progress.
  public enum Curve: Hashable, Sendable {
    /// Constant speed.
    case linear
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at the beginning and at the end.
    case easeInOut
    /// A cubic Bézier curve from (0, 0) to (1, 1), with the coordinates of its two control points.
    case timing(Double, Double, Double, Double)
    /// The movement of a spring.
    case spring(bounce: Double)
  }

  /// The relation between time and progress.
  public var curve: Curve
  /// The length in seconds, without the delay.
  public var duration: Double
  /// The time in seconds before the animation begins.
  public var delay: Double = 0
  /// The number of times that the animation is shown; `nil` for no end.
  public var repeatCount: Int? = 1
  /// A Boolean value that indicates whether every second repetition runs backwards.
  public var autoreverses = false

  /// Creates an animation of that duration, in seconds, which is shown once and without delay.
  public init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The animation of changes that specify none: a spring without bounce, of half a second.
  public static let `default` = Animation.spring
  /// An animation of constant speed, of 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// An animation that begins slowly, of 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation that ends slowly, of 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation that begins and ends slowly, of 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Returns an animation of constant speed, of that duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }
  /// Returns an animation that begins slowly, of that duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }
  /// Returns an animation that ends slowly, of that duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }
  /// Returns an animation that begins and ends slowly, of that duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }
  /// Returns an animation along a cubic Bézier curve with the given control points, of that duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// Returns this animation with its delay increased by a number of seconds.
  public func delay(_ seconds: Double) -> Animation {
    var animation = self
    animation.delay += seconds
    return animation
  }

  /// Returns this animation with its duration divided by `factor`. A factor that is not above zero changes nothing.
  public func speed(_ factor: Double) -> Animation {
    guard factor > 0 else { return self }
    var animation = self
    animation.duration /= factor
    return animation
  }

  /// Returns this animation shown a number of times, every second time backwards if `autoreverses` is true.
  ///
  /// A negative number counts as 0.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = max(repeatCount, 0)
    animation.autoreverses = autoreverses
    return animation
  }

  /// Returns this animation repeated without end, every second time backwards if `autoreverses` is true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = nil
    animation.autoreverses = autoreverses
    return animation
  }
}
