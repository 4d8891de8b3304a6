extension Publishers {
  /// A publisher that discards a number of values at the beginning.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The number of values to discard; negative numbers count as 0.
    public let count: Int

    /// Creates a publisher that discards the first `count` values of `upstream`.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Subscribes to the upstream publisher and requests the values to discard, before the subscriber requests any.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let dropping = Dropping(subscriber, count: Swift.max(0, count))
      subscriber.receive(subscription: dropping)
      upstream.subscribe(dropping)
    }
  }
}

/// The engine of `dropFirst`: it requests the values to discard itself, before the subscriber requests any.
private final class Dropping<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var left: Int
  /// The demand to pass on when the upstream subscription arrives.
  private var demand: Subscribers.Demand

  init(_ downstream: Downstream, count: Int) {
    ends = Ends(downstream)
    left = count
    demand = .max(count)
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock { ends.take(subscription) == nil ? nil : self.demand }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let receiver: Downstream? = lock {
      guard left > 0 else { return ends.downstream }
      left -= 1
      return nil
    }
    return receiver?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock { ends.release() }.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock { () -> (any Subscription)? in
      if ends.upstream == nil { self.demand += demand }
      return ends.upstream
    }
    upstream?.request(demand)
  }

  func cancel() { lock { ends.release() }.upstream?.cancel() }
}

extension Publisher {
  /// Discards the first `count` values; negative numbers count as 0.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    .init(upstream: self, count: count)
  }
}
