import Dispatch
public import Foundation
public import KeelModel

// The main run loop represents the main actor, which another loop than Foundation's may drive: closures that are
// scheduled on it run on the main queue, with and without a time. Other run loops, and all operation queues, receive
// closures with a time from a background timer.

extension RunLoop: Scheduler {
  /// The type of the run loop's times.
  public typealias SchedulerTimeType = SchedulerTime

  /// The options of a scheduled closure. There are none.
  public struct SchedulerOptions {}

  /// The time since the machine started, on the clock of `DispatchTime`.
  public var now: SchedulerTime { DispatchQueue.main.now }
  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Runs the closure on the run loop as soon as possible; on the main queue if this is the main run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
    let action = Carried(run: action)
    perform { action.run() }
  }

  /// Runs the closure on the run loop at a time; on the main queue if this is the main run loop.
  ///
  /// The tolerance is not used.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(after: date, action) }
    DispatchQueue.global().schedule(after: date) { self.schedule(action) }
  }

  /// Runs the closure at a time and again after each interval, until the result is cancelled or released.
  ///
  /// It runs on the run loop; on the main queue if this is the main one. The tolerance is not used.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main { return DispatchQueue.main.schedule(after: date, interval: interval, action) }
    return DispatchQueue.global().schedule(after: date, interval: interval) { self.schedule(action) }
  }
}

extension OperationQueue: Scheduler {
  /// The type of the queue's times.
  public typealias SchedulerTimeType = SchedulerTime

  /// The options of a scheduled closure. There are none.
  public struct SchedulerOptions {}

  /// The time since the machine started, on the clock of `DispatchTime`.
  public var now: SchedulerTime { DispatchQueue.main.now }
  /// The least tolerance, which is zero.
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  /// Adds the closure to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(run: action)
    addOperation { action.run() }
  }

  /// Adds the closure to the queue at a time. The tolerance is not used.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().schedule(after: date) { self.schedule(action) }
  }

  /// Adds the closure to the queue at a time and again after each interval, until the result is cancelled or released.
  ///
  /// The tolerance is not used.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(after: date, interval: interval) { self.schedule(action) }
  }
}
