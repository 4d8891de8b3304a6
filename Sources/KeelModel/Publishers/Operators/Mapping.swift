extension Publishers {
  /// A publisher of the results of a closure for each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns the value to send for an upstream value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher of the results of `transform` for the values of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber) { [transform] in .send(transform($0)) }
    }
  }

  /// A publisher of the results of a closure for each value; fails if the closure throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns the value to send for an upstream value; a thrown error ends the publisher.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher of a closure's result for each value; fails if the closure throws.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribeTrying(subscriber) { [transform] in .send(try transform($0)) }
    }
  }

  /// A publisher that replaces the error of another one.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns the error to send for an upstream error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that replaces the error of another one.
    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber, failure: transform) { .send($0) })
    }
  }

  /// A publisher of the results of a closure for each value, without the `nil` results.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns the value to send for an upstream value, or `nil` to leave it out.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher of a closure's result for each value, without the `nil` results.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is left out.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber) { [transform] in transform($0).map { .send($0) } ?? .skip }
    }
  }

  /// A publisher of the results of a closure for each value, without the `nil` results; fails if the closure throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns the value to send for an upstream value, or `nil` to leave it out; a thrown error ends the publisher.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher of a closure's result for each value, without the `nil` results; fails if the closure
    /// throws.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is left out.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribeTrying(subscriber) { [transform] in try transform($0).map { .send($0) } ?? .skip }
    }
  }

  /// A publisher of the running result of combining the values so far, one for each value.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The result that the first value is combined with; it is not sent itself.
    public let initialResult: Output
    /// Returns the result to send, given the former result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher of the running result of combining the values so far, one for each value.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Subscribes to the upstream publisher, with a running result of the subscriber's own.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(subscriber) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// A publisher of the running result of combining the values so far; fails if the closure throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The result that the first value is combined with; it is not sent itself.
    public let initialResult: Output
    /// Returns the result to send, given the former result and a value; a thrown error ends the publisher.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher of the running result of combining the values so far; fails if the closure throws.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Subscribes to the upstream publisher, with a running result of the subscriber's own.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribeTrying(subscriber) { [nextPartialResult] in
        result = try nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }

  /// A publisher that gives an error type to an infallible publisher, for use where an error type is required.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    /// Creates a publisher that gives an error type to an infallible publisher, for use where an error type is
    /// required.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber, failure: fromNever) { .send($0) })
    }
  }
}

extension Publisher {
  /// Publishes the result of `transform` for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Publishes the result of `transform` for each value; fails with the error that it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Replaces the error with the result of `transform`.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    .init(upstream: self, transform)
  }

  /// Publishes the result of `transform` for each value, without the `nil` results.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Publishes the result of `transform` for each value, without the `nil` results; fails with the error that it
  /// throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Publishes `output` in place of each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Publishes, for each value, the result of combining all values so far; `initialResult` itself is not sent.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes, for each value, the result of combining all values so far; fails with the error that the closure
  /// throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publisher where Failure == Never {
  /// Sets the error type of this infallible publisher, for use where an error type is required.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(upstream: self)
  }
}
