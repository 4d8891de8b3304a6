/// Something that runs closures later: on another thread, or at another time.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs the closure as soon as may be.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs the closure at some time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs the closure at some time and again after each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs the closure as soon as may be.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs the closure at some time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the closure at some time and again after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be made of seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of a scheduler's time, counted from some beginning of its own.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  public var offset: Duration

  public init(offset: Duration = .zero) { self.offset = offset }

  public func distance(to other: SchedulerTime) -> Stride { Stride(other.offset - offset) }
  public func advanced(by stride: Stride) -> SchedulerTime { SchedulerTime(offset: offset + stride.duration) }
  public static func < (lhs: SchedulerTime, rhs: SchedulerTime) -> Bool { lhs.offset < rhs.offset }

  /// A length of time; a number literal is so many seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
    ExpressibleByFloatLiteral
  {
    public var duration: Duration

    public init(_ duration: Duration) { self.duration = duration }
    public init(integerLiteral value: Int) { duration = .seconds(value) }
    public init(floatLiteral value: Double) { duration = .seconds(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int64(exactly: source) else { return nil }
      duration = .seconds(seconds)
    }

    public var magnitude: Stride { duration < .zero ? Stride(.zero - duration) : self }
    /// The length in seconds.
    public var timeInterval: Double { duration / .seconds(1) }

    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(.seconds(s)) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.duration < rhs.duration }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.duration + rhs.duration) }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.duration - rhs.duration) }
    /// Multiplies as numbers of seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.duration * rhs.timeInterval) }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }
}
