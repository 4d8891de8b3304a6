extension Publishers {
  /// A publisher that sends values until a closure returns false for one, and finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true for the values to send; the first one for which it returns false ends the publisher.
    public let predicate: (Output) -> Bool

    /// Creates a publisher that sends values until a closure returns false for one, and finishes.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber) { [predicate] in predicate($0) ? .send($0) : .finish }
    }
  }
}

extension Publisher {
  /// Publishes the first `maxLength` values and finishes; numbers below 0 count as 0, which finishes at once.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: 0..<Swift.max(0, maxLength))
  }

  /// Publishes values until `predicate` returns false for one, which is not sent, and finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
