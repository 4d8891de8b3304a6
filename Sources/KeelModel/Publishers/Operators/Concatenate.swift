extension Publishers {
  /// A publisher that sends the values of one publisher and then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The type of the values, which all the publishers share.
    public typealias Output = Suffix.Output
    /// The type of the error, which all the publishers share.
    public typealias Failure = Suffix.Failure
    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher that is subscribed to when `prefix` has finished.
    public let suffix: Suffix

    /// Creates a publisher that sends the values of `prefix`, then those of `suffix`.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Subscribes to `prefix`, and to `suffix` when it has finished. An error of `prefix` ends both.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.start()
      relay.follow(prefix) { [suffix] relay, end in
        guard case .finished = end else { return relay.finish(end) }
        relay.follow(suffix) { relay, end in relay.finish(end) }
      }
    }
  }

  /// A publisher that continues with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values, which all the publishers share.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the publisher that the closure returns.
    public typealias Failure = NewPublisher.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns the publisher that follows an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that continues with another publisher after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Subscribes to the upstream publisher, and after an error to the one that `handler` returns.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.start()
      relay.follow(upstream) { [handler] relay, end in
        switch end {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay, end in relay.finish(end) }
        }
      }
    }
  }

  /// A publisher that continues with another publisher after an error, or fails with the error that its closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values, which all the publishers share.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns the publisher that follows an error, or throws the error to fail with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher that continues with another publisher after an error, or fails with the error that its
    /// closure throws.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Subscribes to the upstream publisher, and after an error to the one that `handler` returns.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.start()
      relay.follow(upstream) { [handler] relay, end in
        switch end {
        case .finished: relay.finish(.finished)
        case .failure(let error):
          do {
            relay.follow(try handler(error)) { relay, end in relay.finish(end.mapError { $0 }) }
          } catch {
            relay.finish(.failure(error))
          }
        }
      }
    }
  }

  /// A publisher that sends the values of the latest of the publishers that it receives.
  ///
  /// It ends when the upstream publisher and the latest inner one have finished, or when either fails.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of the values, which is that of the inner publishers.
    public typealias Output = P.Output
    /// The type of the error, which is that of the inner publishers.
    public typealias Failure = P.Failure
    /// The publisher that supplies the inner publishers.
    public let upstream: Upstream

    /// Creates a publisher that sends the values of the latest of the publishers that it receives.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream publisher; each inner publisher that arrives replaces the former one, which is
    /// cancelled.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      var isOuterDone = false
      var isInnerDone = true
      // The number of the latest inner publisher: an earlier one may end on another thread when the next one begins.
      var latest = 0
      relay.start()
      let lock = Lock()
      upstream.subscribe(
        AnySubscriber<P, Failure>(
          receiveSubscription: { relay.keep($0) },
          receiveValue: { publisher in
            let number = lock {
              isInnerDone = false
              latest += 1
              return latest
            }
            relay.follow(publisher) { relay, end in
              let isOver = lock {
                guard number == latest else { return false }
                isInnerDone = true
                return isOuterDone
              }
              if isOver || end.isFailure { relay.finish(end) }
            }
            return .none
          },
          receiveCompletion: { end in
            let isOver = lock {
              isOuterDone = true
              return isInnerDone
            }
            if isOver || end.isFailure { relay.finish(end) }
          }))
    }
  }
}

extension Subscribers.Completion {
  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

extension Publisher {
  /// Publishes the values of another publisher after this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: self, suffix: publisher)
  }

  /// Publishes the given values after this publisher has finished.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Publishes the elements of a sequence after this publisher has finished.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S.Element == Output {
    append(.init(sequence: elements))
  }

  /// Publishes the values of another publisher, and those of this one after the other has finished.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: publisher, suffix: self)
  }

  /// Publishes the given values before those of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before the values of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S.Element == Output {
    prepend(.init(sequence: elements))
  }

  /// Continues, after an error, with the publisher that `handler` returns.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  /// Continues, after an error, with the publisher that `handler` returns; fails with the error that it throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest of the publishers that this one sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest of the publishers that this one sends.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the latest of the publishers that this one sends.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest of the publishers that this one sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}
