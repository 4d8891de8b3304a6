/// A task of the main actor that is cancelled when its owner lets go of it.
final class OwnedTask: Sendable {
  private let task: Task<Void, Never>

  init(_ body: @escaping @MainActor () async -> Void) {
    task = Task { await body() }
  }

  deinit { task.cancel() }
}
