/// A type that runs closures later: on another thread, or at a given time.
///
/// ## Threads
///
/// What the calling thread did before `schedule` is visible to the closure. As in Combine, the closure need not be
/// `@Sendable`, so that the compiler does not check what it uses: write it as one for the scheduler's thread, and do not
/// change objects that it has captured from another thread while it may run.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the scheduler's times.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options of a scheduled closure; `Never` for schedulers that have none.
  associatedtype SchedulerOptions

  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }
  /// The least deviation from a time that can be requested of the scheduler.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs the closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs the closure at a time, or up to `tolerance` later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs the closure at a time and again after each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs the closure as soon as possible, without options.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs the closure at a time, with the least tolerance and without options.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the closure at a time and again after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be created from seconds, milliseconds, microseconds or nanoseconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a length of `s` seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns a length of `s` seconds, which may have a fraction.
  static func seconds(_ s: Double) -> Self
  /// Returns a length of `ms` milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns a length of `us` microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns a length of `ns` nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A point in a scheduler's time, counted from an origin that the scheduler chooses.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The time since the scheduler's origin.
  public var offset: Duration

  /// Creates a point in time, by default the origin.
  public init(offset: Duration = .zero) { self.offset = offset }

  /// Returns the time from this point to another one; negative if that is earlier.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.offset - offset) }
  /// Returns the point in time that is `stride` after this one.
  public func advanced(by stride: Stride) -> SchedulerTime { SchedulerTime(offset: offset + stride.duration) }
  /// Returns true if the left point is earlier.
  public static func < (lhs: SchedulerTime, rhs: SchedulerTime) -> Bool { lhs.offset < rhs.offset }

  /// A length of time; a number literal is a number of seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
    ExpressibleByFloatLiteral
  {
    /// The length of time.
    public var duration: Duration

    /// Creates a length of time.
    public init(_ duration: Duration) { self.duration = duration }
    /// Creates a length of that many seconds.
    public init(integerLiteral value: Int) { duration = .seconds(value) }
    /// Creates a length of that many seconds.
    public init(floatLiteral value: Double) { duration = .seconds(value) }
    /// Creates a length of `source` seconds, or `nil` if the number does not fit in 64 bits.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int64(exactly: source) else { return nil }
      duration = .seconds(seconds)
    }

    /// The length without its sign.
    public var magnitude: Stride { duration < .zero ? Stride(.zero - duration) : self }
    /// The length in seconds.
    public var timeInterval: Double { duration / .seconds(1) }

    /// Returns a length of `s` seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
    /// Returns a length of `s` seconds, which may have a fraction.
    public static func seconds(_ s: Double) -> Stride { Stride(.seconds(s)) }
    /// Returns a length of `ms` milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
    /// Returns a length of `us` microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
    /// Returns a length of `ns` nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    /// Returns true if the left length is shorter.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.duration < rhs.duration }
    /// Adds two lengths.
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.duration + rhs.duration) }
    /// Subtracts the second length from the first.
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.duration - rhs.duration) }
    /// Multiplies the lengths as numbers of seconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.duration * rhs.timeInterval) }
    /// Adds a length in place.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts a length in place.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// Multiplies in place, as numbers of seconds.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }
}
