import Synchronization

/// A scheduler that runs closures in the main actor's next job, in the order in which they were scheduled.
///
/// All closures that are scheduled before that job begins run in it, and so in one turn. May be used on any thread.
public final class MainActorScheduler: Scheduler, Sendable {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options: none, because there are none.
  public typealias SchedulerOptions = Never

  /// The only instance, because there is one main actor.
  public static let shared = MainActorScheduler()

  private let waiting = Mutex<[Action]>([])
  private let clock = ClockScheduler(ContinuousClock())

  private init() {}

  /// The time since the scheduler was first used, on the continuous clock.
  public var now: SchedulerTime { clock.now }
  /// The least tolerance, which is zero; tolerances are not used.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs the closure in the main actor's next job.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    let isFirst = waiting.withLock { waiting in
      waiting.append(action)
      return waiting.count == 1
    }
    if isFirst { Task { @MainActor in runWaiting() } }
  }

  @MainActor private func runWaiting() {
    let actions = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for action in actions { action.run() }
  }

  /// Runs the closure on the main actor at a time. It cannot be cancelled; the tolerance is not used.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    clock.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs the closure on the main actor at a time and again after each interval, until the result is cancelled or
  /// released.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

extension Scheduler where Self == MainActorScheduler {
  /// A scheduler that runs closures in the main actor's next job.
  public static var mainActor: MainActorScheduler { .shared }
}

/// A scheduler that runs closures immediately on the calling thread, and whose time does not pass.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options: none, because there are none.
  public typealias SchedulerOptions = Never

  /// The shared instance, which is equivalent to a new one.
  public static let shared = ImmediateScheduler()

  /// The origin of the scheduler's time, always.
  public var now: SchedulerTime { SchedulerTime() }
  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs the closure before this call returns.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the closure before this call returns; the date is ignored.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the closure once, before this call returns; there is nothing to cancel.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
