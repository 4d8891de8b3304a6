extension Publishers {
  /// A publisher that ends or fails when no value has arrived for a given time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The time to wait for a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the time and on which values and the completion are sent.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?
    /// Makes the error to fail with; `nil` to finish without one.
    public let customError: (() -> Failure)?

    /// Creates a publisher that ends when `upstream` has sent no value for `interval`.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Subscribes to the upstream publisher and begins to measure the time.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, self))
    }

    /// There is one timer for all values: when it is due, it checks whether a value has arrived meanwhile.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let lock = Lock()
      private var ends: Ends<Downstream>
      private var deadline: Context.SchedulerTimeType
      private var isEnding = false
      private let timeout: Timeout

      init(_ downstream: Downstream, _ timeout: Timeout) {
        ends = Ends(downstream)
        self.timeout = timeout
        deadline = timeout.scheduler.now
      }

      func receive(subscription: any Subscription) {
        let first = timeout.scheduler.now.advanced(by: timeout.interval)
        let receiver = lock {
          deadline = first
          return ends.take(subscription)
        }
        guard let receiver else { return subscription.cancel() }
        wait(until: first)
        receiver.receive(subscription: self)
      }

      private func wait(until deadline: Context.SchedulerTimeType) {
        timeout.scheduler.schedule(
          after: deadline, tolerance: timeout.scheduler.minimumTolerance, options: timeout.options
        ) { [weak self] in self?.look(at: deadline) }
      }

      private func look(at time: Context.SchedulerTimeType) {
        let (later, over) = lock { () -> (Context.SchedulerTimeType?, Ends<Downstream>?) in
          guard ends.downstream != nil, !isEnding else { return (nil, nil) }
          return deadline > time ? (deadline, nil) : (nil, ends.release())
        }
        if let later { return wait(until: later) }
        guard let over else { return }
        over.upstream?.cancel()
        over.downstream?.receive(completion: timeout.customError.map { .failure($0()) } ?? .finished)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        let next = timeout.scheduler.now.advanced(by: timeout.interval)
        let isWanted = lock {
          deadline = next
          return ends.downstream != nil
        }
        guard isWanted else { return .none }
        timeout.scheduler.schedule(options: timeout.options) { [self] in
          guard let receiver = lock({ ends.downstream }) else { return }
          let more = receiver.receive(input)
          if more > .none { request(more) }
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        lock { isEnding = true }
        timeout.scheduler.schedule(options: timeout.options) { [self] in
          lock { ends.release() }.downstream?.receive(completion: completion)
        }
      }

      func request(_ demand: Subscribers.Demand) { lock { ends.upstream }?.request(demand) }
      func cancel() { lock { ends.release() }.upstream?.cancel() }
    }
  }

  /// A publisher of the time between values, and between the subscription and the first value.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values: intervals of the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The scheduler whose time is used.
    public let scheduler: Context

    /// Creates a publisher of the intervals between the values of `upstream`, in the time of `scheduler`.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Subscribes to the upstream publisher; an interval is sent on the thread of the value that ends it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Written when the subscription arrives, then by one value at a time.
      var last = scheduler.now
      upstream
        .handleEvents(receiveSubscription: { [scheduler] _ in last = scheduler.now })
        .subscribe(subscriber) { [scheduler] _ in
          let now = scheduler.now
          defer { last = now }
          return .send(last.distance(to: now))
        }
    }
  }
}

extension Publisher {
  /// Ends this publisher, or fails with `customError`, when no value has arrived for `interval`.
  ///
  /// Time is measured from the subscription and from each value, whether or not values are requested. Values are sent
  /// on `scheduler`.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }

  /// Publishes the time between values, and between the subscription and the first value.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler whose time is used.
  ///   - options: Not used: nothing is scheduled.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    .init(upstream: self, scheduler: scheduler)
  }
}
