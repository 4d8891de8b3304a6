extension Publishers {
  /// Sends all values as arrays of a given length; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectingByCount(subscriber, count: Swift.max(1, count)))
    }
  }
}

/// The engine of `collect(_:)`: each array that is wanted is asked for as that many values.
///
/// So what is left at the end, which is less than an array, is always wanted.
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
  /// Sends all values as arrays of that length; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }
}
