import KeelControls
import KeelModel
import KeelViews
import Observation
import Testing

@MainActor @Observable private final class Visit {
  var isShown = true
  var id = 1
  @ObservationIgnored var log: [String] = []
}

/// Views appear and disappear, run tasks and observe changes of values.
@MainActor @Suite(.serialized) struct AppearTests {
  private struct Page: View {
    let visit: Visit
    var body: some View {
      VStack {
        if visit.isShown {
          Text("here")
            .onAppear { visit.log.append("appear") }
            .onDisappear { visit.log.append("disappear") }
            .task(id: visit.id) {
              visit.log.append("task \(visit.id)")
              await waitForCancellation()
              visit.log.append("cancelled")
            }
        }
      }
      .onChange(of: visit.id) { old, new in visit.log.append("\(old) to \(new)") }
    }

    private func waitForCancellation() async {
      let (stream, _) = AsyncStream.makeStream(of: Never.self)
      for await _ in stream {}
    }
  }

  /// Lets tasks run until the log has that many entries: the runtime decides how many turns a cancelled task takes.
  private func settle(_ visit: Visit, _ count: Int) async {
    for _ in 0..<10_000 where visit.log.count < count { await Task.yield() }
  }

  @Test func aViewAppearsOnceAndItsTaskEndsWithIt() async {
    let visit = Visit()
    let stage = ViewStage(Page(visit: visit))
    await settle(visit, 2)
    #expect(visit.log == ["appear", "task 1"])
    stage.change { visit.isShown = false }
    await settle(visit, 4)
    #expect(visit.log == ["appear", "task 1", "disappear", "cancelled"])
  }

  @Test func anotherIdentityBeginsTheTaskAnew() async {
    let visit = Visit()
    let stage = ViewStage(Page(visit: visit))
    await settle(visit, 2)
    stage.change { visit.id = 2 }
    await settle(visit, 5)
    // The runtime decides whether the new task begins before the cancelled one has ended.
    #expect(visit.log.prefix(3) == ["appear", "task 1", "1 to 2"])
    #expect(visit.log.dropFirst(3).sorted() == ["cancelled", "task 2"])
    stage.window.close()
    await settle(visit, 7)
    #expect(visit.log.last == "cancelled")
  }

  private final class Tracked {}
  private struct Owner: View {
    @State private var object = Tracked()
    let onMake: (Tracked) -> Void
    var body: some View {
      onMake(object)
      return Text("owner")
    }
  }
  private struct Parent: View {
    let visit: Visit
    let onMake: (Tracked) -> Void
    var body: some View {
      if visit.isShown { Owner(onMake: onMake) }
    }
  }

  @Test func stateDiesWithItsView() {
    let visit = Visit()
    weak var object: Tracked?
    let stage = ViewStage(Parent(visit: visit) { object = $0 })
    #expect(object != nil)
    stage.change { visit.isShown = false }
    #expect(object == nil)
  }

  @Test func closingTheWindowReleasesTheViews() {
    let visit = Visit()
    weak var object: Tracked?
    weak var controller: UIViewController?
    do {
      let stage = ViewStage(Parent(visit: visit) { object = $0 })
      controller = stage.controller
      stage.window.close()
    }
    #expect(controller == nil)
    #expect(object == nil)
  }
}
