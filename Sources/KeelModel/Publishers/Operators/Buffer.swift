extension Publishers {
  /// The times at which a buffer requests values from the upstream publisher.
  public enum PrefetchStrategy: Sendable {
    /// The buffer requests as many values as it has room for, before the subscriber requests any.
    case keepFull
    /// The buffer requests unlimited values at once.
    case byRequest
  }

  /// The treatments of a value when the buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is discarded.
    case dropNewest
    /// The value that has waited longest is discarded.
    case dropOldest
    /// The new value is discarded, and the publisher fails with this error at the subscriber's next request.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until the subscriber requests them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The number of values that the buffer holds; numbers below 1 count as 1.
    public let size: Int
    /// The time at which values are requested from the upstream publisher.
    public let prefetch: PrefetchStrategy
    /// The treatment of a value when the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates a publisher that keeps values until the subscriber requests them.
    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Subscribes to the upstream publisher through a buffer of the subscriber's own.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Buffering(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

/// The engine of `buffer`: receives values as they arrive, and sends as many as are requested.
private final class Buffering<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var demand = Subscribers.Demand.none
  private var waiting = Queue<Input>()
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  /// True if the upstream publisher has failed: what waits is not sent any more.
  private var hasFailed = false
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    ends = Ends(downstream)
    self.size = max(size, 1)
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock({ ends.take(subscription) }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
    switch prefetch {
    case .keepFull: subscription.request(.max(size))
    case .byRequest: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock({ completion == nil }) else { return .none }
    let (makeFailure, lost) = lock { () -> ((() -> Failure)?, Input?) in
      guard waiting.count >= size else {
        waiting.append(input)
        return (nil, nil)
      }
      switch whenFull {
      case .dropNewest: return (nil, input)
      case .dropOldest:
        waiting.append(input)
        return (nil, waiting.popFirst())
      case .customError(let error): return (error, input)
      }
    }
    withExtendedLifetime(lost) {}
    guard let makeFailure else {
      send()
      return .none
    }
    // It is sent at the next request, after the values of that request, as in Combine.
    let failure = makeFailure()
    let upstream = lock {
      completion = .failure(failure)
      return ends.dropUpstream()
    }
    upstream?.cancel()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock {
      guard self.completion == nil else { return }
      self.completion = completion
      hasFailed = completion.isFailure
    }
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    lock { self.demand += demand }
    send()
  }

  /// Sends values that are both available and requested, one after the other, from any caller.
  private func send() {
    while let (value, receiver) = next() {
      let more = receiver.receive(value)
      let source = lock { () -> (any Subscription)? in
        demand += more
        isSending = false
        return ends.upstream
      }
      if case .keepFull = prefetch { source?.request(.max(1)) }
    }
    let end = lock { () -> (Ends<Downstream>, Subscribers.Completion<Failure>, lost: Queue<Input>)? in
      // An error does not wait until the values before it are requested; the end waits for further demand, as in
      // Combine.
      guard !isSending, let completion, completion.isFailure || waiting.isEmpty && demand > .none else { return nil }
      defer { waiting = Queue() }
      return (ends.release(), completion, waiting)
    }
    if let end { end.0.downstream?.receive(completion: end.1) }
  }

  private func next() -> (Input, Downstream)? {
    lock {
      guard !isSending, !hasFailed, demand > .none, let receiver = ends.downstream, let value = waiting.popFirst()
      else { return nil }
      isSending = true
      demand -= 1
      return (value, receiver)
    }
  }

  func cancel() {
    let left = lock { () -> (ends: Ends<Downstream>, waiting: Queue<Input>) in
      defer { waiting = Queue() }
      return (ends.release(), waiting)
    }
    left.ends.upstream?.cancel()
  }
}

extension Publisher {
  /// Keeps values that the subscriber has not requested yet, `size` of them at most.
  ///
  /// The end of the upstream publisher follows the last kept value. An error is sent at once, and the kept values are
  /// lost.
  ///
  /// - Parameters:
  ///   - size: The number of values to keep; numbers below 1 count as 1.
  ///   - prefetch: The time at which values are requested from this publisher.
  ///   - whenFull: The treatment of a value when the buffer is full.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
