import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Additional actions of views for assistive technology and keyboards.
@MainActor @Suite struct AccessibilityActionTests {
  @Observable @MainActor final class Model {
    var done: [String] = []
    var isReadable = true
  }

  struct Letter: View {
    let model: Model
    var body: some View {
      Text("Letter")
        .accessibilityAction(named: "Archive") { model.done.append("archive") }
        .accessibilityActions {
          if model.isReadable { Button("Read") { model.done.append("read") } }
          Button("Burn", role: .destructive) { model.done.append("burn") }
        }
        .contextMenu { Button("Share") { model.done.append("share") } }
        .accessibilityAction(.magicTap) { model.done.append("magic") }
    }
  }

  private func actions(of stage: ViewStage<some View>, _ text: String) -> [RowAction] {
    for node in stage.frontEnd.tree.inReadingOrder() {
      if case .label(let label) = node.element, label.text == text { return node.attributes.actions }
    }
    return []
  }

  @Test func allAccessibilityActionsAreOffered() throws {
    let model = Model()
    let stage = ViewStage(Letter(model: model))
    #expect(actions(of: stage, "Letter").map(\.title) == ["Archive", "Read", "Burn", "Share", "Magic Tap"])
    #expect(actions(of: stage, "Letter").first { $0.title == "Burn" }?.role == .destructive)
    for name in ["Share", "Archive", "Burn", "Magic Tap", "Read"] {
      try stage.driver.perform(action: name, on: "Letter")
    }
    #expect(model.done == ["share", "archive", "burn", "magic", "read"])
    stage.expectFresh()
  }

  @Test func aRemovedActionDoesNothing() throws {
    let model = Model()
    let stage = ViewStage(Letter(model: model))
    let read = try #require(actions(of: stage, "Letter").first { $0.title == "Read" })
    let letter = try #require(stage.driver.find(name: "Letter")?.id)
    stage.change { model.isReadable = false }
    #expect(actions(of: stage, "Letter").map(\.title) == ["Archive", "Burn", "Share", "Magic Tap"])
    stage.window.send(.action(letter, actionID: read.id))
    #expect(model.done.isEmpty, "a late event has no effect, never on the current element")
    stage.expectFresh()
  }

  @Test func pressingAViewPerformsItsDefaultAction() throws {
    var count = 0
    let stage = ViewStage(
      VStack {
        Text("Lamp").accessibilityAction { count += 1 }
        Text("Bell").onTapGesture { count += 10 }.accessibilityAction { count += 100 }
      })
    try stage.driver.tap("Lamp")
    #expect(count == 1)
    try stage.driver.tap("Bell")
    #expect(count == 11, "controls keep their action, once")
  }

  @Test func aRowOffersTheActionsOfItsView() throws {
    var done: [String] = []
    let stage = ViewStage(
      List {
        Text("One")
          .accessibilityAction(named: "Pin") { done.append("pin") }
          .swipeActions { Button("Delete") { done.append("delete") } }
      })
    try stage.driver.perform(action: "Pin", on: "One")
    try stage.driver.perform(action: "Delete", on: "One")
    #expect(done == ["pin", "delete"])
  }

  @Test func aMenuOfAViewWithRoomAroundItIsOffered() throws {
    var copied = 0
    let stage = ViewStage(
      VStack {
        Text("Bubble")
          .padding()
          .background(Color.blue)
          .clipShape(RoundedRectangle(cornerRadius: 16))
          .contextMenu {
            Button {
              copied += 1
            } label: {
              Label("Copy", systemImage: "doc.on.doc")
            }
          }
      })
    try stage.driver.perform(action: "Copy", on: "Bubble")
    #expect(copied == 1)
    stage.expectFresh()
  }

  @Test func aControlIsNamedAfterItsContent() throws {
    var pressed = 0
    let stage = ViewStage(
      VStack {
        Button {
          pressed += 1
        } label: {
          Image("flag").clipShape(Capsule()).accessibilityLabel("Flag of Estonia")
        }
        Circle().frame(width: 10, height: 10).accessibilityLabel("Unread")
      })
    try stage.driver.tap("Flag of Estonia")
    #expect(pressed == 1)
    #expect(stage.driver.exists("Unread"))
  }
}
