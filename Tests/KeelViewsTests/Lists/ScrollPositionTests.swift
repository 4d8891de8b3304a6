import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A list scrolls to the row of its binding, also inside a `ScrollViewReader`.
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

  @Test func theRowOfTheBindingIsScrolledIntoView() throws {
    let place = Place()
    let stage = ViewStage(Page(place: place), visibleRows: 10)
    #expect(stage.list?.element.scrollTarget == nil)
    stage.change { place.id = 500 }
    #expect(stage.list?.element.scrollTarget?.row == 500)
    stage.frontEnd.revealVisibleRows()
    #expect(stage.rowTexts.contains("row 500"))
    // The surrounding reader still finds the list.
    try stage.driver.tap("jump")
    #expect(stage.list?.element.scrollTarget?.row == 900)
    // The binding can have an initial value.
    let other = Place()
    other.id = 300
    #expect(ViewStage(Page(place: other), visibleRows: 10).list?.element.scrollTarget?.row == 300)
    stage.expectFresh()
  }

  private struct Region: View {
    @KeelModel.Bindable var place: Place
    let isLazy: Bool
    var body: some View {
      ScrollViewReader { proxy in
        Button("jump") { proxy.scrollTo(900, anchor: .top) }
        Button("named") { proxy.scrollTo("named") }
        ScrollView {
          if isLazy { LazyVStack { content } } else { VStack { content } }
        }
        .scrollPosition(id: $place.id, anchor: .bottom)
      }
    }

    @ViewBuilder private var content: some View {
      Text(verbatim: "head")
      ForEach(0..<1000, id: \.self) { Text(verbatim: "row \($0)") }
      Text(verbatim: "foot").id("named")
    }
  }

  private func target(_ stage: ViewStage<Region>) -> (text: String, target: ScrollElement.Target)? {
    for node in stage.frontEnd.tree.inReadingOrder() {
      guard case .scroll(let scroll) = node.element, let target = scroll.target,
        case .label(let label)? = stage.frontEnd.tree[target.node]?.element
      else { continue }
      return (label.text, target)
    }
    return nil
  }

  @Test(arguments: [true, false]) func aRegionScrollsToAViewInIt(isLazy: Bool) throws {
    let place = Place()
    let stage = ViewStage(Region(place: place, isLazy: isLazy), visibleRows: 10)
    #expect(target(stage) == nil)
    stage.change { place.id = 500 }
    #expect(target(stage)?.text == "row 500")
    #expect(target(stage)?.target.anchor == SceneAnchor(.center, .bottom))
    try stage.driver.tap("jump")
    #expect(target(stage)?.text == "row 900" && target(stage)?.target.anchor == SceneAnchor(.center, .top))
    if isLazy {
      let stack = try #require(stage.lazyStacks.first)
      // The indices include the row "head".
      #expect(stage.frontEnd.rowsInSight(of: stack.id) == 901..<911)
      #expect(stage.texts.count < 200 && stage.texts.contains("row 909"))
    }
    try stage.driver.tap("named")
    #expect(target(stage)?.text == "foot")
    stage.expectFresh()
    // The binding can have an initial value.
    let other = Place()
    other.id = 300
    #expect(target(ViewStage(Region(place: other, isLazy: isLazy), visibleRows: 10))?.text == "row 300")
  }
}
