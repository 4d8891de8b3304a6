/// A task of the main actor that is cancelled when its owner lets go of it.
final class OwnedTask: Sendable {
  let task: Task<Void, Never>

  init(_ body: @escaping @MainActor () async -> Void) {
    // Straight to the main actor: by way of another thread, what was asked for later could begin first.
    task = Task { @MainActor in await body() }
  }

  deinit { task.cancel() }
}
