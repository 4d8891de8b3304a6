extension Publishers {
  /// A publisher that discards values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The publisher whose first value opens this one.
    public let other: Other

    /// Creates a publisher that discards the values of `upstream` until `other` sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Subscribes to `other` and to the upstream publisher. If `other` ends without a value, so does this publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Triggered<Other.Output, Other.Failure, S>(subscriber, .opens)
      inner.start()
      other.subscribe(
        inner.trigger { inner, end in
          // Without its value this publisher would never open.
          inner.finish(end)
        })
      upstream.subscribe(inner)
    }
  }

  /// A publisher that sends values until another publisher sends one, and finishes then.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    /// Creates a publisher that sends the values of `upstream` until `other` sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Subscribes to `other` and to the upstream publisher; the end or the error of `other` has no effect.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Triggered<Other.Output, Other.Failure, S>(subscriber, .closes)
      inner.start()
      // If `other` ends without a value, this publisher is not affected.
      other.subscribe(inner.trigger { _, _ in })
      upstream.subscribe(inner)
    }
  }
}

/// The engine of operators that wait for the first value of another publisher.
///
/// No other value is requested for one that is discarded, as in Combine.
private final class Triggered<TriggerOutput, TriggerFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// The effect of the other publisher's first value.
  enum Effect { case opens, closes }

  private let effect: Effect
  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var isTriggered = false
  private var isTriggerOver = false
  private var triggerSubscription: (any Subscription)?
  /// The demand that arrived before the upstream subscription.
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, _ effect: Effect) {
    ends = Ends(downstream)
    self.effect = effect
  }

  func start() { lock { ends.downstream }?.receive(subscription: self) }

  /// - Parameter onEnd: Called if the other publisher ends without a value.
  func trigger(
    onEnd: @escaping (Triggered, Subscribers.Completion<TriggerFailure>) -> Void
  ) -> AnySubscriber<TriggerOutput, TriggerFailure> {
    AnySubscriber(
      receiveSubscription: { subscription in
        let isWanted = self.lock {
          guard self.ends.downstream != nil, self.triggerSubscription == nil else { return false }
          self.triggerSubscription = subscription
          return true
        }
        if isWanted { subscription.request(.max(1)) } else { subscription.cancel() }
      },
      receiveValue: { _ in
        self.didTrigger()
        return .none
      },
      receiveCompletion: { end in
        let (isTriggered, former) = self.lock {
          defer { (self.triggerSubscription, self.isTriggerOver) = (nil, true) }
          return (self.isTriggered, self.triggerSubscription)
        }
        withExtendedLifetime(former) {}
        if !isTriggered { onEnd(self, end) }
      })
  }

  private func didTrigger() {
    let (isFirst, former) = lock { () -> (Bool, (any Subscription)?) in
      guard !isTriggered, !isTriggerOver else { return (false, nil) }
      isTriggered = true
      defer { triggerSubscription = nil }
      return (true, triggerSubscription)
    }
    withExtendedLifetime(former) {}
    if isFirst, effect == .closes { finish(.finished) }
  }

  func receive(subscription: any Subscription) {
    let (isWanted, demand) = lock { (ends.take(subscription) != nil, self.demand) }
    guard isWanted else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (receiver, isOpen) = lock { (ends.downstream, effect == .closes || isTriggered) }
    guard let receiver else { return .none }
    return isOpen ? receiver.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (downstream, _, trigger) = release()
    trigger?.cancel()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock { () -> (any Subscription)? in
      if ends.upstream == nil { self.demand += demand }
      return ends.upstream
    }
    upstream?.request(demand)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (downstream, upstream, trigger) = release()
    upstream?.cancel()
    trigger?.cancel()
    downstream?.receive(completion: completion)
  }

  func cancel() {
    let (_, upstream, trigger) = release()
    upstream?.cancel()
    trigger?.cancel()
  }

  private func release() -> (Downstream?, (any Subscription)?, (any Subscription)?) {
    lock {
      let released = ends.release()
      defer { triggerSubscription = nil }
      return (released.downstream, released.upstream, triggerSubscription)
    }
  }
}

extension Publisher {
  /// Discards values until `publisher` sends one; ends as `publisher` does if that sends none.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    .init(upstream: self, other: publisher)
  }

  /// Publishes values until `publisher` sends one, and finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }
}
