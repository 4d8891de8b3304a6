extension Publishers {
  /// A publisher that subscribes to another one, requests values of it and cancels it on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The scheduler that runs the subscription, the requests and the cancellation.
    public let scheduler: Context
    /// The options that are passed to the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that subscribes to `upstream` on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Schedules the subscription to the upstream publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let schedule = { [scheduler, options] action in scheduler.schedule(options: options, action) }
      schedule { [upstream] in upstream.subscribe(SubscribingElsewhere(subscriber, schedule: schedule)) }
    }
  }
}

/// The engine of `subscribe(on:)`: requests and cancellation are scheduled; values and the completion pass at once,
/// until the subscription is cancelled.
private final class SubscribingElsewhere<Downstream: Subscriber>: Subscriber, Subscription {
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
    lock { ends.downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock { ends.release() }.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard lock({ ends.upstream != nil }) else { return }
    schedule { [self] in lock { ends.upstream }?.request(demand) }
  }

  func cancel() {
    guard let upstream = lock({ ends.release() }).upstream else { return }
    schedule { upstream.cancel() }
  }
}

extension Publisher {
  /// Subscribes to this publisher, requests values and cancels on a scheduler.
  ///
  /// Values arrive where this publisher sends them; see `receive(on:options:)`.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }
}
