import NewAppModel
import Testing

/// What the app does, without a view.
@MainActor @Suite struct CounterModelTests {
  private let model = CounterModel()

  @Test func countingGoesBothWaysAndNotBelowZero() {
    model.countButtonTapped()
    model.countButtonTapped()
    model.undoButtonTapped()
    #expect(model.count == 1)
    model.undoButtonTapped()
    model.undoButtonTapped()
    #expect(model.count == 0)
  }

  @Test func aGoalIsReached() throws {
    model.goalButtonTapped()
    guard case .goal(let goal) = model.destination else {
      Issue.record("The goal is not open.")
      return
    }
    goal.hasGoal = true
    goal.goal = 2
    goal.saveButtonTapped()
    #expect(model.destination == nil)
    model.countButtonTapped()
    #expect(model.progress == 0.5)
    #expect(!model.isGoalReached)
    model.countButtonTapped()
    #expect(model.isGoalReached)
  }
}
