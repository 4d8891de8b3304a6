public import Dispatch
public import KeelModel

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime

  /// How a queue runs what is scheduled on it.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTime { uptime }
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(run: action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(run: action)
    asyncAfter(
      deadline: DispatchTime(date), qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(run: action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action.run() }
    timer.schedule(
      deadline: DispatchTime(date), repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// The time since the machine started.
private var uptime: SchedulerTime {
  SchedulerTime(offset: .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)))
}

extension DispatchTime {
  fileprivate init(_ time: SchedulerTime) {
    self.init(uptimeNanoseconds: UInt64(max(0, time.offset / .nanoseconds(1))))
  }
}

/// A closure on its way to a queue.
///
/// `@unchecked Sendable`: as with Combine's schedulers, it is for those who schedule to say what a closure may touch.
struct Carried: @unchecked Sendable {
  let run: () -> Void
}
