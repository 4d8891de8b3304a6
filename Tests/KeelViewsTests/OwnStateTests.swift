import KeelControls
import KeelModel
import KeelScene
import KeelViews
import Observation
import Testing

/// Writes another of its own properties on each change, also during `init`.
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

/// Reads and writes its own property in `init`, and once more later, like a model that loads data.
@MainActor @Observable private final class Loader {
  var log = "made"
  /// The second step of each new loader.
  static var pending: [() -> Void] = []

  init() {
    log += ", loading"
    Loader.pending.append { [self] in log += ", loaded" }
  }
}

@MainActor @Observable private final class Model {
  var number = 1
  var note: String?
}

/// State that holds an object.
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

  private struct Loading: View {
    @State var loader = Loader()
    @State var other: Loader
    let number: Int

    init(number: Int) {
      self.number = number
      _other = State(initialValue: Loader())
    }
    var body: some View { Caption("\(number) \(loader.log)") }
  }

  private struct Outside: View {
    let model: Model
    let evaluations: Count
    var body: some View {
      let _ = evaluations.value += 1
      Loading(number: model.number)
    }
  }

  private final class Count { var value = 0 }

  @Test func aBodyDoesNotFollowTheInitialValuesOfStateThatItMakes() {
    Loader.pending = []
    let model = Model()
    let outside = Count()
    let stage = ViewStage(Outside(model: model, evaluations: outside))
    #expect(stage.texts == ["1 made, loading"])

    // The first loader is the state: the view that owns it is evaluated, but not its parent.
    stage.change { loadAll() }
    #expect(stage.texts == ["1 made, loading, loaded"])
    #expect(outside.value == 1)

    // Later evaluations of the outer body create loaders that are discarded; their changes evaluate no body.
    stage.change { model.number = 2 }
    #expect(!Loader.pending.isEmpty)
    for _ in 0..<3 { #expect(stage.change { loadAll() }.bodies == 0) }
    #expect(outside.value == 2)
    #expect(Loader.pending.isEmpty)
    #expect(stage.texts == ["2 made, loading, loaded"])
  }

  private func loadAll() {
    let pending = Loader.pending
    Loader.pending = []
    for load in pending { load() }
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
