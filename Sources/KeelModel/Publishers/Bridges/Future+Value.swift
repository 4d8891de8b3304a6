extension Future where Failure == Never {
  /// The value of the future, when it is available. Cancelling the task does not end the wait.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { value in
              // A publisher passes values between threads as Combine does.
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
            }))
      }
    }
  }
}

extension Future {
  /// The value of the future, when it is available; throws its error. Cancelling the task does not end the wait.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { end in
              if case .failure(let error) = end { continuation.resume(throwing: error) }
            },
            receiveValue: { value in
              // A publisher passes values between threads as Combine does.
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
            }))
      }
    }
  }
}
