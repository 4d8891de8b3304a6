extension Publishers {
  /// A publisher that subscribes to the upstream publisher again after an error, a limited number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The number of times to subscribe again; `nil`, or a negative number, for no limit.
    public let retries: Int?

    /// Creates a publisher that subscribes to `upstream` again after an error, up to `retries` times.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Subscribes to the upstream publisher. Demand that has not been met carries over to each attempt.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.start()
      Retrying(upstream, relay, retries).attempt()
    }
  }
}

/// The engine of `retry`: a loop, so that repeated immediate failures do not grow the stack.
private final class Retrying<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let upstream: Upstream
  private let relay: Relay<Downstream>
  private let lock = Lock()
  private var left: Int?
  private var isSubscribing = false
  /// True if the attempt that is being started has failed already.
  private var hasFailed = false

  init(_ upstream: Upstream, _ relay: Relay<Downstream>, _ retries: Int?) {
    self.upstream = upstream
    self.relay = relay
    left = retries.flatMap { $0 < 0 ? nil : $0 }
  }

  func attempt() {
    var isDue = true
    while isDue {
      lock { (isSubscribing, hasFailed) = (true, false) }
      relay.follow(upstream) { [self] _, end in didEnd(end) }
      isDue = lock {
        isSubscribing = false
        return hasFailed
      }
    }
  }

  private func didEnd(_ end: Subscribers.Completion<Upstream.Failure>) {
    guard end.isFailure, takeRetry() else { return relay.finish(end) }
    let isInLoop = lock {
      if isSubscribing { hasFailed = true }
      return isSubscribing
    }
    if !isInLoop { attempt() }
  }

  private func takeRetry() -> Bool {
    lock {
      guard let left else { return true }
      guard left > 0 else { return false }
      self.left = left - 1
      return true
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher again after an error, up to `retries` times; then fails with the last error.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    .init(upstream: self, retries: retries)
  }
}
