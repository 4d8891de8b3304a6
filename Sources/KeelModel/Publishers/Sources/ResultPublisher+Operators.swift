// Operators on the only value of a publisher, which they evaluate at once: the result is as simple as the publisher.

extension Result.Publisher {
  /// Returns a publisher of true if `predicate` returns true for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map { predicate($0) })
  }

  /// Returns a publisher of true if `predicate` returns true for the value; fails with the error that it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(result.tryMap { try predicate($0) })
  }

  /// Returns a publisher of true if `predicate` returns true for the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map { predicate($0) })
  }

  /// Returns a publisher of true if `predicate` returns true for the value; fails with the error that it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(result.tryMap { try predicate($0) })
  }

  /// Returns a publisher of an array of the value.
  public func collect() -> Result<[Output], Failure>.Publisher {
    .init(result.map { [$0] })
  }

  /// Returns a publisher of the number of values, 1.
  public func count() -> Result<Int, Failure>.Publisher {
    .init(result.map { _ in 1 })
  }

  /// Returns a publisher of the value, which is the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the only one; fails with the error that the closure throws.
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    .init(
      result.tryMap { value in
        _ = try areInIncreasingOrder(value, value)
        return value
      })
  }

  /// Returns a publisher of the value, which is the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the only one; fails with the error that the closure throws.
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher {
    .init(
      result.tryMap { value in
        _ = try areInIncreasingOrder(value, value)
        return value
      })
  }

  /// Returns a publisher of the value, which is the first.
  public func first() -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the last.
  public func last() -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of no value.
  public func ignoreOutput() -> Empty<Output, Failure> {
    .init()
  }

  /// Returns a publisher of the result of `transform` for the value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map { transform($0) })
  }

  /// Returns a publisher of the result of `transform` for the value; fails with the error that it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(result.tryMap { try transform($0) })
  }

  /// Returns a publisher of the result of combining the value with `initialResult`.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the result of combining the value with `initialResult`; fails with the error that the
  /// closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(result.tryMap { try nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the result of combining the value with `initialResult`.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the result of combining the value with `initialResult`; fails with the error that the
  /// closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(result.tryMap { try nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the value, which repeats no other.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of the value, which repeats no other; fails with the error that the closure throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    .init(
      result.tryMap { value in
        _ = try predicate(value, value)
        return value
      })
  }

  /// Returns a publisher of the value, or the result of `transform` as the error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError { transform($0) })
  }

  /// Returns a publisher of the value, or `output` in place of the error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    switch result {
    case .success(let value): .init(.success(value))
    case .failure: .init(.success(output))
    }
  }

  /// Returns a publisher of the value; it is never without one.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of the value; a second attempt would have the same result.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Equatable {
  /// Returns a publisher of true if the value is equal to another one.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    .init(result.map { $0 == output })
  }

  /// Returns a publisher of the value, which repeats no other.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Comparable {
  /// Returns a publisher of the value, which is the only one.
  public func min() -> Result<Output, Failure>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the only one.
  public func max() -> Result<Output, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Failure == Never {
  /// Returns a publisher of the value, with a type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let value): .init(.success(value))
    }
  }
}

extension Result {
  /// Returns the result of `transform` for the value, or the error that it throws, or that of this result.
  fileprivate func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
    switch self {
    case .success(let value): Result<T, any Error> { try transform(value) }
    case .failure(let error): .failure(error)
    }
  }
}
