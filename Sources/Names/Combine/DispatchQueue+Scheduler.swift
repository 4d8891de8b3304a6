public import Dispatch
public import KeelModel

extension DispatchQueue: Scheduler {
  /// The type of the queue's times.
  public typealias SchedulerTimeType = SchedulerTime

  /// The options with which a queue runs a scheduled closure.
  public struct SchedulerOptions {
    /// The quality of service of the closure.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that waits for the closure; used only for closures without a time.
    public var group: DispatchGroup?

    /// Creates options, by default without a group and with the queue's own quality of service.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The time since the machine started, on the clock of `DispatchTime`.
  public var now: SchedulerTime { SchedulerTime(.now()) }
  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs the closure on the queue as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(run: action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  /// Runs the closure on the queue at a time. The tolerance and the options' group are not used.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(run: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  /// Runs the closure on the queue at a time and again after each interval, until the result is cancelled or released.
  ///
  /// The tolerance is the timer's leeway; the options are not used.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(run: action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action.run() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// A closure that is passed to a queue, a run loop or a timer.
///
/// `@unchecked Sendable`: the field is a constant. A closure without repetition is called once, and the calls of a timer
/// do not overlap. Scheduling on a queue happens before the call. `Scheduler`, under "Threads", says which objects the
/// closure may use.
struct Carried: @unchecked Sendable {
  let run: () -> Void
}
