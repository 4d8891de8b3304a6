import Synchronization

/// A scheduler on the main actor whose time is a clock's.
///
/// With a ``TestClock``, `debounce` and its like are the same in every run: closures due at one moment run in the order
/// in which they were scheduled.
public struct ClockScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  private let clock: any Clock<Duration>
  private let sinceStart: @Sendable () -> Duration

  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    self.clock = clock
    sinceStart = { start.duration(to: clock.now) }
  }

  /// Makes one of a clock whose type is not known.
  public init(any clock: any Clock<Duration>) { self = ClockScheduler.opened(clock) }

  private static func opened<C: Clock<Duration>>(_ clock: C) -> ClockScheduler { ClockScheduler(clock) }

  public var now: SchedulerTime { SchedulerTime(offset: sinceStart()) }
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    MainActorScheduler.shared.schedule(options: nil, action)
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    let action = Action(run: action)
    let delay = date.offset - sinceStart()
    Task { @MainActor in
      if delay > .zero { guard (try? await clock.sleep(for: delay)) != nil else { return } }
      action.run()
    }
  }

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
        if delay > .zero { guard (try? await clock.sleep(for: delay)) != nil else { return } }
        if Task.isCancelled { return }
        action.run()
        // What was missed while the program slept is not made up for.
        repeat { next += interval } while next < sinceStart()
      }
    }
    return AnyCancellable { task.cancel() }
  }
}

extension Scheduler where Self == ClockScheduler {
  /// The main actor, with the time of a clock.
  public static func clock(_ clock: any Clock<Duration>) -> ClockScheduler { ClockScheduler(any: clock) }
}

/// A closure on its way to where it is run, once or one run after the other.
///
/// `@unchecked Sendable`: as with Combine's schedulers, it is for those who schedule to say what a closure may touch.
struct Action: @unchecked Sendable {
  let run: () -> Void
}
