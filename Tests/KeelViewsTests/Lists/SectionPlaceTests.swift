import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A section that takes the place of another one has a header of its own, wherever in memory it is.
@MainActor @Suite(.serialized) struct SectionPlaceTests {
  @MainActor @Observable final class Tasks {
    var isDone = false
    var names: [String] { ["Milk"] }
  }

  private struct Page: View {
    let tasks: Tasks
    var body: some View {
      List {
        section("To Do", tasks.isDone ? [] : tasks.names)
        section("Done", tasks.isDone ? tasks.names : [])
      }
    }

    @ViewBuilder private func section(_ title: LocalizedStringKey, _ names: [String]) -> some View {
      if !names.isEmpty {
        Section(title) {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
        }
      }
    }
  }

  @Test func theOnlyRowMovesToTheOtherSection() {
    let tasks = Tasks()
    let stage = ViewStage(Page(tasks: tasks))
    // The memory of the former section is often that of the new one.
    for _ in 0..<20 {
      for isDone in [true, false] {
        stage.change { tasks.isDone = isDone }
        #expect(stage.driver.shows(isDone ? "Done" : "To Do"))
        #expect(!stage.driver.shows(isDone ? "To Do" : "Done"))
        stage.expectFresh()
      }
    }
  }
}
