import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Views receive values from publishers on any thread.
@MainActor @Suite(.serialized) struct ReceiveTests {
  private struct Page: View {
    let values: PassthroughSubject<Int, Never>
    let model: Settings
    var body: some View {
      Text(verbatim: model.log.joined(separator: " ")).onReceive(values) { model.log.append("\($0)") }
    }
  }

  private let values = PassthroughSubject<Int, Never>()
  private let model = Settings()

  @Test func valuesFromAnotherThreadArriveOnTheMainActorInOrder() async {
    let stage = ViewStage(Page(values: values, model: model))
    let values = values
    await Task.detached { for value in 1...3 { values.send(value) } }.value
    // Sent on the main actor before the other values have been delivered.
    values.send(4)
    // On Linux, the main actor may have resumed on another thread: then this value is delivered by a job, like the
    // others.
    await Task { @MainActor in }.value
    #expect(model.log == ["1", "2", "3", "4"])
    Turn.shared.flush()
    #expect(stage.texts == ["1 2 3 4"])
  }

  @Test func valuesOfTheMainActorArriveAtOnce() {
    let stage = ViewStage(Page(values: values, model: model))
    stage.change { values.send(1) }
    #expect(model.log == ["1"] && stage.texts == ["1"])
  }

  @Test func aViewThatHasLeftReceivesNothing() async {
    struct Root: View {
      let values: PassthroughSubject<Int, Never>
      let model: Settings
      var body: some View { if !model.isOn { Page(values: values, model: model) } }
    }
    let stage = ViewStage(Root(values: values, model: model))
    let values = values
    let sending = Task.detached { values.send(1) }
    stage.change { model.isOn = true }
    await sending.value
    await Task { @MainActor in }.value
    #expect(model.log == [])
  }
}
