extension Publishers {
  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Triggered<Other.Output, Other.Failure, S>(subscriber, .opens)
      inner.start()
      other.subscribe(
        inner.trigger { inner, end in
          // Nothing will ever come.
          inner.finish(end)
        })
      upstream.subscribe(inner)
    }
  }

  /// Sends values until another publisher sends one, and ends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Triggered<Other.Output, Other.Failure, S>(subscriber, .closes)
      inner.start()
      // One that ends without a value never closes it.
      other.subscribe(inner.trigger { _, _ in })
      upstream.subscribe(inner)
    }
  }
}

/// The engine of operators that wait for the first value of another publisher.
///
/// A value that is left out was asked for like any other, and is not asked for again, as in Combine.
private final class Triggered<TriggerOutput, TriggerFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// What the trigger does.
  enum Effect { case opens, closes }

  private let effect: Effect
  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var isTriggered = false
  private var isTriggerOver = false
  private var triggerSubscription: (any Subscription)?
  /// What was asked for before there was anybody to ask.
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, _ effect: Effect) {
    ends = Ends(downstream)
    self.effect = effect
  }

  func start() { lock { ends.downstream }?.receive(subscription: self) }

  /// - Parameter onEnd: Called where the other publisher ends without a value.
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
  /// Leaves out values until the other publisher sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    .init(upstream: self, other: publisher)
  }

  /// Sends values until the other publisher sends one, and ends.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }
}
