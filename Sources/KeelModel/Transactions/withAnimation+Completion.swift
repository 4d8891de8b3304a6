/// The times at which the completion of an animation is called. In Keel, both cases mean the end of the turn.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// The time at which the change counts as done, although it may still be coming to rest.
  case logicallyComplete
  /// The time at which all motion has ended.
  case removed
}

/// Runs a closure whose changes all carry an animation, and calls `completion` when the turn has shown them.
///
/// The completion is called at the end of the turn, also if nothing has changed, and does not wait for a motion that
/// the front end plays.
///
/// - Parameters:
///   - animation: The animation of the changes; `nil` removes the current one.
///   - completionCriteria: Not used.
///   - body: Makes the changes.
///   - completion: Called once, on the main actor, outside of the animation.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  AnimationCompletions.shared.add(completion)
  return result
}

/// The completions to call when the changes of a turn have been shown.
@MainActor private final class AnimationCompletions: TurnPass {
  static let shared = AnimationCompletions()
  private var waiting: [() -> Void] = []

  private init() { Turn.shared.install(self, in: .lifecycle) }

  func add(_ completion: @escaping () -> Void) {
    waiting.append(completion)
    Turn.shared.setNeedsRun(.lifecycle)
  }

  /// Calls the completions. Completions that are added meanwhile wait for the next round, because their changes have
  /// not been shown.
  func run() {
    let due = waiting
    waiting = []
    for completion in due { completion() }
  }

  var namesOfPending: [String] { waiting.isEmpty ? [] : ["completions of animations"] }
}
