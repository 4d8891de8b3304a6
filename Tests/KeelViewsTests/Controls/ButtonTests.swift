import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// A button has the words of its label; a label that is more than words is a child of the button.
@MainActor @Suite(.serialized) struct ButtonTests {
  private struct Press: View {
    let model: Settings
    var body: some View {
      VStack {
        Button("Save \(model.name)") { model.log.append("save") }
        Button(role: .destructive) {
          model.log.append("delete")
        } label: {
          Label("Delete", systemImage: "trash")
        }
      }
    }
  }

  @Test func wordsAndOneSymbolAreTheButtonsOwn() throws {
    let model = Settings()
    let stage = ViewStage(Press(model: model))
    #expect(stage.buttons.map(\.title) == ["Save Ada", "Delete"])
    #expect(stage.buttons[1].image?.name == "trash")
    #expect(stage.buttons[1].role == .destructive)
    #expect(stage.texts == [])
    try stage.driver.tap("Save Ada")
    try stage.driver.tap("Delete")
    #expect(model.log == ["save", "delete"])
    stage.expectFresh()
  }

  @Test func aSymbolWithoutWordsHasTheSizeOfItsFont() {
    let stage = ViewStage(
      VStack {
        Button {
        } label: {
          Image(systemName: "plus")
        }
        .font(.title)
        Button {
        } label: {
          Image(systemName: "minus")
        }
        Button {
        } label: {
          Label {
            Text("Words").font(nil)
          } icon: {
            Image(systemName: "star").font(.title)
          }
        }
      })
    #expect(stage.buttons.map(\.image?.name) == ["plus", "minus", "star"])
    #expect(stage.buttons.map(\.hasLabelChild) == [false, false, false])
    #expect(stage.buttons.map(\.font) == [SceneFont(style: .title1), nil, nil])
    stage.expectFresh()
  }

  @Test func aChangeOfTheWordsIsOneOperation() {
    let model = Settings()
    let stage = ViewStage(Press(model: model))
    let change = stage.change { model.name = "Bea" }
    #expect(change.bodies == 1)
    #expect(change.operations.count == 1)
    #expect(stage.buttons[0].title == "Save Bea")
    stage.expectFresh()
  }

  private struct Rich: View {
    let model: Settings
    var body: some View {
      Button {
        model.log.append("pressed")
      } label: {
        if model.isOn {
          VStack {
            Text("First")
            Text("Second")
          }
        } else {
          Text("Plain")
        }
      }
    }
  }

  @Test func aLabelOfSeveralViewsIsTheContentOfTheButton() throws {
    let model = Settings()
    let stage = ViewStage(Rich(model: model))
    #expect(stage.buttons.map(\.hasLabelChild) == [false])
    stage.change { model.isOn = true }
    #expect(stage.buttons.map(\.hasLabelChild) == [true])
    #expect(stage.texts == ["First", "Second"])
    stage.expectFresh()
    try stage.driver.tap("First, Second")
    #expect(model.log == ["pressed"])
    stage.change { model.isOn = false }
    #expect(stage.buttons.map(\.title) == ["Plain"])
    #expect(stage.texts == [])
    stage.expectFresh()
  }

  private struct Padded: View {
    let model: Settings
    var body: some View {
      Button {
      } label: {
        HStack {
          Image(systemName: "star")
          Text(model.name)
        }
      }
      Button {
      } label: {
        Text(model.name).padding()
      }
    }
  }

  @Test func rowsOfWordsAreStillWordsAndRoomAroundThemIsPartOfTheLabel() {
    let model = Settings()
    let stage = ViewStage(Padded(model: model))
    #expect(stage.buttons.map(\.title) == ["Ada", ""])
    #expect(stage.buttons.map(\.hasLabelChild) == [false, true])
    #expect(stage.buttons[0].image?.name == "star")
    #expect(stage.texts == ["Ada"])
    let change = stage.change { model.name = "Bea" }
    #expect(change.operations.count == 2)
    #expect(stage.buttons[0].title == "Bea" && stage.texts == ["Bea"])
    stage.expectFresh()
  }

  private struct Styled: View {
    let model: Settings
    var body: some View {
      VStack {
        Button("One") {}
        Button("Two") {}.buttonStyle(.plain)
      }
      .buttonStyle(.borderedProminent)
      .disabled(model.isOn)
    }
  }

  @Test func theStyleAndTheEnabledStateAreInherited() {
    let model = Settings()
    let stage = ViewStage(Styled(model: model))
    #expect(stage.buttons.map(\.style) == [.prominent, .unstyled])
    let change = stage.change { model.isOn = true }
    #expect(change.bodies == 1)
    #expect(change.operations.count == 2)
    #expect(throws: DriverError.self) { try stage.driver.tap("One") }
    stage.expectFresh()
  }

  private struct Boxed: ButtonStyle {
    @KeelViews.Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "on" : "off")
        configuration.label
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Twice") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  private struct Custom: View {
    let model: Settings
    var body: some View {
      VStack {
        Button("Go") { model.log.append("go") }.buttonStyle(Boxed()).disabled(model.isOn)
        Button("Come") { model.log.append("come") }.buttonStyle(Twice())
      }
    }
  }

  @Test func aCustomStyleShowsTheLabelAndFollowsItsSurroundings() throws {
    let model = Settings()
    let stage = ViewStage(Custom(model: model))
    #expect(stage.texts == ["on", "Go"])
    try stage.driver.tap("on, Go")
    try stage.driver.tap("Twice")
    #expect(model.log == ["go", "come", "come"])
    stage.change { model.isOn = true }
    #expect(stage.texts == ["off", "Go"])
    stage.expectFresh()
  }

  private struct Keys: View {
    let model: Settings
    var body: some View {
      VStack {
        Button("Save") { model.log.append("save") }.keyboardShortcut("s")
        Button("Go on") {}.keyboardShortcut(.defaultAction)
        Button("Leave") {}.keyboardShortcut(.cancelAction)
      }
    }
  }

  @Test func keysStandForButtons() {
    let stage = ViewStage(Keys(model: Settings()))
    let commands = stage.frontEnd.tree.inReadingOrder().compactMap(\.attributes.keyCommand)
    #expect(commands.map(\.keyName) == ["Ctrl-S"])
    #expect(stage.buttons.map(\.isDefault) == [false, true, false])
    #expect(stage.buttons.map(\.role) == [nil, nil, .cancel])
  }

  private struct Holder: View {
    let model: Settings
    var body: some View {
      if let held = model.held { Button("x") { _ = held } }
    }
  }

  @Test func aRemovedButtonIsReleased() {
    final class Held {}
    let model = Settings()
    weak var weakly: Held?
    do {
      let held = Held()
      weakly = held
      model.held = held
    }
    let stage = ViewStage(Holder(model: model))
    #expect(stage.buttons.count == 1)
    stage.change { model.held = nil }
    #expect(stage.buttons.isEmpty)
    #expect(weakly == nil)
  }
}
