extension Publishers {
  /// A publisher of the values for which a closure returns true.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the values to send.
    public let isIncluded: (Output) -> Bool

    /// Creates a publisher of the values for which a closure returns true.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is left out.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber) { [isIncluded] in isIncluded($0) ? .send($0) : .skip }
    }
  }

  /// A publisher of the values for which a closure returns true; fails if the closure throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the values to send; a thrown error ends the publisher.
    public let isIncluded: (Output) throws -> Bool

    /// Creates a publisher of the values for which a closure returns true; fails if the closure throws.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is left out.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribeTrying(subscriber) { [isIncluded] in try isIncluded($0) ? .send($0) : .skip }
    }
  }

  /// A publisher that leaves out values that repeat the one sent before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if the second value repeats the first.
    public let predicate: (Output, Output) -> Bool

    /// Creates a publisher that leaves out values that repeat the one sent before.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is left out.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(subscriber) { [predicate] value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// A publisher that leaves out values that repeat the one sent before; fails if its closure throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if the second value repeats the first; a thrown error ends the publisher.
    public let predicate: (Output, Output) throws -> Bool

    /// Creates a publisher that leaves out values that repeat the one sent before; fails if its closure throws.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is left out.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribeTrying(subscriber) { [predicate] value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// A publisher that discards values until a closure returns false for one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the values to discard; not called again after it has returned false.
    public let predicate: (Output) -> Bool

    /// Creates a publisher that discards values until a closure returns false for one.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is discarded.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(subscriber) { [predicate] in
        if isDropping { isDropping = predicate($0) }
        return isDropping ? .skip : .send($0)
      }
    }
  }

  /// A publisher that discards all values and sends the completion only.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The type of the values: none, because no value is sent.
    public typealias Output = Never
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream

    /// Creates a publisher that discards all values and sends the completion only.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream publisher and requests unlimited values. The completion does not wait for a request.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(
        Gathering(
          subscriber, waits: false, failure: { $0 }, step: { (_: Upstream.Output) in .more }, result: { nil }))
    }
  }
}

extension Publisher {
  /// Publishes the values for which `isIncluded` returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values for which `isIncluded` returns true; fails with the error that it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out values for which `predicate` returns true, given the value sent before and the new one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Leaves out values for which `predicate` returns true; fails with the error that it throws. See
  /// `removeDuplicates(by:)`.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Discards values until `predicate` returns false for one, and publishes that one and all that follow.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Discards all values and publishes the completion only.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    .init(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are equal to the one sent before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
