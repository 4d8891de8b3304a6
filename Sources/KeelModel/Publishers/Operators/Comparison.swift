extension Publishers {
  /// A publisher of the first of the greatest values in a given order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher of the first of the greatest values in a given order.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(for: subscriber, from: nil) { [areInIncreasingOrder] greatest, value in
        if let former = greatest, !areInIncreasingOrder(former, value) { return .more }
        greatest = value
        return .more
      }
    }
  }

  /// A publisher of the first of the greatest values in a given order; fails if the closure throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error: any error, because the closure may throw.
    public typealias Failure = any Error
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// Returns true if the second value is greater than the first; a thrown error ends the publisher.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher of the first of the greatest values in a given order; fails if the closure throws.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Subscribes to the upstream publisher and requests unlimited values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gatherTrying(for: subscriber, from: nil) { [areInIncreasingOrder] greatest, value in
        if let former = greatest, try !areInIncreasingOrder(former, value) { return .more }
        greatest = value
        return .more
      }
    }
  }
}

extension Publisher {
  /// Publishes, at the end, the first of the smallest values in the given order; nothing if there was no value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes, at the end, the first of the smallest values in the given order; fails with the error that the closure
  /// throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes, at the end, the first of the greatest values in the given order; nothing if there was no value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes, at the end, the first of the greatest values in the given order; fails with the error that the closure
  /// throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the first of the smallest values when this publisher finishes; nothing if there was no value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the first of the greatest values when this publisher finishes; nothing if there was no value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
