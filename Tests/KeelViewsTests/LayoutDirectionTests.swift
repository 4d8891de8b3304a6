import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The direction that a view sets for itself reaches the front end.
@MainActor @Suite(.serialized) struct LayoutDirectionTests {
  private struct Page: View {
    let model: Settings
    var body: some View {
      VStack {
        Text("above")
        HStack {
          Text("one")
          Reader()
        }
        .environment(\.layoutDirection, model.isOn ? .rightToLeft : .leftToRight)
      }
    }
  }

  private struct Reader: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(direction == .rightToLeft ? "left" : "right") }
  }

  @Test func theDirectionOfARowFollowsTheEnvironment() {
    let model = Settings()
    let stage = ViewStage(Page(model: model))
    var directions: [SceneEnvironment.LayoutDirection] {
      stage.frontEnd.tree.inReadingOrder().compactMap(\.attributes.layoutDirection)
    }
    #expect(directions == [.leftToRight] && stage.texts == ["above", "one", "right"])
    let change = stage.change { model.isOn = true }
    #expect(directions == [.rightToLeft] && stage.texts == ["above", "one", "left"])
    // The row, and the text that reads the direction.
    #expect(change.operations.count == 2)
    stage.expectFresh()
  }
}
