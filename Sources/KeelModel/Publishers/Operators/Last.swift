extension Publishers {
  /// A publisher that sends the last value when the upstream publisher has finished.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    /// Creates a publisher that sends the last value when the upstream publisher has finished.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber, from: nil) { last, value in
        last = value
        return .more
      }
    }
  }

  /// A publisher of the last value for which a closure returns true.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for a value to send.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of the last value for which a closure returns true.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber, from: nil) { [predicate] last, value in
        if predicate(value) { last = value }
        return .more
      }
    }
  }

  /// A publisher of the last value for which a closure returns true; fails if the closure throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for a value to send; a thrown error ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of the last value for which a closure returns true; fails if the closure throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gatherTrying(for: subscriber, from: nil) { [predicate] last, value in
        if try predicate(value) { last = value }
        return .more
      }
    }
  }
}

extension Publisher {
  /// Publishes the last value when this publisher finishes; nothing if there was none.
  public func last() -> Publishers.Last<Self> {
    .init(upstream: self)
  }

  /// Publishes, at the end, the last value for which `predicate` returns true; nothing if there was none.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Publishes, at the end, the last value for which `predicate` returns true; fails with the error that it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
