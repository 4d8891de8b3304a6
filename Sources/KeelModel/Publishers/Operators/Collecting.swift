extension Publishers {
  /// A publisher that consumes all values and sends one result, or none: the base of `reduce`, `collect` and `last`.
  ///
  /// It requests unlimited values at once and sends the result when the subscriber requests one.
  public struct Gather<Upstream: Publisher, Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    /// - Parameter make: Creates two functions for each subscriber: one that receives a value and returns true if the
    ///   result is known, and one that returns the result.
    init(
      _ upstream: Upstream, failure: @escaping (Upstream.Failure) -> Failure,
      make:
        @escaping () -> (
          step: (Upstream.Output) -> Gathering<Upstream.Output, Upstream.Failure, AnySubscriber<Output, Failure>>.Step,
          result: () -> Output?
        )
    ) {
      attach = { subscriber in
        let (step, result) = make()
        upstream.subscribe(Gathering(subscriber, failure: failure, step: step, result: result))
      }
    }

    /// Subscribes to the upstream publisher on behalf of a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attach(AnySubscriber(subscriber))
    }
  }
}

extension Publisher {
  /// The publisher of a result of type `T` that fails only as this publisher does.
  public typealias Gathered<T> = Publishers.Gather<Self, T, Failure>
  /// The publisher of a result of type `T` that also fails with the error that a closure throws.
  public typealias TryGathered<T> = Publishers.Gather<Self, T, any Error>

  /// Publishes, at the end, the result of combining all values with `nextPartialResult`.
  ///
  /// Without values that is `initialResult`.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Gathered<T> {
    Publishers.Gather(self, failure: { $0 }) {
      var result = initialResult
      return (
        {
          result = nextPartialResult(result, $0)
          return .more
        }, { result }
      )
    }
  }

  /// Publishes the result of combining all values; fails with the error that the closure throws. See `reduce(_:_:)`.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> TryGathered<T> {
    Publishers.Gather(self, failure: { $0 }) {
      var result = initialResult
      return (
        {
          do { result = try nextPartialResult(result, $0) } catch { return .fail(error) }
          return .more
        }, { result }
      )
    }
  }

  /// Publishes all values as one array when this publisher finishes.
  ///
  /// There is no limit to the array. With an error the values are lost.
  public func collect() -> Gathered<[Output]> {
    Publishers.Gather(self, failure: { $0 }) {
      var values: [Output] = []
      return (
        {
          values.append($0)
          return .more
        }, { values }
      )
    }
  }

  /// Publishes the number of values when this publisher finishes.
  public func count() -> Gathered<Int> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Publishes the last value when this publisher finishes; nothing if there was none.
  public func last() -> Gathered<Output> {
    last { _ in true }
  }

  /// Publishes, at the end, the last value for which `predicate` returns true; nothing if there was none.
  public func last(where predicate: @escaping (Output) -> Bool) -> Gathered<Output> {
    Publishers.Gather(self, failure: { $0 }) {
      var last: Output?
      return (
        {
          if predicate($0) { last = $0 }
          return .more
        }, { last }
      )
    }
  }

  /// Publishes, at the end, the first of the smallest values in the given order; nothing if there was no value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Gathered<Output> {
    extreme { areInIncreasingOrder($1, $0) }
  }

  /// Publishes, at the end, the first of the greatest values in the given order; nothing if there was no value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Gathered<Output> {
    extreme { areInIncreasingOrder($0, $1) }
  }

  private func extreme(_ isReplaced: @escaping (Output, Output) -> Bool) -> Gathered<Output> {
    Publishers.Gather(self, failure: { $0 }) {
      var best: Output?
      return (
        { value in
          if best.map({ isReplaced($0, value) }) ?? true { best = value }
          return .more
        }, { best }
      )
    }
  }

  /// Publishes true at the first value for which `predicate` returns true, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Gathered<Bool> {
    Publishers.Gather(self, failure: { $0 }) {
      var isFound = false
      return (
        {
          isFound = predicate($0)
          return isFound ? .done : .more
        }, { isFound }
      )
    }
  }

  /// Publishes false at the first value for which `predicate` returns false, or true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Gathered<Bool> {
    Publishers.Gather(self, failure: { $0 }) {
      var isSatisfied = true
      return (
        {
          isSatisfied = predicate($0)
          return isSatisfied ? .more : .done
        }, { isSatisfied }
      )
    }
  }

  /// Publishes `output` at the end if this publisher has finished without a value.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    let upstream = self
    return Deferred {
      var isEmpty = true
      return upstream.map { value in
        isEmpty = false
        return value
      }
      .append(
        Deferred { Publishers.Sequence<[Output], Failure>(sequence: isEmpty ? [output] : []) })
    }
    .eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Publishes true at the first value that is equal to `output`, or false at the end.
  public func contains(_ output: Output) -> Gathered<Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the first of the smallest values when this publisher finishes; nothing if there was no value.
  public func min() -> Gathered<Output> { min(by: <) }

  /// Publishes the first of the greatest values when this publisher finishes; nothing if there was no value.
  public func max() -> Gathered<Output> { max(by: <) }
}
