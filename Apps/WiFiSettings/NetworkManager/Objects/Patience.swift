import KeelModel

/// Distinguishes a lasting condition from a passing one.
@MainActor final class Patience {
  var onEnd: (() -> Void)?

  private enum Stage {
    case idle
    case running(Task<Void, Never>)
    case over
  }

  private let clock: any Clock<Duration>
  private let limit: Duration
  private var stage = Stage.idle

  /// - Parameter limit: The time that the condition must hold.
  init(_ clock: any Clock<Duration>, for limit: Duration) {
    self.clock = clock
    self.limit = limit
  }

  isolated deinit { if case .running(let task) = stage { task.cancel() } }

  /// Updates the condition, and returns true if it has held for the limit. `onEnd` is called when it has.
  func hasLasted(_ condition: Bool) -> Bool {
    guard condition else {
      if case .running(let task) = stage { task.cancel() }
      stage = .idle
      return false
    }
    switch stage {
    case .over: return true
    case .running: return false
    case .idle:
      stage = .running(
        Task { [weak self, clock, limit] in
          // The sleep fails when the task is cancelled.
          guard (try? await clock.sleep(for: limit)) != nil, let self else { return }
          stage = .over
          onEnd?()
        })
      return false
    }
  }
}
