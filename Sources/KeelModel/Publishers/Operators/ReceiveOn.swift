extension Publishers {
  /// A publisher that sends values and the completion on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The scheduler on which values and the completion are sent.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends values and the completion on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Subscribes to the upstream publisher on the calling thread; the subscription itself is not sent on the
    /// scheduler.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Rescheduling(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
    }
  }

  /// A publisher that sends values and the completion later by an interval.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The time by which values and the completion are delayed.
    public let interval: Context.SchedulerTimeType.Stride
    /// The deviation from that time that the scheduler may use.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and on which values and the completion are sent.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends values and the completion later by an interval.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Subscribes to the upstream publisher on the calling thread; the subscription itself is not delayed.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Rescheduling(subscriber) { [self] in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

/// Sends values and the completion through a closure that schedules them. Scheduled values are dropped when the
/// subscription is cancelled.
private final class Rescheduling<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    ends = Ends(downstream)
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    if let receiver = lock({ ends.take(subscription) }) {
      receiver.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock({ ends.downstream != nil }) else { return .none }
    schedule { [self] in
      guard let receiver = lock({ ends.downstream }) else { return }
      let more = receiver.receive(input)
      if more > .none { request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock({ ends.downstream != nil }) else { return }
    schedule { [self] in lock { ends.release() }.downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock { ends.upstream }?.request(demand) }

  func cancel() { lock { ends.release() }.upstream?.cancel() }
}

extension Publisher {
  /// Publishes values and the completion on a scheduler.
  ///
  /// Requests and cancellation stay on the caller's thread; see `subscribe(on:options:)`. Values that are scheduled
  /// when the subscription is cancelled are not sent.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  /// Publishes values and the completion later by `interval`. An error is delayed too.
  ///
  /// Values that are scheduled when the subscription is cancelled are not sent. Without a tolerance the scheduler's
  /// least one is used.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
