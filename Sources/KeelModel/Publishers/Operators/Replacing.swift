extension Publishers {
  /// A publisher that sends a value of its own if the upstream publisher finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The value that is sent if there is no other.
    public let output: Output

    /// Creates a publisher that sends `output` if `upstream` finishes without a value.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Subscribes to the upstream publisher. The value of its own waits until it is requested.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let noting = Publishers.Map(upstream: upstream) { (value: Output) -> Output in
        isEmpty = false
        return value
      }
      let relay = Relay(subscriber)
      relay.start()
      relay.follow(noting) { [output] relay, end in
        guard case .finished = end, isEmpty else { return relay.finish(end) }
        relay.follow(Just(output)) { relay, _ in relay.finish(.finished) }
      }
    }
  }

  /// A publisher that sends a value of its own in place of an error, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: none, because errors are replaced.
    public typealias Failure = Never
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The value that is sent in place of an error.
    public let output: Output

    /// Creates a publisher that sends `output` in place of an error of `upstream`.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Subscribes to the upstream publisher. The value in place of an error waits until it is requested.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.start()
      relay.follow(upstream) { [output] relay, end in
        guard case .failure = end else { return relay.finish(.finished) }
        relay.follow(Just(output)) { relay, _ in relay.finish(.finished) }
      }
    }
  }
}

extension Publisher {
  /// Publishes `output` at the end if this publisher has finished without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }

  /// Publishes `output` in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(upstream: self, output: output)
  }
}
