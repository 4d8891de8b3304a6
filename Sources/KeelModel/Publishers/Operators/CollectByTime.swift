extension Publishers {
  /// The times at which collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Values are sent at the end of each interval of the scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Values are sent at the end of each interval, and as soon as there are as many as the count, which is at least 1.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var context: Context {
      switch self {
      case .byTime(let context, _), .byTimeOrCount(let context, _, _): context
      }
    }

    fileprivate var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }

    fileprivate var count: Int {
      if case .byTimeOrCount(_, _, let count) = self { Swift.max(1, count) } else { .max }
    }
  }

  /// A publisher that groups the values of each interval into an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values: arrays of the upstream publisher's values.
    public typealias Output = [Upstream.Output]
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The scheduler, the interval and, possibly, the number of values after which an array is sent.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that groups the values of `upstream` according to `strategy`.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the upstream publisher and requests unlimited values. Intervals are counted from the subscription.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectingByTime<Upstream.Output, Context, S>(subscriber, strategy, options))
    }
  }
}

/// The engine of `collect(.byTime…)`.
///
/// Intervals are counted from the subscription. A timer is set only while there are values to send: a publisher without
/// values sets none. Values that have not been requested are kept.
private final class CollectingByTime<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var demand = Subscribers.Demand.none
  private var values: [Input] = []
  private var isWaiting = false
  /// The end of an interval, at most one interval after now.
  private var tick: Context.SchedulerTimeType

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
  ) {
    ends = Ends(downstream)
    self.strategy = strategy
    self.options = options
    tick = strategy.context.now
  }

  func receive(subscription: any Subscription) {
    let now = strategy.context.now
    let receiver = lock {
      tick = now
      return ends.take(subscription)
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let now = strategy.context.now
    let (isFull, due) = lock { () -> (Bool, Context.SchedulerTimeType?) in
      guard ends.downstream != nil else { return (false, nil) }
      values.append(input)
      return (values.count >= strategy.count && demand > .none, nextTick(after: now))
    }
    if let due { wait(until: due) }
    if isFull { send() }
    return .none
  }

  /// Returns the time to wait until, or `nil` if a timer is set already. Called with the lock held.
  private func nextTick(after now: Context.SchedulerTimeType) -> Context.SchedulerTimeType? {
    guard !isWaiting else { return nil }
    isWaiting = true
    let interval = strategy.interval
    guard interval > 0 else { return now }
    while tick <= now {
      // The steps are doubled, because the last value may be long ago.
      var leap = interval
      while tick.advanced(by: leap + leap) <= now { leap += leap }
      tick = tick.advanced(by: leap)
    }
    return tick
  }

  private func wait(until due: Context.SchedulerTimeType) {
    strategy.context.schedule(after: due, tolerance: strategy.context.minimumTolerance, options: options) {
      [weak self] in
      self?.lock { self?.isWaiting = false }
      self?.send()
    }
  }

  /// Sends the collected values, if an array is requested.
  private func send() {
    let next = lock { () -> ([Input], Downstream)? in
      guard demand > .none, !values.isEmpty, let receiver = ends.downstream else { return nil }
      demand -= 1
      defer { values = [] }
      return (values, receiver)
    }
    guard let (values, receiver) = next else { return }
    let more = receiver.receive(values)
    lock { demand += more }
  }

  /// Sends the remaining values before the end; an error is sent without them.
  func receive(completion: Subscribers.Completion<Failure>) {
    strategy.context.schedule(options: options) { [self] in
      if !completion.isFailure { send() }
      release().downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let now = strategy.context.now
    let due = lock { () -> Context.SchedulerTimeType? in
      self.demand += demand
      return values.isEmpty ? nil : nextTick(after: now)
    }
    if let due { wait(until: due) }
  }

  func cancel() { release().upstream?.cancel() }

  private func release() -> Ends<Downstream> {
    let (released, former) = lock { () -> (Ends<Downstream>, [Input]) in
      defer { values = [] }
      return (ends.release(), values)
    }
    withExtendedLifetime(former) {}
    return released
  }
}

extension Publisher {
  /// Publishes the values of each interval as one array; an interval without values sends nothing.
  ///
  /// No timer is set while there is nothing to send. Values that have not been requested are kept for the next array.
  /// Values that remain at the end are sent before it if an array has been requested; with an error they are lost.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
