extension Publishers {
  /// Sends the values with certain numbers, counted from 0, and ends.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range.clamped(to: 0..<Int.max)
    }

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
  /// Sends the value with that number, counted from 0, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Sends the values with these numbers, counted from 0, and ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
