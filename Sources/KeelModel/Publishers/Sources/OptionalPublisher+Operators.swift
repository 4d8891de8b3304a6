// Operators on the only value of a publisher, which they evaluate at once: the result is as simple as the publisher.

extension Optional.Publisher {
  /// Returns a publisher of true if `predicate` returns true for the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map { predicate($0) })
  }

  /// Returns a publisher of true if `predicate` returns true for the value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map { predicate($0) })
  }

  /// Returns a publisher of an array of the value.
  public func collect() -> Optional<[Output]>.Publisher {
    .init(output.map { [$0] })
  }

  /// Returns a publisher of the number of values, 1.
  public func count() -> Optional<Int>.Publisher {
    .init(output.map { _ in 1 })
  }

  /// Returns a publisher of the value, which is the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the first.
  public func first() -> Optional<Output>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the last.
  public func last() -> Optional<Output>.Publisher {
    self
  }

  /// Returns a publisher of the value if `predicate` returns true for it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { predicate($0) ? $0 : nil })
  }

  /// Returns a publisher of the value if `predicate` returns true for it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { predicate($0) ? $0 : nil })
  }

  /// Returns a publisher of the value if `isIncluded` returns true for it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Returns a publisher of the value if `predicate` returns true for it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { predicate($0) ? $0 : nil })
  }

  /// Returns a publisher of the value if `predicate` returns false for it.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { !predicate($0) ? $0 : nil })
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
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { transform($0) })
  }

  /// Returns a publisher of the result of `transform` for the value, unless it is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap { transform($0) })
  }

  /// Returns a publisher of the result of combining the value with `initialResult`.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the result of combining the value with `initialResult`.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// Returns a publisher of the value, which repeats no other.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  /// Returns a publisher of the value; there is no error to replace.
  public func replaceError(with output: Output) -> Optional<Output>.Publisher {
    self
  }

  /// Returns a publisher of the value, or `output` if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    .init(self.output ?? output)
  }

  /// Returns a publisher of the value; there is no error after which to try again.
  public func retry(_ times: Int) -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Returns a publisher of true if the value is equal to another one.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    .init(self.output.map { $0 == output })
  }

  /// Returns a publisher of the value, which repeats no other.
  public func removeDuplicates() -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Returns a publisher of the value, which is the only one.
  public func min() -> Optional<Output>.Publisher {
    self
  }

  /// Returns a publisher of the value, which is the only one.
  public func max() -> Optional<Output>.Publisher {
    self
  }
}
