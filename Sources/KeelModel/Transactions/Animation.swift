/// How a change is shown over time, where a front end can.
public struct Animation: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// The two points that bend the way from (0, 0) to (1, 1).
    case timing(Double, Double, Double, Double)
    /// `bounce` from 0 (none) to 1.
    case spring(bounce: Double)
  }

  public var curve: Curve
  /// In seconds.
  public var duration: Double
  /// In seconds, before it begins.
  public var delay: Double = 0
  /// How often it is shown; `nil` is for ever.
  public var repeatCount: Int? = 1
  /// Whether every other time goes back to where it began.
  public var autoreverses = false

  public init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation.spring
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// The same, begun later by so many seconds.
  public func delay(_ seconds: Double) -> Animation {
    var animation = self
    animation.delay += seconds
    return animation
  }

  /// The same, so many times as fast. A factor that is not above zero changes nothing.
  public func speed(_ factor: Double) -> Animation {
    guard factor > 0 else { return self }
    var animation = self
    animation.duration /= factor
    return animation
  }

  /// The same, shown so many times, and back again every other time if it reverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = max(repeatCount, 0)
    animation.autoreverses = autoreverses
    return animation
  }

  /// The same, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = nil
    animation.autoreverses = autoreverses
    return animation
  }
}
