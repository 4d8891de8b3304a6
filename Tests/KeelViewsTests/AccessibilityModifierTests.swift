import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
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

  @Test func unannouncedTraitsAreKept() {
    let quiet: [AccessibilityTraits] = [
      .isModal, .isToggle, .playsSound, .isKeyboardKey, .startsMediaSession, .isSummaryElement,
      .allowsDirectInteraction, .causesPageTurn, .isTabBar, .isStaticText, .isSearchField,
    ]
    for (index, trait) in quiet.enumerated() {
      #expect(!AccessibilityTraits().contains(trait) && !AccessibilityTraits.isButton.contains(trait))
      #expect(AccessibilityTraits([.isButton, trait]).contains(trait))
      for other in quiet[..<index] { #expect(trait != other) }
    }
  }
}
