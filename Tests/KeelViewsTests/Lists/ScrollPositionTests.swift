import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A list goes where its binding says, also inside of a reader.
@MainActor @Suite(.serialized) struct ScrollPositionTests {
  @MainActor @Observable final class Place {
    var id: Int?
  }

  private struct Page: View {
    @KeelModel.Bindable var place: Place
    var body: some View {
      ScrollViewReader { proxy in
        Button("jump") { proxy.scrollTo(900) }
        List(0..<1000, id: \.self) { Text(verbatim: "row \($0)") }.scrollPosition(id: $place.id)
      }
    }
  }

  @Test func theRowOfTheBindingIsBroughtInSight() throws {
    let place = Place()
    let stage = ViewStage(Page(place: place), visibleRows: 10)
    #expect(stage.list?.element.scrollTarget == nil)
    stage.change { place.id = 500 }
    #expect(stage.list?.element.scrollTarget?.row == 500)
    stage.frontEnd.revealWhatIsInSight()
    #expect(stage.rowTexts.contains("row 500"))
    // The reader around it still finds the list.
    try stage.driver.tap("jump")
    #expect(stage.list?.element.scrollTarget?.row == 900)
    // A page may begin somewhere.
    let other = Place()
    other.id = 300
    #expect(ViewStage(Page(place: other), visibleRows: 10).list?.element.scrollTarget?.row == 300)
    stage.expectFresh()
  }
}
