import KeelModel
import Observation

/// Counts something, towards a goal if there is one.
@MainActor @Observable public final class CounterModel {
  /// What is open over the counter.
  @CasePathable public enum Destination {
    case goal(GoalModel)
  }

  public private(set) var count = 0
  /// The count to reach; `nil` for none.
  public private(set) var goal: Int?
  public var destination: Destination?
  /// True while the app asks whether to begin again.
  public var isAskingToReset = false

  public init() {}

  public var isGoalReached: Bool { goal.map { count >= $0 } ?? false }
  public var canGoBack: Bool { count > 0 }

  /// The part of the way to the goal that is done, from 0 to 1.
  public var progress: Double? { goal.map { min(1, Double(count) / Double($0)) } }

  public func countButtonTapped() { count += 1 }

  public func undoButtonTapped() {
    if canGoBack { count -= 1 }
  }

  public func resetButtonTapped() { isAskingToReset = true }

  public func resetConfirmed() { count = 0 }

  public func goalButtonTapped() {
    destination = .goal(
      GoalModel(goal: goal) { [weak self] goal in
        self?.goal = goal
        self?.destination = nil
      })
  }
}
