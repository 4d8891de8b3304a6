public import Dispatch
public import Foundation
public import KeelModel

// The times of dispatch queues, run loops and operation queues are counted on the clock of `DispatchTime`.

extension SchedulerTime {
  /// Creates the point in time of a dispatch time: `DispatchQueue.SchedulerTimeType(.now())`.
  public init(_ time: DispatchTime) {
    self.init(offset: .nanoseconds(Int64(clamping: time.uptimeNanoseconds)))
  }

  /// The dispatch time at this point. Points before the start of the machine count as the start.
  public var dispatchTime: DispatchTime {
    let (seconds, attoseconds) = offset.components
    guard seconds >= 0, attoseconds >= 0 else { return DispatchTime(uptimeNanoseconds: 0) }
    // Later times than the clock can represent are never reached: 2^64 nanoseconds are 584 years.
    let whole = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let sum = whole.partialValue.addingReportingOverflow(UInt64(attoseconds / 1_000_000_000))
    return whole.overflow || sum.overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: sum.partialValue)
  }

  /// Creates the point in time of a date: `RunLoop.SchedulerTimeType(Date())`.
  ///
  /// It is as far from the present as the date is now. A later change of the system clock does not move it.
  public init(_ date: Date) {
    self.init(offset: SchedulerTime(.now()).offset + .seconds(date.timeIntervalSinceNow))
  }

  /// The date at this point, by the present system clock.
  public var date: Date {
    Date(timeIntervalSinceNow: (offset - SchedulerTime(.now()).offset) / .seconds(1))
  }
}
