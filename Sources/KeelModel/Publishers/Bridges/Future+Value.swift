/// The value of a future on its way to the task that waits for it.
///
/// `@unchecked Sendable`: the field is a constant. The thread that fulfils the future writes the result under its lock
/// (`fulfill`), the subscription reads it under the same lock (`Waiting`), and the continuation resumes the task after
/// that. So the task sees what that thread did before, and nothing here uses the value afterwards. Objects that the
/// program shares by itself are described at ``Publisher``, under "Threads".
private struct Fulfilled<Output>: @unchecked Sendable {
  let value: Output
}

extension Future where Failure == Never {
  /// The value of the future, when it is available. Cancelling the task does not end the wait.
  public var value: Output {
    get async {
      let fulfilled = await withCheckedContinuation { (continuation: CheckedContinuation<Fulfilled<Output>, Never>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { continuation.resume(returning: Fulfilled(value: $0)) }))
      }
      return fulfilled.value
    }
  }
}

extension Future {
  /// The value of the future, when it is available; throws its error. Cancelling the task does not end the wait.
  public var value: Output {
    get async throws {
      let fulfilled = try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Fulfilled<Output>, any Error>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { end in
              if case .failure(let error) = end { continuation.resume(throwing: error) }
            },
            receiveValue: { continuation.resume(returning: Fulfilled(value: $0)) }))
      }
      return fulfilled.value
    }
  }
}
