/// The course of an animated change over time. Front ends without animation ignore it.
public struct SceneAnimation: Hashable, Sendable {
  /// The relation between time and progress.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1), with the coordinates of its two control points.
    case timing(Double, Double, Double, Double)
    /// The movement of a spring; a bounce of 0 does not pass the end, 1 never comes to rest.
    case spring(bounce: Double)
  }

  /// The relation between time and progress.
  public var curve: Curve
  /// The duration in seconds, without the delay, from 0 to 3,600.
  public var duration: Double { didSet { duration = Self.lawful(duration) } }
  /// The time in seconds before the change begins, from 0 to 3,600.
  public var delay: Double { didSet { delay = Self.lawful(delay) } }
  /// The number of times that the change is shown, from 1; `nil` for no end.
  public var repeatCount: Int? { didSet { repeatCount = repeatCount.map { max($0, 1) } } }
  /// A Boolean value that indicates whether every second repetition runs backwards.
  public var autoreverses: Bool

  /// Creates an animation. NaN becomes 0.
  public init(
    _ curve: Curve, duration: Double, delay: Double = 0, repeatCount: Int? = 1, autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = Self.lawful(duration)
    self.delay = Self.lawful(delay)
    self.repeatCount = repeatCount.map { max($0, 1) }
    self.autoreverses = autoreverses
  }

  private static func lawful(_ seconds: Double) -> Double { seconds.isNaN ? 0 : min(max(seconds, 0), 3600) }
}
