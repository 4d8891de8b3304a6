extension Publishers {
  /// Subscribes again after an error, so often at most.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How often; `nil` and numbers below zero are as often as it fails.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.start()
      Retrying(upstream, relay, retries).attempt()
    }
  }
}

/// The engine of `retry`: a loop, so that a publisher which fails at once, however often, takes no more stack for that.
private final class Retrying<Upstream: Publisher, Downstream: Subscriber>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let upstream: Upstream
  private let relay: Relay<Downstream>
  private let lock = Lock()
  private var left: Int?
  private var isSubscribing = false
  /// Whether the attempt that is being begun has failed already.
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
  /// Subscribes again after an error, so often at most.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    .init(upstream: self, retries: retries)
  }
}
