extension Publishers {
  /// Sends the first value and ends.
  ///
  /// As Combine does, this and its like ask for all values at once and keep the one that they find until it is wanted.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Gathering.first(subscriber, failure: { $0 }) { _ in .success(true) })
    }
  }

  /// Sends the first value that a closure wants, and ends.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Gathering.first(subscriber, failure: { $0 }) { [predicate] in .success(predicate($0)) })
    }
  }

  /// As `FirstWhere`; fails if the closure throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Gathering.first(subscriber, failure: { $0 }) { [predicate] value in Result { try predicate(value) } })
    }
  }
}

extension Gathering where Downstream.Input == Input {
  /// Takes values until one is wanted, or it cannot be told.
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
  /// Sends the first value and ends.
  public func first() -> Publishers.First<Self> {
    .init(upstream: self)
  }

  /// Sends the first value that the closure wants, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// As `first(where:)`; fails with what the closure throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
