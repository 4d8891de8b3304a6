import Synchronization

/// A scheduler that runs closures on the main actor, in the time of a clock.
///
/// With a ``TestClock``, `debounce` and other operators that use time behave the same in every run: closures that are
/// due at the same time run in the order in which they were scheduled.
public struct ClockScheduler: Scheduler, Sendable {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options: none, because there are none.
  public typealias SchedulerOptions = Never

  private let clock: any Clock<Duration>
  private let sinceStart: @Sendable () -> Duration

  /// Creates a scheduler that measures time with `clock`, from now on.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    self.clock = clock
    sinceStart = { start.duration(to: clock.now) }
  }

  /// Creates a scheduler that measures time with a clock of any type.
  public init(any clock: any Clock<Duration>) { self = ClockScheduler.opened(clock) }

  private static func opened<C: Clock<Duration>>(_ clock: C) -> ClockScheduler { ClockScheduler(clock) }

  /// The time since the scheduler was created, on its clock.
  public var now: SchedulerTime { SchedulerTime(offset: sinceStart()) }
  /// The least tolerance, which is zero; tolerances are not used.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs the closure in the main actor's next job, with all others that are scheduled before it begins.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    MainActorScheduler.shared.schedule(options: nil, action)
  }

  /// Runs the closure on the main actor at a time. It cannot be cancelled; the tolerance is not used.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    let action = Action(run: action)
    let delay = date.offset - sinceStart()
    Task { @MainActor in
      // A clock that fails never reaches the date.
      if delay > .zero { guard (try? await clock.sleep(for: delay)) != nil else { return } }
      action.run()
    }
  }

  /// Runs the closure on the main actor at a time and again after each interval, until the result is cancelled or
  /// released.
  ///
  /// Runs that are missed, because the program was suspended or a run took too long, are skipped. The tolerance is not
  /// used, and an interval is 1 nanosecond at the least.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Action(run: action)
    let interval = max(interval.duration, .nanoseconds(1))
    let task = Task { @MainActor in
      var next = date.offset
      while !Task.isCancelled {
        let delay = next - sinceStart()
        if delay > .zero {
          // The sleep fails when the repetition is cancelled.
          guard (try? await clock.sleep(for: delay)) != nil else { return }
        } else {
          // Other work of the main actor runs in between, even if the interval is very short.
          await Task.yield()
        }
        if Task.isCancelled { return }
        action.run()
        next += interval
        // Runs that were missed while the program was suspended are skipped, all at once, because the interval may be
        // short.
        let late = sinceStart() - next
        if late > .zero { next += interval * (late / interval).rounded(.up) }
      }
    }
    return AnyCancellable { task.cancel() }
  }
}

extension Scheduler where Self == ClockScheduler {
  /// A scheduler that runs closures on the main actor, in the time of `clock`.
  public static func clock(_ clock: any Clock<Duration>) -> ClockScheduler { ClockScheduler(any: clock) }
}

/// A closure that a scheduler runs on the main actor later, once or repeatedly.
///
/// `@unchecked Sendable`: the field is a constant, and only the main actor calls the closure, one call after the other.
/// The lock or task that it waits in orders the thread that scheduled it before the main actor. The operators of this
/// module schedule closures that read and write their state inside a ``Lock`` only. The closures of a program are
/// described at ``Scheduler``, under "Threads".
struct Action: @unchecked Sendable {
  let run: () -> Void
}
