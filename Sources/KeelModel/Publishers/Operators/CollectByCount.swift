extension Publishers {
  /// A publisher that groups values into arrays of a fixed length; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the values: arrays of the upstream publisher's values.
    public typealias Output = [Upstream.Output]
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The length of the arrays; numbers below 1 count as 1.
    public let count: Int

    /// Creates a publisher of arrays of `count` values of `upstream`.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Subscribes to the upstream publisher, and requests `count` values of it for each array that the subscriber
    /// requests.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectingByCount(subscriber, count: Swift.max(1, count)))
    }
  }
}

/// The engine of `collect(_:)`: for each array that is requested it requests that many values.
///
/// The values that remain at the end are fewer than an array, so they have always been requested.
private final class CollectingByCount<Element, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Element] {
  typealias Input = Element
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var values: [Element] = []
  private let count: Int

  init(_ downstream: Downstream, count: Int) {
    ends = Ends(downstream)
    self.count = count
  }

  func receive(subscription: any Subscription) {
    if let receiver = lock({ ends.take(subscription) }) {
      receiver.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let next = lock { () -> (Downstream, [Element])? in
      guard let receiver = ends.downstream else { return nil }
      values.append(input)
      guard values.count >= count else { return nil }
      defer { values = [] }
      return (receiver, values)
    }
    guard let (receiver, values) = next else { return .none }
    return receiver.receive(values) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (ends, values) = release()
    if !completion.isFailure, !values.isEmpty { _ = ends.downstream?.receive(values) }
    ends.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock { ends.upstream }?.request(demand * count) }

  func cancel() { release().ends.upstream?.cancel() }

  private func release() -> (ends: Ends<Downstream>, values: [Element]) {
    lock {
      defer { values = [] }
      return (ends.release(), values)
    }
  }
}

extension Publisher {
  /// Publishes arrays of `count` values; numbers below 1 count as 1.
  ///
  /// The values that remain at the end make a shorter array; with an error they are lost.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }
}
