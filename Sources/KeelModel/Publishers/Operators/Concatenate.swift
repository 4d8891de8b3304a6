extension Publishers {
  /// Sends the values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.start()
      relay.follow(prefix) { [suffix] relay, end in
        guard case .finished = end else { return relay.finish(end) }
        relay.follow(suffix) { relay, end in relay.finish(end) }
      }
    }
  }

  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

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

  /// Goes on with another publisher after an error, or fails again.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

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

  /// Sends the values of the latest of the publishers that a publisher sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      var isOuterDone = false
      var isInnerDone = true
      relay.start()
      let lock = Lock()
      upstream.subscribe(
        AnySubscriber<P, Failure>(
          receiveSubscription: { relay.keep($0) },
          receiveValue: { publisher in
            lock { isInnerDone = false }
            relay.follow(publisher) { relay, end in
              let isOver = lock {
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
  /// Sends another publisher's values when this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: self, suffix: publisher)
  }

  /// Sends these values when this publisher has finished.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends these values when this publisher has finished.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S.Element == Output {
    append(.init(sequence: elements))
  }

  /// Sends another publisher's values before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: publisher, suffix: self)
  }

  /// Sends these values before those of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends these values before those of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S.Element == Output {
    prepend(.init(sequence: elements))
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  /// Goes on with another publisher after an error; fails with what the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  /// Sends a value in the place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest of the publishers that this one sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest of the publishers that this one sends.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest of the publishers that this one sends.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest of the publishers that this one sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}
