extension Future where Failure == Never {
  /// The value of the future, when it is available. Cancelling the task does not end the wait.
  public var value: Output {
    get async {
      let delivery = await withCheckedContinuation { (continuation: CheckedContinuation<Delivery<Output>, Never>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in },
            receiveValue: { continuation.resume(returning: Delivery(value: $0)) }))
      }
      return delivery.value
    }
  }
}

extension Future {
  /// The value of the future, when it is available; throws its error. Cancelling the task does not end the wait.
  public var value: Output {
    get async throws {
      let delivery = try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Delivery<Output>, any Error>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { end in
              if case .failure(let error) = end { continuation.resume(throwing: error) }
            },
            receiveValue: { continuation.resume(returning: Delivery(value: $0)) }))
      }
      return delivery.value
    }
  }
}
