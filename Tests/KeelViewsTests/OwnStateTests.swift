import KeelControls
import KeelModel
import KeelScene
import KeelViews
import Observation
import Testing

/// Saves itself whenever it changes, also as it is made.
@MainActor @Observable private final class Store {
  var items: [String] = [] {
    didSet { saved = items.joined(separator: " ") }
  }
  var saved = ""
  var isLoaded = false

  init() {
    items = ["milk", "bread"]
    if !items.isEmpty { isLoaded = true }
  }
}

@MainActor @Observable private final class Model {
  var note: String?
}

/// State that is an object.
@MainActor @Suite(.serialized) struct OwnStateTests {
  private struct Page: View {
    @State var store = Store()
    var body: some View { Caption(store.items.joined(separator: ", ")) }
  }

  private struct Root: View {
    @State var store = Store()
    var body: some View {
      VStack {
        Caption("root \(store.saved)")
        Page()
      }
    }
  }

  @Test func aBodyThatMakesAnObjectThatSetsItselfUpIsEvaluatedOnce() {
    let before = BodyPass.shared.evaluationCount
    let stage = ViewStage(Root())
    let made = BodyPass.shared.evaluationCount - before
    for _ in 0..<6 {
      let turn = stage.change {}
      #expect(turn.bodies == 0)
    }
    #expect(made <= 5)
    #expect(stage.texts == ["root milk bread", "milk, bread"])
  }

  @Test func anOptionalUnwrappedInABodyIsFollowed() {
    struct Notes: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          if let note = Binding($model.note) { Editor(text: note) } else { Caption("nothing") }
        }
      }
    }
    struct Editor: View {
      @Binding var text: String
      var body: some View { Caption("note \(text)") }
    }
    let model = Model()
    let stage = ViewStage(Notes(model: model))
    #expect(stage.texts == ["nothing"])
    stage.change { model.note = "a" }
    #expect(stage.texts == ["note a"])
    stage.change { model.note = "b" }
    #expect(stage.texts == ["note b"])
    stage.change { model.note = nil }
    #expect(stage.texts == ["nothing"])
  }
}
