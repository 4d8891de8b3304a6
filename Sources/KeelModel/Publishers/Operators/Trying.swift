// Operators whose closures may throw: the publisher fails with the error of the closure.

extension Publishers {
  /// A publisher that discards values until a closure returns false for one; fails if the closure throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the values to discard; a thrown error ends the publisher.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher that discards values until a closure returns false for one; fails if the closure throws.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher, and requests another value for each that is discarded.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribeTrying(subscriber) { [predicate] in
        if isDropping { isDropping = try predicate($0) }
        return isDropping ? .skip : .send($0)
      }
    }
  }

  /// A publisher that sends values until a closure returns false for one; fails if the closure throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the values to send; false ends the publisher, and so does a thrown error.
    public let predicate: (Output) throws -> Bool

    /// Creates a publisher that sends values until a closure returns false for one; fails if the closure throws.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribeTrying(subscriber) { [predicate] in try predicate($0) ? .send($0) : .finish }
    }
  }
}

extension Publisher {
  /// Discards values until `predicate` returns false for one; fails with the error that it throws. See `drop(while:)`.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Publishes values until `predicate` returns false for one; fails with the error that it throws. See
  /// `prefix(while:)`.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
