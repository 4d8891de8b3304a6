extension Future where Failure == Never {
  /// The value, as soon as it is there. It waits for as long as that takes, also in a task that is cancelled.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { value in
              // A publisher hands values from thread to thread as Combine does.
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
            }))
      }
    }
  }
}

extension Future {
  /// The value, as soon as it is there, or the error. It waits for as long as that takes, also in a task that is
  /// cancelled.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { end in
              if case .failure(let error) = end { continuation.resume(throwing: error) }
            },
            receiveValue: { value in
              // A publisher hands values from thread to thread as Combine does.
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
            }))
      }
    }
  }
}
