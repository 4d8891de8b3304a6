public import Foundation
public import KeelModel

extension Timer {
  /// Returns a publisher of the current time after each interval, in seconds, which sends once it is connected.
  ///
  /// Use `autoconnect()` to connect it with its first subscriber.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - tolerance: Not used by run loops.
  ///   - runLoop: The run loop on which values are sent; the main one represents the main queue.
  ///   - mode: Not used.
  ///   - options: Not used: there are none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current time after each interval, which sends once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values: the time at which each is sent.
    public typealias Output = Date
    /// The type of the error: none, because the publisher cannot fail.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval
    /// The permitted deviation in seconds, which run loops do not use.
    public let tolerance: TimeInterval?
    /// The run loop on which values are sent.
    public let runLoop: RunLoop
    /// The mode, which is not used.
    public let mode: RunLoop.Mode
    /// The options, of which there are none.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher that sends the current time after each interval, once it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber. A time that is sent while the subscriber has requested none is lost.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts a timer, which sends its first value after one interval and runs until the result is cancelled or
    /// released.
    public func connect() -> any Cancellable {
      let stride = SchedulerTime.Stride.seconds(interval)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: stride), interval: stride, tolerance: .seconds(tolerance ?? 0),
        options: options
      ) { [subject] in subject.send(Date()) }
    }
  }
}
