import Conformance
import KeelScene
import KeelTesting
import Testing

@MainActor @Suite(.serialized) struct HeadlessFrontEndTests {
  @Test func operationsAreCountedByKind() {
    let label = Sketch.label("One")
    let stage = Stage(Sketch.window("", label))
    stage.frontEnd.apply(
      .change(.update(label.id, .label(LabelElement(text: "Two"))), .attributes(label.id, Attributes()), .focus(nil)))
    stage.frontEnd.apply(.change(.update(label.id, .label(LabelElement(text: "Three")))))
    #expect(stage.frontEnd.log.count(of: .update) == 2)
    #expect(stage.frontEnd.log.count(of: .root) == 0)
    #expect(stage.frontEnd.log.operationCount == 4)
    #expect("\(stage.frontEnd.log)" == "2 patches: 2 update, 1 attributes, 1 focus")
    stage.frontEnd.clearLog()
    #expect("\(stage.frontEnd.log)" == "0 patches: nothing")
    #expect(stage.frontEnd.log.patches.isEmpty)
  }

  @Test func logThatOnlyCountsKeepsNothing() {
    let frontEnd = HeadlessFrontEnd(recordsPatches: false)
    let sink = RecordingSink()
    frontEnd.attach(events: sink)
    frontEnd.apply(.root(Sketch.window("")))
    frontEnd.send(.close)
    #expect(frontEnd.log.patchCount == 1)
    #expect(frontEnd.log.patches.isEmpty)
    #expect(frontEnd.sentEvents.isEmpty)
    #expect(sink.events == [.environment(SceneEnvironment()), .close])
  }

  @Test func faultyPatchesAreNoted() {
    let stage = Stage(Sketch.window("", Sketch.label("One")))
    stage.frontEnd.apply(Patch())
    stage.frontEnd.apply(.change(.remove(NodeID(rawValue: 0), from: NodeID(rawValue: 0))))
    stage.frontEnd.apply(.root(Sketch.window("", Sketch.row("Outside of a list"))))
    #expect(stage.frontEnd.faults.count == 3)
  }

  @Test func eventForARemovedNodeIsDropped() {
    let button = Sketch.button("Join")
    let window = Sketch.window("", button)
    let stage = Stage(window)
    stage.frontEnd.moveFocus(to: button.id)
    stage.frontEnd.apply(.change(.remove(button.id, from: window.id)))
    stage.sink.clear()
    #expect(!stage.frontEnd.send(.activate(button.id)))
    #expect(!stage.frontEnd.send(.focus(button.id)))
    #expect(stage.sink.events.isEmpty)
    #expect(stage.frontEnd.focused == nil)
  }

  @Test func environmentIsReportedOnlyWhenItChanges() {
    let stage = Stage(Sketch.window(""))
    stage.frontEnd.changeEnvironment { $0.colorScheme = .dark }
    stage.frontEnd.changeEnvironment { $0.colorScheme = .dark }
    #expect(stage.sink.events == [.environment(SceneEnvironment(colorScheme: .dark))])
  }

  @Test func frontEndAndItsSinkAreReleased() async {
    weak var frontEnd: HeadlessFrontEnd?
    do {
      let stage = Stage(rows: Sketch.row("Harbour"))
      await stage.driver.settle()
      stage.sink.show = nil
      frontEnd = stage.frontEnd
    }
    #expect(frontEnd == nil)
  }

  @Test(.timeLimit(.minutes(10))) func waitForAChangeEndsWhenItsTaskIsCancelled() async {
    let stage = Stage(Sketch.window(""))
    let frontEnd = stage.frontEnd
    var hasBegun = false
    var hasEnded = false
    let waiting = Task { @MainActor in
      hasBegun = true
      await frontEnd.change(after: frontEnd.pulse)
      hasEnded = true
    }
    while !hasBegun { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    #expect(!hasEnded)
    waiting.cancel()
    await waiting.value
    #expect(hasEnded)
  }
}
