// Operators on the only value of a publisher, which they evaluate at once: the result is as simple as the publisher.

extension Just {
  /// Returns a publisher of true if `predicate` returns true for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    .init(predicate(output))
  }

  /// Returns a publisher of true if `predicate` returns true for the value; fails with the error that it throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Returns a publisher of true if `predicate` returns true for the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    .init(predicate(output))
  }

  /// Returns a publisher of true if `predicate` returns true for the value; fails with the error that it throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Returns a publisher of an array of the value.
  public func collect() -> Just<[Output]> {
    .init([output])
  }

  /// Returns a publisher of the number of values, 1.
  public func count() -> Just<Int> {
    .init(1)
  }

  /// Returns a publisher of the value, which is the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Returns a publisher of the value, which is the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Returns a publisher of the value, which is the first.
  public func first() -> Just<Output> {
    self
  }

  /// Returns a publisher of the value, which is the last.
  public func last() -> Just<Output> {
    self
  }

  /// Returns a publisher of the value if `predicate` returns true for it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? output : nil)
  }

  /// Returns a publisher of the value if `predicate` returns true for it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? output : nil)
  }

  /// Returns a publisher of the value if `isIncluded` returns true for it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Returns a publisher of the value if `predicate` returns true for it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? output : nil)
  }

  /// Returns a publisher of the value if `predicate` returns false for it.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(!predicate(output) ? output : nil)
  }

  /// Returns a publisher of the value if at least one value is wanted.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    .init(maxLength > 0 ? output : nil)
  }

  /// Returns a publisher of the value if none is to be dropped.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    .init(count > 0 ? nil : output)
  }

  /// Returns a publisher of the value if the position is 0.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    .init(index == 0 ? output : nil)
  }

  /// Returns a publisher of the value if the range contains 0.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    .init(range.contains(0) ? output : nil)
  }

  /// Returns a publisher of no value.
  public func ignoreOutput() -> Empty<Output, Never> {
    .init()
  }

  /// Returns a publisher of the result of `transform` for the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    .init(transform(output))
  }

  /// Returns a publisher of the result of `transform` for the value; fails with the error that it throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Returns a publisher of the result of `transform` for the value, unless it is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(transform(output))
  }

  /// Returns a publisher of the result of combining the value with `initialResult`.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(.success(nextPartialResult(initialResult, output)))
  }

  /// Returns a publisher of the result of combining the value with `initialResult`; fails with the error that the
  /// closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Returns a publisher of the result of combining the value with `initialResult`.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(.success(nextPartialResult(initialResult, output)))
  }

  /// Returns a publisher of the result of combining the value with `initialResult`; fails with the error that the
  /// closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Returns a publisher of the value, which repeats no other.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Returns a publisher of the value, which repeats no other; fails with the error that the closure throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    .init(
      Result {
        _ = try predicate(output, output)
        return output
      })
  }

  /// Returns a publisher of the value, with a type of error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(.success(output))
  }

  /// Returns a publisher of the value, with a type of error; there is no error to replace.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    .init(.success(output))
  }

  /// Returns a publisher of the value; there is no error to replace.
  public func replaceError(with output: Output) -> Just<Output> {
    self
  }

  /// Returns a publisher of the value; it is never without one.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }

  /// Returns a publisher of the value; there is no error after which to try again.
  public func retry(_ times: Int) -> Just<Output> {
    self
  }

  /// Returns a publisher of the given values, then the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Returns a publisher of the elements of a sequence, then the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    .init(sequence: elements + [output])
  }

  /// Returns a publisher of the value, then the given values.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Returns a publisher of the value, then the elements of a sequence.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    .init(sequence: [output] + elements)
  }
}

extension Just where Output: Equatable {
  /// Returns a publisher of true if the value is equal to another one.
  public func contains(_ output: Output) -> Just<Bool> {
    .init(self.output == output)
  }

  /// Returns a publisher of the value, which repeats no other.
  public func removeDuplicates() -> Just<Output> {
    self
  }
}

extension Just where Output: Comparable {
  /// Returns a publisher of the value, which is the only one.
  public func min() -> Just<Output> {
    self
  }

  /// Returns a publisher of the value, which is the only one.
  public func max() -> Just<Output> {
    self
  }
}
