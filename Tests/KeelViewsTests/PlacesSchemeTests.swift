import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Light and dark appearance of windows and sheets.
@MainActor @Suite(.serialized) struct PlacesSchemeTests {
  private let model = PlaceModel()

  /// Shows the scheme that its body reads.
  private struct Reader: View {
    let name: String
    @KeelViews.Environment(\.colorScheme) private var colorScheme
    var body: some View { Text("\(name) \(colorScheme == .dark ? "dark" : "light")") }
  }

  private struct Page: View {
    @Bindable var model: PlaceModel
    var body: some View {
      VStack {
        Reader(name: "beside")
        Reader(name: "chosen").preferredColorScheme(model.count == 0 ? nil : .dark)
        if model.count == 2 { Reader(name: "own").environment(\.colorScheme, .light) }
      }
      .sheet(isPresented: $model.isPresented) { Reader(name: "sheet").preferredColorScheme(.light) }
    }
  }

  private func window<V: View>(_ stage: ViewStage<V>) -> SceneEnvironment.ColorScheme? {
    guard let root = stage.frontEnd.tree.root, case .window(let window)? = stage.frontEnd.tree.element(of: root) else {
      return nil
    }
    return window.colorScheme
  }

  private func sheet<V: View>(_ stage: ViewStage<V>) -> SceneEnvironment.ColorScheme? {
    let id = stage.node { if case .sheet = $0.element { true } else { false } }
    guard case .sheet(let sheet)? = id.flatMap({ stage.frontEnd.tree.element(of: $0) }) else { return nil }
    return sheet.colorScheme
  }

  @Test func aPreferredSchemeIsThatOfTheWholeWindow() {
    let stage = ViewStage(Page(model: model))
    #expect(window(stage) == nil && stage.texts == ["beside light", "chosen light"])
    stage.change { model.count = 1 }
    #expect(window(stage) == .dark && stage.texts == ["beside dark", "chosen dark"])
    stage.change { model.count = 2 }
    #expect(window(stage) == .dark, "an environment is that of its views only")
    #expect(stage.texts == ["beside dark", "chosen dark", "own light"])
    stage.expectFresh()
    stage.change { model.count = 0 }
    #expect(window(stage) == nil && stage.texts == ["beside light", "chosen light"])
    stage.expectFresh()
  }

  @Test func aSheetHasItsOwnScheme() {
    model.count = 1
    let stage = ViewStage(Page(model: model))
    stage.change { model.isPresented = true }
    #expect(window(stage) == .dark && sheet(stage) == .light)
    #expect(stage.texts == ["beside dark", "chosen dark", "sheet light"])
    stage.expectFresh()
    stage.change { model.isPresented = false }
    #expect(window(stage) == .dark)
  }

  private struct Stack: View {
    @Bindable var model: PlaceModel
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: String.self) { Text($0).preferredColorScheme(.dark) }
      }
    }
  }

  @Test func aPageTakesItsPreferenceAlong() {
    let stage = ViewStage(Stack(model: model))
    #expect(window(stage) == nil)
    stage.change { model.path = ["a"] }
    #expect(window(stage) == .dark)
    stage.change { model.path = ["a", "b"] }
    stage.change { model.path = ["a"] }
    #expect(window(stage) == .dark)
    stage.change { model.path = [] }
    #expect(window(stage) == nil)
    stage.expectFresh()
  }
}
