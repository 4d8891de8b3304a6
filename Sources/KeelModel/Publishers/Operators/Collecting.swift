extension Publishers {
  /// Looks at all values and then sends one, or none: what `reduce`, `collect`, `last` and their like are made of.
  public struct Gather<Upstream: Publisher, Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    /// - Parameter make: Makes, for each subscriber, what takes a value in (and says whether the result is known), and
    ///   what tells the result.
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

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attach(AnySubscriber(subscriber))
    }
  }
}

extension Publisher {
  public typealias Gathered<T> = Publishers.Gather<Self, T, Failure>
  public typealias TryGathered<T> = Publishers.Gather<Self, T, any Error>

  /// Sends what came of all values.
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

  /// As `reduce(_:_:)`; fails with what the closure throws.
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

  /// Sends all values as one array.
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

  /// Sends how many values there were.
  public func count() -> Gathered<Int> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Sends the last value, if there was one.
  public func last() -> Gathered<Output> {
    last { _ in true }
  }

  /// Sends the last value that the closure wants, if there was one.
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

  /// Sends the least value by the given order.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Gathered<Output> {
    extreme { areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value by the given order.
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

  /// Sends whether the closure wants any of the values, as soon as that is known.
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

  /// Sends whether the closure wants all values, as soon as that is known.
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

  /// Sends a value if there was none.
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
  /// Sends whether the value is among those sent, as soon as that is known.
  public func contains(_ output: Output) -> Gathered<Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value.
  public func min() -> Gathered<Output> { min(by: <) }

  /// Sends the greatest value.
  public func max() -> Gathered<Output> { max(by: <) }
}
