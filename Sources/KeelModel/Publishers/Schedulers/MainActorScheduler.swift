import Synchronization

/// A scheduler that runs closures in the main actor's next job, in the order in which they came.
///
/// However many closures come before that job, it is one job, and so one turn.
public final class MainActorScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  /// There is one main actor.
  public static let shared = MainActorScheduler()

  private let waiting = Mutex<[Action]>([])
  private let clock = ClockScheduler(ContinuousClock())

  private init() {}

  public var now: SchedulerTime { clock.now }
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

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

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    clock.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

extension Scheduler where Self == MainActorScheduler {
  /// The main actor's next job.
  public static var mainActor: MainActorScheduler { .shared }
}

/// A scheduler that runs closures at once, where it is called, and knows of no time.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTime { SchedulerTime() }
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
