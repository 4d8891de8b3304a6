public import Foundation
public import KeelControls
import KeelModel

// Timers that call methods. As on Apple's systems, a timer retains its target until it is invalidated.

extension Timer {
  /// Creates a timer that calls a method of an object, and adds it to the current run loop. The method takes nothing, or
  /// the timer. The object is retained until the timer is invalidated or has fired for the last time.
  @discardableResult
  @MainActor @preconcurrency public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = TimerCall(target, selector, userInfo: userInfo)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.perform($0) }
  }

  /// Creates a timer that calls a method of an object, for a run loop to which the program adds it.
  @MainActor @preconcurrency public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target, selector, userInfo: userInfo)
    self.init(timeInterval: timeInterval, repeats: repeats) { call.perform($0) }
  }

  /// Creates a timer that calls a method of an object from a date on, for a run loop to which the program adds it.
  @MainActor @preconcurrency public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target, selector, userInfo: userInfo)
    self.init(fire: date, interval: interval, repeats: repeats) { call.perform($0) }
  }
}

/// What a timer calls. `@unchecked Sendable`: it is made and called by the main actor, whose run loop fires timers.
private final class TimerCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: Any, _ selector: Selector, userInfo: Any?) {
    self.target = target as AnyObject
    self.selector = selector
    guard userInfo != nil else { return }
    RuntimeWarning.report(
      "The userInfo of a timer was dropped.", rule: "Foundation's timers of blocks have no userInfo on this platform.",
      remedy: "Keep the value in a property of the target.")
  }

  /// Calls the method: at once on the main actor, and soon after from a run loop of another thread.
  func perform(_ timer: Timer) {
    MainActor.performSoon(timer) { self.selector.perform(on: self.target, sender: $0) }
  }
}
