extension Publishers {
  /// A publisher that sends a value when no other has followed it for a given time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The time that must pass without another value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and on which values are sent.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends a value when no other has followed it for a given time.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Pacing(subscriber, latest: true) { [self] action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options,
            action)
        } end: { [self] action in
          scheduler.schedule(options: options, action)
        })
    }
  }

  /// A publisher that sends at most one value in each interval: the first or the latest.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and on which values are sent.
    public let scheduler: Context
    /// A Boolean value that indicates whether the latest value of an interval is sent, instead of the first.
    public let latest: Bool

    /// Creates a publisher that sends at most one value in each interval: the first or the latest.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Read and written by one value at a time, before it is scheduled.
      var next: Context.SchedulerTimeType?
      upstream.subscribe(
        Pacing(subscriber, latest: latest, isRestarting: false) { [self] action in
          let now = scheduler.now
          let due = next.map { Swift.max($0, now) } ?? now
          next = due.advanced(by: interval)
          if due > now {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil, action)
          } else {
            scheduler.schedule(options: nil, action)
          }
        } end: { [self] action in
          scheduler.schedule(options: nil, action)
        })
    }
  }
}

/// The engine of `debounce` and `throttle`: receives all values and keeps one until it is due.
private final class Pacing<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var demand = Subscribers.Demand.none
  private var waiting: Input?
  private var generation = 0
  /// The completion that follows the value that waits (`throttle`).
  private var completion: Subscribers.Completion<Failure>?
  private let keepsLatest: Bool
  private let isRestarting: Bool
  private let schedule: (@escaping () -> Void) -> Void
  private let scheduleEnd: (@escaping () -> Void) -> Void

  /// - Parameter isRestarting: True if each value restarts the wait (`debounce`).
  init(
    _ downstream: Downstream, latest: Bool, isRestarting: Bool = true,
    schedule: @escaping (@escaping () -> Void) -> Void, end: @escaping (@escaping () -> Void) -> Void
  ) {
    ends = Ends(downstream)
    keepsLatest = latest
    self.isRestarting = isRestarting
    self.schedule = schedule
    scheduleEnd = end
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock({ ends.take(subscription) }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (generation, former) = lock { () -> (Int?, Input?) in
      guard ends.downstream != nil else { return (nil, nil) }
      let former = waiting
      if !isRestarting {
        // The end waits with the value before it; and a value that is not requested uses no interval.
        guard completion == nil, former != nil || demand > .none else { return (nil, nil) }
      }
      if former == nil || keepsLatest { waiting = input }
      guard isRestarting || former == nil else { return (nil, former) }
      self.generation += 1
      return (self.generation, former)
    }
    withExtendedLifetime(former) {}
    if let generation { schedule { self.send(generation) } }
    return .none
  }

  private func send(_ generation: Int) {
    let (next, end) = lock { () -> ((Input, Downstream)?, Subscribers.Completion<Failure>?) in
      guard generation == self.generation, let value = waiting, let receiver = ends.downstream else {
        return (nil, nil)
      }
      waiting = nil
      guard demand > .none else { return (nil, completion) }
      demand -= 1
      return ((value, receiver), completion)
    }
    if let (value, receiver) = next { request(receiver.receive(value)) }
    if let end { finish(end) }
  }

  /// As in Combine, the end discards a value that waits in `debounce`, and follows one that waits in `throttle`.
  func receive(completion: Subscribers.Completion<Failure>) {
    let isWaiting = lock {
      if isRestarting { self.generation += 1 }
      guard !isRestarting, waiting != nil else { return false }
      self.completion = self.completion ?? completion
      return true
    }
    if !isWaiting { scheduleEnd { self.finish(completion) } }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    release().ends.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock { self.demand += demand } }

  func cancel() { release().ends.upstream?.cancel() }

  private func release() -> (ends: Ends<Downstream>, waiting: Input?) {
    lock {
      generation += 1
      defer { waiting = nil }
      return (ends.release(), waiting)
    }
  }
}

extension Publisher {
  /// Publishes a value when no other has followed it for `dueTime`.
  ///
  /// A value that is due when the subscriber has requested none is lost, and so is one that still waits when this
  /// publisher ends.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Publishes at most one value in each interval: the latest if `latest` is true, the first otherwise.
  ///
  /// The first value is sent without delay. The end waits for a value that is still to be sent. Values that arrive
  /// while the subscriber has requested none are lost.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
