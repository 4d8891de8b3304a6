/// When the completion of an animation is called.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When the change counts as done, though it may still come to rest.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}

/// Runs the closure with an animation for all changes made in it; calls `completion` when they are shown.
///
/// Front ends that show the end of a change at once have shown it when the turn ends: that is when it is called then,
/// also when nothing was changed.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  AnimationCompletions.shared.add(completion)
  return result
}

/// What is to be called when the changes of a turn are shown.
@MainActor private final class AnimationCompletions: TurnPass {
  static let shared = AnimationCompletions()
  private var waiting: [() -> Void] = []

  private init() { Turn.shared.install(self, in: .lifecycle) }

  func add(_ completion: @escaping () -> Void) {
    waiting.append(completion)
    Turn.shared.setNeedsRun(.lifecycle)
  }

  /// Those that completions add wait for the next round: what they follow has not been shown yet.
  func run() {
    let due = waiting
    waiting = []
    for completion in due { completion() }
  }

  var namesOfPending: [String] { waiting.isEmpty ? [] : ["completions of animations"] }
}
