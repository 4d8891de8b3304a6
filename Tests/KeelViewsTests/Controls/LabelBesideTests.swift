import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Labels that are more than the title of their control.
@MainActor @Suite(.serialized) struct LabelBesideTests {
  let model = Settings()

  @Test func aLabelOfSeveralLinesStandsBesideItsControl() throws {
    struct Form: View {
      @Bindable var model: Settings
      var body: some View { Toggle(model.name, isOn: $model.isOn) }
    }
    let stage = ViewStage(Form(model: model))
    #expect(stage.toggles.map(\.title) == ["Ada"])
    #expect(stage.texts == [])
    stage.change { model.name = "Ada\nLovelace" }
    #expect(stage.toggles.map(\.title) == [""])
    #expect(stage.texts == ["Ada\nLovelace"])
    #expect(stage.driver.find(role: .switch, name: "Ada Lovelace") != nil)
    try stage.driver.tap("Ada Lovelace")
    #expect(model.isOn)
    stage.expectFresh()
  }

  @Test func theLabelsOfAllControlsKeepTheirLines() {
    struct Form: View {
      @Bindable var model: Settings
      var body: some View {
        Slider(value: $model.volume) { Text("Volume\n1") }
        Stepper("Count\n2", value: $model.count)
        Picker("Choice\n3", selection: $model.choice) { Text("b").tag("b") }
      }
    }
    let stage = ViewStage(Form(model: model))
    #expect(stage.texts == ["Volume\n1", "Count\n2", "Choice\n3"])
    #expect(stage.driver.find(role: .slider, name: "Volume 1") != nil)
    #expect(stage.driver.find(role: .stepper, name: "Count 2") != nil)
    #expect(stage.driver.find(role: .picker, name: "Choice 3") != nil)
    stage.expectFresh()
  }

  @Test func aLabelOfSeveralTextsNamesItsControl() {
    struct Form: View {
      @Bindable var model: Settings
      var body: some View {
        Toggle(isOn: $model.isOn) {
          VStack {
            Text("Backup")
            Text("Every night at \(model.count)")
          }
        }
      }
    }
    let stage = ViewStage(Form(model: model))
    #expect(stage.texts == ["Backup", "Every night at 2"])
    #expect(stage.driver.find(role: .switch, name: "Backup, Every night at 2") != nil)
    stage.change { model.count = 3 }
    #expect(stage.driver.find(role: .switch, name: "Backup, Every night at 3") != nil)
    stage.expectFresh()
  }
}
