import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Accessibility modifiers follow the language, and override the values of the views themselves.
@MainActor @Suite(.serialized) struct AccessibilityModifierTests {
  private struct Labelled: View {
    @KeelModel.Bindable var model: Settings
    var body: some View {
      VStack {
        Button("Go") {}.accessibilityLabel(Text("\(1.5)")).help(Text("\(2.5)"))
        Toggle("Sound", isOn: $model.isOn).accessibilityLabel("Noise").accessibilityHint(Text("\(3.5)"))
        Slider(value: $model.volume).accessibilityLabel("Volume")
      }
    }
  }

  private struct Page: View {
    let model: Settings
    // The language changes around a view whose body is not evaluated again.
    var body: some View { Labelled(model: model).environment(\.locale, Locale(identifier: model.name)) }
  }

  private func said(_ stage: ViewStage<Page>) -> [String] {
    stage.frontEnd.tree.inReadingOrder().flatMap { node -> [String] in
      switch node.element {
      case .button, .toggle, .slider:
        return [node.attributes.accessibility.label, node.attributes.accessibility.hint, node.attributes.help]
          .filter { !$0.isEmpty }
      default: return []
      }
    }
  }

  @Test func accessibilityTextsFollowTheLanguage() {
    let model = Settings()
    model.name = "en_US"
    let stage = ViewStage(Page(model: model))
    let english = said(stage)
    #expect(english.count == 5 && english[0].contains("1.5"))
    stage.change { model.name = "de_DE" }
    #expect(said(stage) == english.map { $0.replacing(".", with: ",") })
    stage.expectFresh()
  }

  private struct Framed: View {
    var body: some View {
      VStack {
        TextEditor(text: .constant("")).frame(minHeight: 90).accessibilityLabel("Note")
        Button("x") {}.padding().background(Color.red).accessibilityLabel("Close").accessibilityHint("Leaves")
        Text(verbatim: "5").padding().accessibilityLabel("five")
        Button("y") {}.padding().accessibilityElement(children: .ignore).accessibilityLabel("whole")
      }
    }
  }

  @Test func aControlInBoxesIsNamedItself() {
    let stage = ViewStage(Framed())
    let named = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      let words = node.attributes.accessibility
      return words.label.isEmpty ? nil : "\(node.element.kind) \(words.label) \(words.hint)"
    }
    #expect(named == ["textEditor Note ", "button Close Leaves", "box five ", "box whole "])
    stage.expectFresh()
  }

  @Test func accessibilityModifiersOutliveTheControlsOwnChanges() throws {
    let model = Settings()
    model.name = "en_US"
    let stage = ViewStage(Page(model: model))
    let before = said(stage)
    stage.change { model.isOn = true }
    stage.change { model.volume = 0.75 }
    #expect(said(stage) == before)
    stage.expectFresh()
  }

  @Test(arguments: [AccessibilityChildBehavior.ignore, .contain, .combine])
  func onlyIgnoredPartsAreReplacedByTheLabel(behavior: AccessibilityChildBehavior) {
    let stage = ViewStage(
      HStack {
        Text("4")
        Text("stars")
      }.accessibilityElement(children: behavior).accessibilityLabel("Four stars"))
    let hidden = stage.frontEnd.tree.inReadingOrder().filter(\.attributes.accessibility.isHidden)
    #expect(hidden.count == (behavior == .ignore ? 2 : 0))
    #expect(stage.frontEnd.tree.inReadingOrder().contains { $0.attributes.accessibility.label == "Four stars" })
    stage.expectFresh()
  }

  @MainActor @Observable final class Marks { var traits = AccessibilityTraits() }

  /// A label that the test can look at.
  private struct Marked: View {
    struct Shown: UIViewRepresentable {
      let label: UILabel
      func makeUIView(context: Context) -> UILabel { label }
      func updateUIView(_ label: UILabel, context: Context) { label.text = "a" }
    }
    let label: UILabel
    let marks: Marks
    var body: some View { Shown(label: label).accessibilityAddTraits(marks.traits) }
  }

  @Test func unannouncedTraitsAreKept() {
    let quiet: [AccessibilityTraits] = [
      .isModal, .isToggle, .playsSound, .isKeyboardKey, .startsMediaSession, .isSummaryElement,
      .allowsDirectInteraction, .causesPageTurn, .isTabBar, .isStaticText, .isSearchField,
    ]
    #expect(Set(quiet.map(\.traits)).count == quiet.count)
    let (label, marks) = (UILabel(), Marks())
    let stage = ViewStage(Marked(label: label, marks: marks))
    for trait in quiet {
      let cost = stage.change { marks.traits = trait }
      #expect(cost.operations.isEmpty, "front ends announce \(trait)")
      #expect(!trait.traits.isEmpty && label.accessibilityTraits == trait.traits)
    }
    let all = quiet.reduce(UIAccessibilityTraits.header) { $0.union($1.traits) }
    let cost = stage.change { marks.traits = AccessibilityTraits(all) }
    #expect(cost.operations.count == 1, "the heading is announced")
    #expect(label.accessibilityTraits == all)
    let next = stage.change { marks.traits = .isHeader }
    #expect(next.operations.isEmpty)
    #expect(label.accessibilityTraits == .header)
    stage.expectFresh()
  }
}
