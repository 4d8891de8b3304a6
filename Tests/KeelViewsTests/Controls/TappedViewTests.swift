import KeelControls
import KeelInteraction
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// A view that responds to presses looks like one that does not, and the style of a button determines its look.
@MainActor @Suite(.serialized) struct TappedViewTests {
  private struct Styles: View {
    let model: Settings
    var body: some View {
      VStack {
        Button("Automatic") {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Quiet") {}.buttonStyle(.plain).foregroundStyle(.secondary)
        Button("Own") {}.buttonStyle(Own())
        Text("Tapped").onTapGesture { model.log.append("tapped") }
      }
    }
  }

  private struct Own: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func onlyTheStyleOfAButtonAddsToItsLabel() {
    let stage = ViewStage(Styles(model: Settings()))
    #expect(stage.buttons.map(\.style) == [.plain, .unstyled, .unstyled, .area, .area])
    #expect(stage.buttons.map(\.hasLabelChild) == [false, false, false, true, true])
    let tints = stage.frontEnd.tree.inReadingOrder().compactMap { node -> SceneColor?? in
      if case .button(let button) = node.element, !button.title.isEmpty { .some(node.attributes.tint) } else { nil }
    }
    #expect(tints == [nil, .label, .secondaryLabel])
    stage.expectFresh()
  }

  private struct Links: View {
    var body: some View {
      VStack {
        NavigationLink(value: 1) { Text("One") }
        NavigationLink(value: 2) { Text("Two") }.buttonStyle(.plain)
        NavigationLink(value: 3) { Text("Three") }.buttonStyle(.bordered)
      }
    }
  }

  @Test func aLinkLooksAsTheStyleSays() {
    let stage = ViewStage(Links())
    #expect(stage.buttons.map(\.style) == [.plain, .unstyled, .bordered])
    stage.expectFresh()
  }

  private struct Fonts: View {
    var body: some View {
      VStack {
        Button("Large") {}.font(.largeTitle)
        Button("Usual") {}
      }
    }
  }

  @Test func aTitleHasTheFontOfTheLabel() {
    let stage = ViewStage(Fonts())
    #expect(stage.buttons.map(\.title) == ["Large", "Usual"])
    #expect(stage.buttons.map(\.font) == [SceneFont(style: .largeTitle), nil])
  }

  private struct Traits: View {
    let model: Settings
    var body: some View {
      VStack {
        Text("Before").accessibilityAddTraits(.isButton).onTapGesture { model.log.append("before") }
        Text("After").onTapGesture { model.log.append("after") }.accessibilityAddTraits(.isButton)
        Text("Link").accessibilityAddTraits(.isLink).onTapGesture { model.log.append("link") }
      }
    }
  }

  @Test func aViewWithTheTraitOfAButtonIsOneButtonWithItsTap() throws {
    let model = Settings()
    let stage = ViewStage(Traits(model: model))
    for name in ["Before", "After", "Link"] { try stage.driver.tap(name) }
    #expect(model.log == ["before", "after", "link"])
    let stops = stage.frontEnd.tree.inReadingOrder().filter {
      stage.frontEnd.tree.controlKind(of: $0) != .none
        || $0.attributes.accessibility.isButton
          && $0.element.controlKind == .none
        || $0.attributes.accessibility.isLink
    }
    #expect(stops.count == 3, "a press has one target")
    #expect(stops.allSatisfy { if case .button = $0.element { true } else { false } })
    stage.expectFresh()
  }

  private struct Groups: View {
    let model: Settings
    var body: some View {
      VStack {
        Group {
          Text("One")
          if model.isOn { Text("Two") }
          Button("Three") { model.log.append("three") }
        }
        .onTapGesture { model.log.append("group") }
      }
    }
  }

  @Test func eachViewOfAGroupRespondsAndAButtonKeepsItsAction() throws {
    let model = Settings()
    let stage = ViewStage(Groups(model: model))
    #expect(stage.buttons.map(\.style) == [.area, .plain])
    stage.change { model.isOn = true }
    #expect(stage.buttons.map(\.style) == [.area, .area, .plain])
    for name in ["One", "Two", "Three"] { try stage.driver.tap(name) }
    #expect(model.log == ["group", "group", "three"])
    stage.change { model.isOn = false }
    #expect(stage.buttons.map(\.style) == [.area, .plain])
    stage.expectFresh()
  }

  private struct Around: View {
    let model: Settings
    var body: some View {
      VStack {
        Text("Title")
        Button("Inside") { model.log.append("inside") }
      }
      .onTapGesture { model.log.append("around") }
    }
  }

  @Test func aTappedContainerAndTheButtonInItRespondEachByItself() throws {
    let model = Settings()
    let stage = ViewStage(Around(model: model))
    try stage.driver.tap("Inside")
    #expect(model.log == ["inside"])
    let around = try #require(
      stage.frontEnd.tree.inReadingOrder().first { if case .button = $0.element { true } else { false } })
    stage.window.send(.activate(around.id))
    #expect(model.log == ["inside", "around"])
    stage.expectFresh()
  }
}
