import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A colour of the program is a choice of its picker.
@MainActor struct ColorPickerTests {
  @MainActor @Observable final class Pen { var color = Color(red: 0.2, green: 0.4, blue: 0.8) }

  private struct Settings: View {
    @KeelModel.Bindable var pen: Pen
    var body: some View { ColorPicker("Ink", selection: $pen.color) }
  }

  @Test func aColourOfTheProgramIsKept() {
    let pen = Pen()
    let own = pen.color
    let stage = ViewStage(Settings(pen: pen))
    #expect(stage.pickers[0].options[15].title == "#3366CC" && stage.pickers[0].selectedIndex == 15)
    let ids = stage.ids { if case .picker = $0 { true } else { false } }
    stage.frontEnd.send(.choose(ids[0], index: 0))
    #expect(pen.color == .red && stage.pickers[0].selectedIndex == 0)
    // It is the same value again, not one with rounded parts.
    stage.frontEnd.send(.choose(ids[0], index: 15))
    #expect(pen.color == own && stage.pickers[0].selectedIndex == 15)
  }
}
