extension Publishers {
  /// A publisher of the values of all publishers that a closure makes from the upstream values.
  ///
  /// It ends when the upstream publisher and all inner ones have finished, or when any of them fails.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values, which is that of the inner publishers.
    public typealias Output = NewPublisher.Output
    /// The type of the error, which is that of the upstream and of the inner publishers.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The number of inner publishers that may be active at one time.
    public let maxPublishers: Subscribers.Demand
    /// Makes an inner publisher from an upstream value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher of the values of the publishers that `transform` makes from those of `upstream`.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    ///
    /// If the subscriber requests unlimited values, they are sent as they arrive. Otherwise one value at a time is
    /// requested of each inner publisher, and kept until the subscriber requests it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      upstream.subscribe(
        AnySubscriber<Upstream.Output, Failure>(
          receiveSubscription: { [maxPublishers] in merging.didSubscribe($0, maxPublishers) },
          receiveValue: { [transform] in
            merging.add(transform($0))
            return .none
          },
          receiveCompletion: merging.outerDidEnd))
    }
  }
}

/// The engine of `flatMap` and `merge`: many publishers to one subscriber.
///
/// A subscriber that requests unlimited values receives them as they arrive. Otherwise one value at a time is requested
/// of each publisher, and kept until the subscriber requests it.
private final class Merging<Downstream: Subscriber>: Subscription {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let gate = Gate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var outer: (any Subscription)?
  private var isOuterDone = false
  private var inners: [Int: any Subscription] = [:]
  private var pendingCount = 0
  private var lastID = 0
  private var waiting = Queue<(id: Int, value: Output)>()

  init(_ downstream: Downstream) { self.downstream = downstream }

  func didSubscribe(_ subscription: any Subscription, _ maxPublishers: Subscribers.Demand) {
    let isGoing = lock {
      guard downstream != nil, outer == nil, !isOuterDone else { return false }
      outer = subscription
      return true
    }
    if isGoing { subscription.request(maxPublishers) } else { subscription.cancel() }
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let id = lock {
      lastID += 1
      pendingCount += 1
      return lastID
    }
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { self.innerDidSubscribe($0, id) },
        receiveValue: { value in
          self.gate.perform { self.take(value, id) }
          return .none
        },
        receiveCompletion: { end in self.gate.perform { self.innerDidEnd(end, id) } }))
  }

  private func innerDidSubscribe(_ subscription: any Subscription, _ id: Int) {
    let wanted: Subscribers.Demand? = lock {
      guard downstream != nil else { return nil }
      inners[id] = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let wanted { subscription.request(wanted) } else { subscription.cancel() }
  }

  private func take(_ value: Output, _ id: Int) {
    let receiver: Downstream? = lock {
      guard waiting.isEmpty, demand > .none else {
        waiting.append((id, value))
        return nil
      }
      demand -= 1
      return downstream
    }
    if let receiver { send(value, id, to: receiver) }
  }

  private func send(_ value: Output, _ id: Int, to receiver: Downstream) {
    let wasUnlimited = lock { demand == .unlimited }
    let more = receiver.receive(value)
    if more > .none { request(more) }
    if !wasUnlimited { lock { inners[id] }?.request(.max(1)) }
  }

  private func innerDidEnd(_ end: Subscribers.Completion<Failure>, _ id: Int) {
    if case .failure = end { return finish(end) }
    let (outer, inner) = lock {
      pendingCount -= 1
      return (self.outer, inners.removeValue(forKey: id))
    }
    outer?.request(.max(1))
    withExtendedLifetime(inner) {}
    finishIfDone()
  }

  func outerDidEnd(_ end: Subscribers.Completion<Failure>) {
    gate.perform { [self] in
      if case .failure = end { return finish(end) }
      lock { (isOuterDone, outer) = (true, nil) }
      finishIfDone()
    }
  }

  private func finishIfDone() {
    if lock({ isOuterDone && pendingCount == 0 && waiting.isEmpty }) { finish(.finished) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let unleashed = lock {
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return !wasUnlimited && self.demand == .unlimited ? Array(inners.values) : []
    }
    gate.perform { [self] in sendWaiting() }
    for inner in unleashed { inner.request(.unlimited) }
  }

  private func sendWaiting() {
    while true {
      let next = lock { () -> ((id: Int, value: Output), Downstream)? in
        guard let downstream, demand > .none, let entry = waiting.popFirst() else { return nil }
        demand -= 1
        return (entry, downstream)
      }
      guard let (entry, receiver) = next else { break }
      send(entry.value, entry.id, to: receiver)
    }
    finishIfDone()
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let (downstream, subscriptions) = release()
    for subscription in subscriptions { subscription.cancel() }
    downstream?.receive(completion: completion)
  }

  func cancel() {
    for subscription in release().1 { subscription.cancel() }
  }

  private func release() -> (Downstream?, [any Subscription]) {
    lock {
      defer { (downstream, outer, inners, waiting) = (nil, nil, [:], Queue()) }
      return (downstream, inners.values + (outer.map { [$0] } ?? []))
    }
  }
}

extension Publisher {
  /// Publishes the values of all publishers that `transform` makes from the values of this one.
  ///
  /// - Parameter maxPublishers: The number of inner publishers that may be active at one time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Publishes the values of all publishers, which cannot fail, that `transform` makes from the values of this one.
  ///
  /// - Parameter maxPublishers: The number of inner publishers that may be active at one time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of all publishers that `transform` makes from the values of this one; neither can fail.
  ///
  /// - Parameter maxPublishers: The number of inner publishers that may be active at one time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Publishes the values of all publishers, which may fail, that `transform` makes from the values of this one.
  ///
  /// - Parameter maxPublishers: The number of inner publishers that may be active at one time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}
