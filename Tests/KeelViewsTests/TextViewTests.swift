import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

@MainActor @Observable private final class Look {
  var isLarge = false
  var count = 0
}

@MainActor @Observable private final class Chapters {
  var isPlain = false
  var isChosen = false
}

/// Texts and the modifiers that apply to them.
@MainActor @Suite(.serialized) struct TextViewTests {
  @Test func textTakesTheFontAndColourOfItsSurroundings() {
    let label = firstLabel(VStack { Text("Hello") }.font(.title).foregroundStyle(.secondary).bold())
    #expect(label?.text == "Hello")
    #expect(label?.font.style == .title1)
    #expect(label?.font.weight == .bold)
    #expect(label?.color == .secondaryLabel)
  }

  @Test func innerModifiersTakePrecedence() {
    let label = firstLabel(VStack { Text("Hello").font(.caption) }.font(.title))
    #expect(label?.font.style == .caption1)
  }

  private struct Looking: View {
    let look: Look
    var body: some View {
      VStack {
        Text("count \(look.count)")
        Counting()
      }
      .font(look.isLarge ? .largeTitle : .body)
    }
  }

  private struct Counting: View {
    var body: some View { Text("still") }
  }

  @Test func aChangedFontReachesTextsWithNoBodyBetween() {
    let look = Look()
    let stage = ViewStage(Looking(look: look))
    let change = stage.change { look.isLarge = true }
    #expect(change.bodies == 1)
    // One operation for each label.
    #expect(change.operations.count == 2)
    stage.expectFresh()
  }

  @Test func boxesHaveTheStylesOfTheirModifiers() {
    let stage = ViewStage(Text("x").padding(8).background(.red).frame(maxWidth: .infinity, alignment: .leading))
    let boxes = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .box(let box) = node.element { box } else { nil }
    }
    #expect(boxes.count == 3)
    #expect(boxes.first?.frame.maxWidth == .infinity)
    #expect(boxes.dropFirst().first?.background == .color(.red))
    #expect(boxes.last?.insets.leading == 8)
    stage.expectFresh()
  }

  @Test func aGroupIsPaddedOneByOne() {
    let stage = ViewStage(
      Group {
        Text("a"); Text("b")
      }.padding())
    let boxes = stage.frontEnd.tree.inReadingOrder().filter { if case .box = $0.element { true } else { false } }
    #expect(boxes.count == 2)
  }

  @Test func accessibilityTextsAreOnTheControl() {
    let stage = ViewStage(Text("x").accessibilityLabel("cross").accessibilityAddTraits(.isHeader))
    let node = stage.frontEnd.tree.inReadingOrder().first { if case .label = $0.element { true } else { false } }
    #expect(node?.attributes.accessibility.label == "cross")
    #expect(node?.attributes.accessibility.isHeader == true)
  }

  private struct Chapter: View {
    let shelf: Chapters
    var body: some View {
      Text("x").accessibilityAddTraits(.isHeader)
        .accessibilityRemoveTraits(shelf.isPlain ? .isHeader : [])
        .accessibilityAddTraits(shelf.isChosen ? .isSelected : [])
    }
  }

  @Test func traitsThatALaterValueLeavesOutAreTakenBack() {
    let shelf = Chapters()
    let stage = ViewStage(Chapter(shelf: shelf))
    var traits: [Bool] {
      stage.frontEnd.tree.inReadingOrder().filter { if case .label = $0.element { true } else { false } }
        .flatMap { [$0.attributes.accessibility.isHeader, $0.attributes.accessibility.isSelected] }
    }
    #expect(traits == [true, false])
    stage.change { shelf.isChosen = true }
    #expect(traits == [true, true])
    stage.change { shelf.isPlain = true }
    #expect(traits == [false, true])
    stage.change { (shelf.isPlain, shelf.isChosen) = (false, false) }
    #expect(traits == [true, false])
  }

  @Test func namesInTheModelCompileInMainlessCode() {
    // Views can be created in code without an actor.
    nonisolated func make() -> some View { VStack { Text("a").padding() } }
    #expect(ViewStage(make()).texts == ["a"])
  }
}
