import KeelModel

/// Tells a condition that lasts from one that passes.
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

  /// - Parameter limit: How long the condition has to hold.
  init(_ clock: any Clock<Duration>, for limit: Duration) {
    self.clock = clock
    self.limit = limit
  }

  isolated deinit { if case .running(let task) = stage { task.cancel() } }

  /// Takes the condition as it is now, and returns whether it has held for the limit. `onEnd` is called when it has.
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
          guard (try? await clock.sleep(for: limit)) != nil, let self else { return }
          stage = .over
          onEnd?()
        })
      return false
    }
  }
}
