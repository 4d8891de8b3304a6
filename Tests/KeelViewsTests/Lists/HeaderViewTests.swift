import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

@MainActor @Observable private final class Basket {
  var isOffered = false
  var name = "Fruit"
}

/// Headers and footers of sections that are more than a text are shown, and can be used.
@MainActor @Suite(.serialized) struct HeaderViewTests {
  private struct Page: View {
    @State private var count = 0
    var body: some View {
      List {
        Section {
          Text(verbatim: "row 1")
        } header: {
          HStack {
            Text(verbatim: "Fruits")
            Spacer()
            Button("Add") { count += 1 }
          }
        }
        Section {
          Text(verbatim: "row 2")
        } header: {
          Button("Only") { count += 10 }
        }
        Section {
          Text(verbatim: "row 3")
        } header: {
          Text(verbatim: "Tap me").onTapGesture { count += 100 }
        }
        Section {
          Text(verbatim: "row 4")
        } footer: {
          Button("Restore") { count += 1000 }
        }
        Section {
          Text(verbatim: "row 5")
        } header: {
          Label("Starred", systemImage: "star")
        }
        Section {
          Text(verbatim: "row 6")
        } header: {
          Text(verbatim: "Held").contextMenu { Button("More") { count += 10_000 } }
        }
        Section { Text(verbatim: "count \(count)") }
      }
    }
  }

  @Test func controlsInHeadersAndFootersAreUsed() throws {
    let stage = ViewStage(Page())
    try stage.driver.tap("Add")
    try stage.driver.tap("Only")
    try stage.driver.tap("Tap me")
    try stage.driver.tap("Restore")
    try stage.driver.perform(action: "More", on: "Held")
    #expect(stage.rowTexts == ["row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "count 11111"])
    #expect(stage.sections.map(\.hasHeaderChild) == [true, true, true, false, true, true, false])
    #expect(stage.sections.map(\.hasFooterChild) == [false, false, false, true, false, false, false])
    stage.expectFresh()
  }

  @Test func picturesInHeadersAreShown() {
    let stage = ViewStage(Page())
    let pictures = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .image(let image) = node.element { image.symbol?.name } else { nil }
    }
    #expect(pictures == ["star"])
  }

  private struct Texts: View {
    let basket: Basket
    var body: some View {
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          HStack {
            Text(verbatim: basket.name)
            if basket.isOffered { Button("Buy") {} }
          }
        } footer: {
          Text(verbatim: "footer")
        }
      }
    }
  }

  @Test func aTextStaysATextAndChangesByOneUpdate() {
    let basket = Basket()
    let stage = ViewStage(Texts(basket: basket))
    #expect(stage.sections.map(\.header) == ["Fruit"] && stage.sections.map(\.footer) == ["footer"])
    #expect(stage.change { basket.name = "Nuts" }.operations.count == 1)
    #expect(stage.sections.map(\.header) == ["Nuts"])
    stage.expectFresh()
  }

  @Test func aHeaderThatReceivesAButtonBecomesAView() throws {
    let basket = Basket()
    let stage = ViewStage(Texts(basket: basket))
    stage.change { basket.isOffered = true }
    #expect(stage.sections.map(\.hasHeaderChild) == [true] && stage.sections.map(\.header) == [""])
    #expect(stage.rowTexts == ["row"])
    try stage.driver.tap("Buy")
    stage.expectFresh()
    // The text is a view now.
    #expect(stage.change { basket.name = "Nuts" }.operations.count == 1)
    stage.change { basket.isOffered = false }
    #expect(stage.sections.map(\.hasHeaderChild) == [false] && stage.sections.map(\.header) == ["Nuts"])
    stage.expectFresh()
  }

  @Test func viewsBelowEachOtherFollowOneAnother() {
    let stage = ViewStage(
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "Title")
          Text(verbatim: "Subtitle")
        }
      })
    #expect(stage.texts == ["Title", "Subtitle"])
  }
}
