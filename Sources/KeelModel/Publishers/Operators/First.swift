extension Publishers {
  /// A publisher that sends the first value and finishes.
  ///
  /// As in Combine, this publisher, `FirstWhere` and `TryFirstWhere` request unlimited values at once and keep the
  /// value that they find until it is requested.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    /// Creates a publisher of the first value of `upstream`.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Subscribes to the upstream publisher and requests unlimited values, until the first one arrives.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Gathering.first(subscriber, failure: { $0 }) { _ in .success(true) })
    }
  }

  /// A publisher that sends the first value for which a closure returns true, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the value to send.
    public let predicate: (Output) -> Bool

    /// Creates a publisher of the first value of `upstream` for which `predicate` returns true.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values, until one is found.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Gathering.first(subscriber, failure: { $0 }) { [predicate] in .success(predicate($0)) })
    }
  }

  /// A publisher that sends the first value for which a closure returns true; fails if the closure throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the value to send; a thrown error ends the publisher.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher of the first value of `upstream` for which `predicate` returns true.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values, until one is found.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Gathering.first(subscriber, failure: { $0 }) { [predicate] value in Result { try predicate(value) } })
    }
  }
}

extension Gathering where Downstream.Input == Input {
  /// Returns an engine that consumes values until one matches or the closure throws.
  fileprivate static func first(
    _ downstream: Downstream, failure: @escaping (UpstreamFailure) -> Downstream.Failure,
    isWanted: @escaping (Input) -> Result<Bool, Downstream.Failure>
  ) -> Gathering {
    var first: Input?
    return Gathering(
      downstream, failure: failure,
      step: { value in
        switch isWanted(value) {
        case .success(false): return .more
        case .success(true):
          first = value
          return .done
        case .failure(let error): return .fail(error)
        }
      }, result: { first })
  }
}

extension Publisher {
  /// Publishes the first value and finishes; finishes without one if there is none.
  public func first() -> Publishers.First<Self> {
    .init(upstream: self)
  }

  /// Publishes the first value for which `predicate` returns true and finishes; finishes without one if there is none.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Publishes the first value for which `predicate` returns true and finishes; fails with the error that it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
