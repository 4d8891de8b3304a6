extension Publishers {
  /// A publisher that sends the values at certain positions, counted from 0, and finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The type of the values, which is that of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The type of the error, which is that of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that this one subscribes to.
    public let upstream: Upstream
    /// The positions of the values to send.
    public let range: CountableRange<Int>

    /// Creates a publisher of the values of `upstream` at the given positions; negative positions are left out.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range.clamped(to: 0..<Int.max)
    }

    /// Subscribes to the upstream publisher, or finishes at once if the range is empty.
    ///
    /// The end follows the last value at once. Another value is requested for each that is left out.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else { return subscriber.receiveEnd(.finished) }
      var number = -1
      upstream.subscribe(subscriber) { [range] value in
        number += 1
        guard number >= range.lowerBound else { return .skip }
        return number + 1 == range.upperBound ? .sendLast(value) : .send(value)
      }
    }
  }
}

extension Publisher {
  /// Publishes the value at a position, counted from 0, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Publishes the values at the given positions, counted from 0, and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
