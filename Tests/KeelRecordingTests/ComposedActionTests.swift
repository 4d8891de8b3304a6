import KeelModel
import Observation
import Testing

@testable import KeelRecording

/// Actions of models inside of other ones.
@MainActor @Suite struct ComposedActionTests {
  let clock = TestClock()
  let model: TimerModel
  init() { model = TimerModel(clock: clock) }

  private var label: LabelModel? { if case .edit(let label)? = model.destination { label } else { nil } }

  @Test func anActionForAChildIsSentToTheChild() async {
    model.editButtonTapped("a")
    let items = await items(of: model) {
      model.send(.edit(.text("Tea")))
      #expect(label?.text == "Tea")
      model.send(.edit(.doneButtonTapped))
    }
    #expect(items == [#"text("Tea")"#, "doneButtonTapped"])
    #expect(model.destination == nil && model.resetCount == 1)
  }

  @Test func anActionForAChildIsRecordedAsTheChilds() throws {
    let folder = try Folder()
    let recorder = try ActionRecorder(folder.file("r"), app: "test", clock: clock)
    recorder.add(window: model)
    model.editButtonTapped("a")
    model.send(.edit(.text("Tea")))
    recorder.end()
    #expect(
      try folder.lines("r").dropLast().last == #"{"at":0,"do":{"text":{"_0":"Tea"}},"place":["edit(a)"],"window":1}"#)
  }

  @Test func anActionForAChildInsideOfAnActionIsPartOfIt() async {
    model.editButtonTapped("a")
    let items = await items(of: model) {
      Endpoint.call(model, .startButtonTapped) { model.send(.edit(.text("Tea"))) }
    }
    #expect(items == ["startButtonTapped"])
    #expect(label?.text == "Tea")
  }

  @Test func anActionForAClosedChildIsReportedAndIsNoAction() async {
    #expect(!model.isApplicable(.edit(.doneButtonTapped)))
    var reports: [RuntimeWarning.Report] = []
    let items = await items(of: model) {
      reports = RuntimeWarning.withCapture { model.send(.edit(.doneButtonTapped)) }
    }
    #expect(items == [])
    #expect(
      reports.map(\.happened) == [
        "TimerModel could not pass on an action for “edit”: nothing of that name is open."
      ])
    #expect(model.resetCount == 0)
  }

  @Test func aReplayOfAnActionForAChildNeedsTheChild() async throws {
    let line = #"{"at":0,"do":{"edit":{"_0":{"text":{"_0":"Tea"}}}},"window":1}"#
    let error = await #expect(throws: ReplayError.self) { try await replay([line]).run(on: model, clock: clock) }
    #expect(error?.kind == .notApplicable && error?.message.contains("a model inside") == true)
    model.editButtonTapped("a")
    try await replay([line]).run(on: model, clock: clock)
    #expect(label?.text == "Tea")
  }

  @Test func siblingsAreFoundByTheirIdentities() {
    let shelf = ShelfModel()
    shelf.send(.row(id: "b", .text("Tea")))
    #expect(shelf.rows.map(\.text) == ["", "Tea"])
    #expect(shelf.isApplicable(.row(id: "a", .doneButtonTapped)))
    #expect(!shelf.isApplicable(.row(id: "c", .doneButtonTapped)) && !shelf.isApplicable(.anyRow(.doneButtonTapped)))
    let reports = RuntimeWarning.withCapture {
      shelf.send(.row(id: "c", .text("x")))
      shelf.send(.anyRow(.text("x")))
      shelf.send(.other(.startButtonTapped))
    }
    #expect(reports.count == 3)
    #expect(reports.last?.happened.contains("the model is a LabelModel") == true)
    #expect(shelf.rows.map(\.text) == ["", "Tea"])
  }
}

/// A model with several children of one kind.
@MainActor @Observable private final class ShelfModel {
  let rows = [LabelModel(id: "a") {}, LabelModel(id: "b") {}]
}

extension ShelfModel: ActionModel {
  @Actions enum Action: ActionValue {
    @Child case row(id: String, LabelModel.Action)
    @Child case anyRow(LabelModel.Action)
    @Child case other(TimerModel.Action)
  }

  var actionChildren: [ActionChild] {
    rows.map { ActionChild("row", $0) } + rows.map { ActionChild("anyRow", $0) } + [ActionChild("other", rows[0])]
  }
}
