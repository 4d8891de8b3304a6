extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Sendable {
    /// As many as there is room for, before anybody has asked.
    case keepFull
    /// Whatever is asked for, without an end.
    case byRequest
  }

  /// What becomes of a value for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    /// It is lost.
    case dropNewest
    /// The one that has waited longest is lost.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Buffering(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

/// The engine of `buffer`: takes all values, and hands on as many as are asked for.
private final class Buffering<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var demand = Subscribers.Demand.none
  private var waiting: [Input] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
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
        return (nil, waiting.removeFirst())
      case .customError(let error): return (error, input)
      }
    }
    withExtendedLifetime(lost) {}
    guard let makeFailure else {
      send()
      return .none
    }
    // What is asked for next comes before this, as in Combine.
    let failure = makeFailure()
    let upstream = lock {
      completion = .failure(failure)
      return ends.dropUpstream()
    }
    upstream?.cancel()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock { if self.completion == nil { self.completion = completion } }
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    lock { self.demand += demand }
    send()
  }

  /// Hands on what is asked for and there, one after the other, whoever it is that comes here.
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
    let end = lock { () -> (Ends<Downstream>, Subscribers.Completion<Failure>)? in
      // An error does not wait until somebody wants what came before it; the end waits until more is wanted, as in Combine.
      guard !isSending, let completion, completion.isFailure || waiting.isEmpty && demand > .none else { return nil }
      return (ends.release(), completion)
    }
    if let (ends, completion) = end { ends.downstream?.receive(completion: completion) }
  }

  private func next() -> (Input, Downstream)? {
    lock {
      guard !isSending, demand > .none, !waiting.isEmpty, let receiver = ends.downstream else { return nil }
      isSending = true
      demand -= 1
      return (waiting.removeFirst(), receiver)
    }
  }

  func cancel() {
    let left = lock { () -> (ends: Ends<Downstream>, waiting: [Input]) in
      defer { waiting = [] }
      return (ends.release(), waiting)
    }
    left.ends.upstream?.cancel()
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
