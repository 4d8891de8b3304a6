extension Publishers {
  /// Sends the first values and ends.
  public struct Prefix<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard count > 0 else { return subscriber.receiveEnd(.finished) }
      var left = count
      upstream.subscribe(subscriber) {
        left -= 1
        return left == 0 ? .sendLast($0) : .send($0)
      }
    }
  }

  /// Sends values until a closure says no, and ends.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber) { [predicate] in predicate($0) ? .send($0) : .finish }
    }
  }

  /// Sends the first value that a closure wants, and ends.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber) { [predicate] in predicate($0) ? .sendLast($0) : .skip }
    }
  }

  /// Sends all values as arrays of a given length; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      let count = Swift.max(1, count)
      upstream
        .compactMap { value -> Output? in
          values.append(value)
          guard values.count == count else { return nil }
          defer { values = [] }
          return values
        }
        .append(Deferred { Sequence<[Output], Failure>(sequence: values.isEmpty ? [] : [values]) })
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the first value and ends.
  public func first() -> Publishers.Prefix<Self> {
    .init(upstream: self, count: 1)
  }

  /// Sends the first value that the closure wants, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the first values and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: 0..<Swift.max(0, maxLength))
  }

  /// Sends values until the closure says no, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends all values as arrays of that length; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }
}
