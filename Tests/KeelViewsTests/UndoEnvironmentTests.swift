import KeelModel
import KeelTesting
import KeelViews
import Observation
import Testing

/// Views reach the undo manager of their window, and follow it.
@MainActor @Suite(.serialized) struct UndoEnvironmentTests {
  @MainActor @Observable final class Counter {
    var count = 0
    func add(_ number: Int, _ manager: UndoManager?) {
      count += number
      manager?.registerUndo(withTarget: self) { [weak manager] in $0.add(-number, manager) }
    }
  }

  struct Page: View {
    let counter: Counter
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      VStack {
        Text("Count \(counter.count)")
        Button("Add") { counter.add(1, undoManager) }
        Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        Button("Redo") { undoManager?.redo() }.disabled(undoManager?.canRedo != true)
      }
    }
  }

  @Test func aBodyThatReadsWhetherSomethingCanBeUndoneIsUpdated() throws {
    let stage = ViewStage(Page(counter: Counter()))
    #expect(throws: (any Error).self) { try stage.driver.tap("Undo") }
    try stage.driver.tap("Add")
    try stage.driver.tap("Add")
    try stage.driver.tap("Undo")
    #expect(stage.texts.contains("Count 1"))
    try stage.driver.press("Ctrl-Z")
    #expect(stage.texts.contains("Count 0"))
    #expect(throws: (any Error).self) { try stage.driver.tap("Undo") }
    try stage.driver.tap("Redo")
    #expect(stage.texts.contains("Count 1"))
    stage.expectFresh()
  }
}
