/// The progress of a publisher that consumes values until its result is known.
enum GatherStep { case more, done }

extension Publisher {
  /// Attaches a subscriber through an engine that consumes all values and sends one result.
  ///
  /// - Parameters:
  ///   - initial: The result if there is no value; `nil` for none.
  ///   - step: Changes the result for a value, and returns `done` if no further value can change it.
  func gather<S: Subscriber>(
    for subscriber: S, from initial: S.Input?, step: @escaping (inout S.Input?, Output) -> GatherStep
  ) where S.Failure == Failure {
    var result = initial
    subscribe(
      Gathering<Output, Failure, S>(
        subscriber, failure: { $0 },
        step: { value in
          // The closure may send another value, which comes back here.
          var next = result
          let isDone = step(&next, value) == .done
          result = next
          return isDone ? .done : .more
        }, result: { result }))
  }

  /// Attaches a subscriber through an engine whose closure may throw, which ends the publisher with that error.
  func gatherTrying<S: Subscriber>(
    for subscriber: S, from initial: S.Input?, step: @escaping (inout S.Input?, Output) throws -> GatherStep
  ) where S.Failure == any Error {
    var result = initial
    subscribe(
      Gathering<Output, Failure, S>(
        subscriber, failure: { $0 },
        step: { value in
          do {
            var next = result
            let isDone = try step(&next, value) == .done
            result = next
            return isDone ? .done : .more
          } catch {
            return .fail(error)
          }
        }, result: { result }))
  }
}
