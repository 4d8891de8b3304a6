import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Text(verbatim: "underline")
    }
  }
}

private struct Card: GroupBoxStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: isEnabled ? "card" : "faint card")
      configuration.label
      configuration.content
    }
  }
}

/// Styles of one's own show fields and boxes.
@MainActor @Suite(.serialized) struct OwnStyleTests {
  @Test func aFieldIsShownByItsStyleAndStillEdits() throws {
    struct Page: View {
      @KeelModel.Bindable var model: Settings
      var body: some View {
        VStack {
          TextField("Name", text: $model.name)
          SecureField("Secret", text: $model.name)
        }
        .textFieldStyle(Underlined())
      }
    }
    let model = Settings()
    let stage = ViewStage(Page(model: model))
    #expect(stage.texts == ["underline", "underline"])
    #expect(stage.fields.map(\.placeholder) == ["Name", "Secret"])
    #expect(stage.fields.map(\.isSecure) == [false, true])
    try stage.driver.type("Bea", into: "Name")
    #expect(model.name == "Bea")
    stage.expectFresh()
  }

  @Test func aBoxIsShownByItsStyleWhichReadsItsPlace() {
    struct Page: View {
      let model: Settings
      var body: some View {
        GroupBox("Title") { Text(verbatim: "content") }.disabled(model.isOn).groupBoxStyle(Card())
      }
    }
    let model = Settings()
    let stage = ViewStage(Page(model: model))
    #expect(stage.texts == ["card", "Title", "content"])
    stage.change { model.isOn = true }
    #expect(stage.texts == ["faint card", "Title", "content"])
    stage.expectFresh()
  }
}
