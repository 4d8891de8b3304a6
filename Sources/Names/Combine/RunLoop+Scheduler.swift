import Dispatch
public import Foundation
public import KeelModel

// The main run loop stands for the main actor, which another loop than Foundation's may drive: what is scheduled on it
// goes to the main queue. So does what is scheduled with a delay or an interval on any run loop or operation queue that
// is the main one; others get it from a background timer.

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime

  /// There are none to choose from.
  public struct SchedulerOptions {}

  public var now: SchedulerTime { DispatchQueue.main.now }
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
    let action = Carried(run: action)
    perform { action.run() }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(after: date, action) }
    DispatchQueue.global().schedule(after: date) { self.schedule(action) }
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main { return DispatchQueue.main.schedule(after: date, interval: interval, action) }
    return DispatchQueue.global().schedule(after: date, interval: interval) { self.schedule(action) }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime

  /// There are none to choose from.
  public struct SchedulerOptions {}

  public var now: SchedulerTime { DispatchQueue.main.now }
  public var minimumTolerance: SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(run: action)
    addOperation { action.run() }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().schedule(after: date) { self.schedule(action) }
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(after: date, interval: interval) { self.schedule(action) }
  }
}
