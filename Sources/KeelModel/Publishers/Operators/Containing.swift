// Operators that answer a question about all values with true or false.

extension Publishers {
  /// A publisher of true if a closure returns true for all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the result.
    public typealias Output = Bool
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if a value satisfies the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of true if a closure returns true for all values.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values, until the result is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber, from: true) { [predicate] areAll, value in
        let isSatisfied = predicate(value)
        areAll = isSatisfied
        return isSatisfied ? .more : .done
      }
    }
  }

  /// A publisher of true if a closure returns true for one of the values.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the result.
    public typealias Output = Bool
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if a value satisfies the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher of true if a closure returns true for one of the values.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values, until the result is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber, from: false) { [predicate] isFound, value in
        let isWanted = predicate(value)
        isFound = isWanted
        return isWanted ? .done : .more
      }
    }
  }

  /// A publisher of true if a closure returns true for all values; fails if the closure throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the result.
    public typealias Output = Bool
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if a value satisfies the condition; a thrown error ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of true if a closure returns true for all values; fails if the closure throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values, until the result is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gatherTrying(for: subscriber, from: true) { [predicate] areAll, value in
        let isSatisfied = try predicate(value)
        areAll = isSatisfied
        return isSatisfied ? .more : .done
      }
    }
  }

  /// A publisher of true if a closure returns true for one of the values; fails if the closure throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the result.
    public typealias Output = Bool
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if a value satisfies the condition; a thrown error ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher of true if a closure returns true for one of the values; fails if the closure throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher and requests unlimited values, until the result is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gatherTrying(for: subscriber, from: false) { [predicate] isFound, value in
        let isWanted = try predicate(value)
        isFound = isWanted
        return isWanted ? .done : .more
      }
    }
  }

  /// A publisher of true if one of the values is equal to another one.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The type of the result.
    public typealias Output = Bool
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The value to find.
    public let output: Upstream.Output

    /// Creates a publisher of true if one of the values is equal to another one.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Subscribes to the upstream publisher and requests unlimited values, until the result is known.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber, from: false) { [output] isFound, value in
        isFound = value == output
        return value == output ? .done : .more
      }
    }
  }
}

extension Publisher {
  /// Publishes true at the first value for which `predicate` returns true, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Publishes true at the first value for which `predicate` returns true, or false at the end; fails with the error
  /// that it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Publishes false at the first value for which `predicate` returns false, or true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Publishes false at the first value for which `predicate` returns false, or true at the end; fails with the error
  /// that it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes true at the first value that is equal to `output`, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    .init(upstream: self, output: output)
  }
}
