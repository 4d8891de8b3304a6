import DoneDoneModel
import Foundation
import KeelModel
import Testing

/// What happens to the order of deletions if the store fails, and in which order it is changed.
@MainActor @Suite(.timeLimit(.minutes(10))) struct UndoHistoryTests {
  private let today = Day(year: 2026, month: 11, day: 25) ?? .first

  private struct Missing: Error {}

  @Test func aDeletionThatCouldNotBeUndoneCanBeUndoneAgain() async throws {
    let run = Activity(name: "Run", day: today)
    let swim = Activity(name: "Swim", day: today)
    let store = StubStore([run, swim])
    let model = AppModel(
      DependencyContainer(store: store, preferences: Preferences(), today: Today(clock: TestClock())))
    let stack = model.home.stack
    await stack.delete([run.id])
    await Task.yield()
    await stack.delete([swim.id])
    store.fault = .diskFull
    await stack.undoButtonTapped()
    #expect(store.stored.isEmpty)
    guard case .alert? = stack.destination else { throw Missing() }
    #expect(stack.undo == .activities([swim]))
    stack.destination = nil
    store.fault = nil
    await stack.undoButtonTapped()
    #expect(store.stored == [swim] && stack.undo == .activities([run]))
    await stack.undoButtonTapped()
    #expect(store.stored == [swim, run] && stack.undo == nil)
  }
}
