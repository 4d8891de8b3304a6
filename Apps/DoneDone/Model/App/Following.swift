/// Follows a stream on the main actor, until another one is followed or the object is released.
@MainActor final class Following<Value: Sendable> {
  private var task: OwnedTask?

  /// Passes each value of the stream to a closure, and the error that ends it. The closure must not retain the owner of
  /// this object.
  func follow(
    _ stream: AsyncThrowingStream<Value, any Error>,
    _ receive: @escaping @MainActor (Result<Value, DoneDoneError>) -> Void
  ) {
    task = OwnedTask {
      do {
        for try await value in stream {
          if Task.isCancelled { return }
          receive(.success(value))
        }
      } catch {
        if !Task.isCancelled { receive(.failure(error as? DoneDoneError ?? .failed)) }
      }
    }
  }
}

/// A task that is cancelled when its owner releases it.
final class OwnedTask: Sendable {
  private let task: Task<Void, Never>

  init(_ body: @escaping @MainActor () async -> Void) { task = Task { @MainActor in await body() } }

  deinit { task.cancel() }
}
