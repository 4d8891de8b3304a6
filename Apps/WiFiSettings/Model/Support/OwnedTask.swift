/// A task of the main actor that is cancelled when its owner releases it.
final class OwnedTask: Sendable {
  let task: Task<Void, Never>

  init(_ body: @escaping @MainActor () async -> Void) {
    // Starts directly on the main actor: if it went through another thread, work requested later could begin first.
    task = Task { @MainActor in await body() }
  }

  deinit { task.cancel() }
}
