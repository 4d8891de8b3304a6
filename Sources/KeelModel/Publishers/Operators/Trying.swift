// Operators whose closures may throw: what they throw is what the publisher fails with.

extension Publishers {
  /// As `DropWhile`; fails if the closure throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribeTrying(subscriber) { [predicate] in
        if isDropping { isDropping = try predicate($0) }
        return isDropping ? .skip : .send($0)
      }
    }
  }

  /// As `PrefixWhile`; fails if the closure throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribeTrying(subscriber) { [predicate] in try predicate($0) ? .send($0) : .finish }
    }
  }
}

extension Publisher {
  /// As `drop(while:)`; fails with what the closure throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// As `prefix(while:)`; fails with what the closure throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// As `last(where:)`; fails with what the closure throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> TryGathered<Output> {
    tryGather(nil) { last, value in
      if try predicate(value) { last = value }
      return .more
    }
  }

  /// As `min(by:)`; fails with what the closure throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> TryGathered<Output> {
    tryExtreme { try areInIncreasingOrder($1, $0) }
  }

  /// As `max(by:)`; fails with what the closure throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> TryGathered<Output> {
    tryExtreme { try areInIncreasingOrder($0, $1) }
  }

  /// As `contains(where:)`; fails with what the closure throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> TryGathered<Bool> {
    tryGather(false) { isFound, value in
      let isWanted = try predicate(value)
      isFound = isWanted
      return isWanted ? .done : .more
    }
  }

  /// As `allSatisfy(_:)`; fails with what the closure throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> TryGathered<Bool> {
    tryGather(true) { isSatisfied, value in
      let isWanted = try predicate(value)
      isSatisfied = isWanted
      return isWanted ? .more : .done
    }
  }

  private func tryExtreme(_ isReplaced: @escaping (Output, Output) throws -> Bool) -> TryGathered<Output> {
    tryGather(nil) { best, value in
      if try best.map({ try isReplaced($0, value) }) ?? true { best = value }
      return .more
    }
  }

  private typealias TryStep<T> = Gathering<Output, Failure, AnySubscriber<T, any Error>>.Step

  private func tryGather<T>(
    _ initial: T?, _ step: @escaping (inout T?, Output) throws -> TryStep<T>
  ) -> TryGathered<T> {
    Publishers.Gather(self, failure: { $0 }) {
      var result = initial
      return (
        { value in
          do { return try step(&result, value) } catch { return .fail(error) }
        }, { result }
      )
    }
  }
}
