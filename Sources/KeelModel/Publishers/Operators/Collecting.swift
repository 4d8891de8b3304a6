// Operators that publish one result of all values when the upstream publisher has finished.

extension Publishers {
  /// A publisher of the result of combining all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The result that the first value is combined with.
    public let initial: Output
    /// Returns the result of combining the former result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher of the result of combining all values.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.gather(for: subscriber, from: initial) { [nextPartialResult] last, value in
        result = nextPartialResult(result, value)
        last = result
        return .more
      }
    }
  }

  /// A publisher of the result of combining all values; fails if the closure throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The result that the first value is combined with.
    public let initial: Output
    /// Returns the result of combining the former result and a value; a thrown error ends the publisher.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher of the result of combining all values; fails if the closure throws.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.gatherTrying(for: subscriber, from: initial) { [nextPartialResult] last, value in
        result = try nextPartialResult(result, value)
        last = result
        return .more
      }
    }
  }

  /// A publisher of one array of all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the result, an array.
    public typealias Output = [Upstream.Output]
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    /// Creates a publisher of one array of all values.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // An array of its own, which is never copied while it grows.
      var values: Output = []
      upstream.subscribe(
        Gathering<Upstream.Output, Failure, S>(
          subscriber, failure: { $0 },
          step: { value in
            values.append(value)
            return .more
          }, result: { values }))
    }
  }

  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the result, a number.
    public typealias Output = Int
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    /// Creates a publisher of the number of values.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.gather(for: subscriber, from: 0) { result, _ in
        count += 1
        result = count
        return .more
      }
    }
  }
}

extension Publisher {
  /// Publishes, at the end, the result of combining all values with `nextPartialResult`.
  ///
  /// Without values that is `initialResult`.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the result of combining all values; fails with the error that the closure throws. See `reduce(_:_:)`.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes all values as one array when this publisher finishes.
  ///
  /// There is no limit to the array. With an error the values are lost.
  public func collect() -> Publishers.Collect<Self> {
    .init(upstream: self)
  }

  /// Publishes the number of values when this publisher finishes.
  public func count() -> Publishers.Count<Self> {
    .init(upstream: self)
  }
}
