import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Titles, items and visibility of the bars of a page, set by views.
@MainActor @Suite(.serialized) struct PlacesBarTests {
  let model = PlaceModel()

  @Test func theInnermostTitleTakesPrecedenceAndTheOthersReturn() {
    struct Titles: View {
      let model: PlaceModel
      var body: some View {
        VStack {
          if model.isPresented { Caption("inner").navigationTitle("Inner \(model.count)") }
          Caption("root")
        }.navigationTitle("Outer")
      }
    }
    let stage = ViewStage(NavigationStack { Titles(model: model) })
    #expect(stage.pages == "Outer")
    stage.change { model.isPresented = true }
    #expect(stage.pages == "Inner 0")
    let change = stage.change { model.count = 1 }
    #expect(stage.pages == "Inner 1")
    #expect(change.operations.count == 1)
    stage.change { model.isPresented = false }
    #expect(stage.pages == "Outer")
    stage.expectFresh()
  }

  @Test func aButtonInABarShowsItsTitleBesideItsSymbolIfTheLabelStyleSaysSo() throws {
    struct Bars: View {
      let model: PlaceModel
      var body: some View {
        Caption("root").toolbar {
          if model.isPresented {
            Button("Add", systemImage: "plus") { model.count += 1 }.labelStyle(.titleAndIcon)
          } else {
            Button("Add", systemImage: "plus") { model.count += 1 }.labelStyle(.automatic)
          }
        }
      }
    }
    let stage = ViewStage(NavigationStack { Bars(model: model) })
    func label() throws -> [Element] {
      let tree = stage.frontEnd.tree
      let button = try #require(tree.inReadingOrder().first { if case .button = $0.element { true } else { false } })
      if case .button(let shown) = button.element, !shown.hasLabelChild {
        #expect(shown.title == "Add" && shown.image?.name == "plus")
      }
      return button.children.flatMap { tree[$0]?.children ?? [] }.compactMap { tree[$0]?.element }
    }
    #expect(try label() == [])
    stage.change { model.isPresented = true }
    let parts = try label()
    #expect(parts.count == 2)
    if case .image(let image) = parts.first { #expect(image.symbol?.name == "plus") } else { Issue.record("no symbol") }
    if case .label(let text) = parts.last { #expect(text.text == "Add") } else { Issue.record("no title") }
    try stage.driver.tap("Add")
    #expect(model.count == 1)
    stage.expectFresh()
  }

  @Test func itemsFollowTheirPlacementAndState() throws {
    struct Own: ToolbarContent {
      @State private var taps = 0
      var body: some ToolbarContent {
        ToolbarItem(placement: .bottomBar) { Press("Own \(taps)") { taps += 1 } }
      }
    }
    struct Bars: View {
      @Bindable var model: PlaceModel
      var body: some View {
        Caption("root").navigationTitle("A")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Press("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Press("Done \(model.count)") { model.count += 1 } }
            ToolbarItem(placement: .principal) { Caption("middle") }
            if model.isPresented {
              ToolbarItemGroup(placement: .topBarTrailing) {
                Press("One") {}
                Press("Two") {}
              }
            }
            Own()
          }
          .toolbar { Press("Plain") {} }
      }
    }
    let stage = ViewStage(NavigationStack { Bars(model: model) })
    #expect(
      stage.bars == ["leading: Cancel", "principal: middle", "trailing: Done 0, Plain", "bottom: Own 0"])
    try stage.driver.tap("Done 0")
    #expect(stage.bars[2] == "trailing: Done 1, Plain")
    try stage.driver.tap("Own 0")
    #expect(stage.bars[3] == "bottom: Own 1")
    stage.change { model.isPresented = true }
    #expect(stage.bars[2] == "trailing: Done 1, One, Two, Plain")
    #expect(stage.bars[3] == "bottom: Own 1")
    stage.change { model.isPresented = false }
    #expect(stage.bars[2] == "trailing: Done 1, Plain")
    stage.expectFresh()
  }

  @Test func shorterFormsBelongToTheirTitle() throws {
    struct Dated: View {
      let model: PlaceModel
      var body: some View {
        Caption("root").navigationTitle("Wed, Nov 25", variants: ["Nov 25"])
          .navigationSubtitle("Wednesday", variants: ["Wed"])
        if model.isPresented { Caption("inner").navigationTitle("Inner") }
      }
    }
    let stage = ViewStage(NavigationStack { Dated(model: model) })
    func forms() -> [[String]] {
      for node in stage.frontEnd.tree.inReadingOrder() {
        if case .screen(let screen) = node.element {
          return [[screen.title] + screen.titleVariants, [screen.subtitle] + screen.subtitleVariants]
        }
      }
      return []
    }
    #expect(forms() == [["Wed, Nov 25", "Nov 25"], ["Wednesday", "Wed"]])
    stage.change { model.isPresented = true }
    #expect(forms() == [["Inner"], ["Wednesday", "Wed"]])
    stage.change { model.isPresented = false }
    #expect(forms() == [["Wed, Nov 25", "Nov 25"], ["Wednesday", "Wed"]])
  }

  @Test func aHiddenBarHasNoTitleAndNoItems() {
    struct Hidden: View {
      let model: PlaceModel
      var body: some View {
        Caption("root").navigationTitle("A").navigationSubtitle("sub")
          .navigationBarBackButtonHidden()
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Press("Item") {} }
          .toolbar(model.isPresented ? .hidden : .visible, for: .navigationBar)
      }
    }
    let stage = ViewStage(NavigationStack { Hidden(model: model) })
    func screen() -> ScreenElement? {
      for node in stage.frontEnd.tree.inReadingOrder() {
        if case .screen(let screen) = node.element { return screen }
      }
      return nil
    }
    #expect(screen()?.title == "A")
    #expect(screen()?.subtitle == "sub")
    #expect(screen()?.hidesBackButton == true)
    #expect(screen()?.titleDisplay == .inline)
    #expect(stage.bars == ["trailing: Item"])
    stage.change { model.isPresented = true }
    #expect(screen()?.title == "")
    #expect(stage.bars.isEmpty)
    stage.change { model.isPresented = false }
    #expect(screen()?.title == "A")
    #expect(stage.bars == ["trailing: Item"])
    stage.expectFresh()
  }

  @Test func aSwitchInABarIsAButtonThatStaysPressed() {
    struct Bars: View {
      @Bindable var model: PlaceModel
      var body: some View {
        Toggle("On the page", isOn: $model.isPresented).toolbar { Toggle("In the bar", isOn: $model.isPresented) }
      }
    }
    let stage = ViewStage(NavigationStack { Bars(model: model) })
    let styles = stage.frontEnd.tree.inReadingOrder().compactMap { node -> String? in
      if case .toggle(let toggle) = node.element { "\(toggle.title): \(toggle.style)" } else { nil }
    }
    #expect(styles.sorted() == ["In the bar: button", "On the page: switch"])
    stage.expectFresh()
  }
}
