/// How a change is shown over time, where a front end can.
public struct Animation: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// `bounce` from 0 (none) to 1.
    case spring(bounce: Double)
  }

  public var curve: Curve
  /// In seconds.
  public var duration: Double
  /// In seconds, before it begins.
  public var delay: Double = 0

  public init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation.spring
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring()
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)

  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring(bounce: bounce), duration: duration)
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
}
