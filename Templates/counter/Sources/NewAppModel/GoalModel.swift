import KeelModel
import Observation

/// Chooses a goal.
@MainActor @Observable public final class GoalModel: Identifiable {
  public static let range = 1...1_000

  public var hasGoal: Bool
  public var goal: Int
  private let onSave: @MainActor (Int?) -> Void

  /// - Parameter onSave: Receives the chosen goal, or `nil` for none.
  public init(goal: Int?, onSave: @escaping @MainActor (Int?) -> Void) {
    hasGoal = goal != nil
    self.goal = goal ?? 10
    self.onSave = onSave
  }

  public func saveButtonTapped() { onSave(hasGoal ? goal : nil) }
}
