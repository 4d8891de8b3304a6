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

/// Custom styles draw fields, boxes and other controls.
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

  private struct Loud: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: "loud")
        Button(configuration)
      }
    }
  }
  private struct Wordy: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "is on" : "is off") { configuration.isOn.toggle() }
    }
  }
  private struct Shouting: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        Text(verbatim: "shouted")
      }
    }
  }
  private struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "counted") }
  }

  private struct Parts: View {
    var body: some View {
      VStack {
        Button("Press") {}
        Toggle("Sound", isOn: .constant(true))
        Label("Title", systemImage: "trash")
        ProgressView(value: 0.5)
        TextField("Name", text: .constant(""))
        GroupBox("Box") { Text(verbatim: "content") }
      }
    }
  }

  private struct Changing: View {
    let model: Settings
    var body: some View {
      // Both branches have the same type, as in programs that erase the type of a style.
      if model.isOn { return AnyView(own) } else { return AnyView(builtIn) }
    }
    private var own: some View {
      Parts().buttonStyle(Loud()).toggleStyle(Wordy()).labelStyle(Shouting()).progressViewStyle(Counted())
        .textFieldStyle(Underlined()).groupBoxStyle(Card())
    }
    private var builtIn: some View {
      Parts().buttonStyle(.bordered).toggleStyle(.switch).labelStyle(.titleOnly).progressViewStyle(.linear)
        .textFieldStyle(.roundedBorder).groupBoxStyle(.automatic)
    }
  }

  @Test func aCustomStyleReplacesABuiltInOne() {
    let (model, other) = (Settings(), Settings())
    let stage = ViewStage(Changing(model: model))
    other.isOn = true
    let own = ViewStage(Changing(model: other))
    let builtIn = stage.frontEnd.tree.inReadingOrder().map(\.element)
    for isOn in [true, false, true] {
      stage.change { model.isOn = isOn }
      let shown = stage.frontEnd.tree.inReadingOrder().map(\.element)
      #expect(shown == (isOn ? own.frontEnd.tree.inReadingOrder().map(\.element) : builtIn))
      stage.expectFresh()
    }
    #expect(stage.texts.contains("shouted") && stage.texts.contains("loud") && stage.texts.contains("counted"))
  }
}
