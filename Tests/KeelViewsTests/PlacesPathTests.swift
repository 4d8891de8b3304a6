import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Navigation stacks that follow a path.
@MainActor @Suite(.serialized) struct PlacesPathTests {
  private struct App: View {
    @Bindable var model: PlaceModel
    var journal = PlaceJournal()
    var refuses: @MainActor () -> Bool = { false }
    var body: some View {
      NavigationStack(path: model.counted("path", $model.path, refuses: refuses)) {
        VStack {
          Caption("root \(model.count)")
          NavigationLink("To a", value: "a")
        }
        .navigationTitle("R")
        .navigationDestination(for: String.self) { name in
          VStack { Caption("page \(name) \(model.count)") }
            .navigationTitle(name)
            .onAppear { journal.write(name) }
            .sheet(isPresented: $model.isPresented) { Caption("sheet").navigationTitle("S") }
        }
      }
    }
  }

  let model = PlaceModel()

  @Test func aPathBeforeTheFirstFrameIsInTheFirstPatch() {
    model.path = ["a", "b"]
    let stage = ViewStage(App(model: model))
    #expect(stage.pages == "R a b")
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }

  @Test func aStackThatIsAllOfThePageIsThePage() {
    let stage = ViewStage(App(model: model))
    let root = stage.frontEnd.tree.root.flatMap { stage.frontEnd.tree[$0] }
    let first = root?.children.first.flatMap { stage.frontEnd.tree[$0] }
    if case .navigation? = first?.element {} else { Issue.record("The window shows \(String(describing: first))") }
  }

  @Test func thePagesFollowThePath() {
    let stage = ViewStage(App(model: model))
    #expect(stage.pages == "R")
    for path in [["a"], ["a", "b"], ["c", "b"], ["c"], ["c", "d", "e"], []] {
      stage.change { model.path = path }
      #expect(stage.pages == (["R"] + path).joined(separator: " "))
      #expect(stage.frontEnd.log.patchCount == 1)
      stage.expectFresh()
    }
    #expect(model.takeWrites().isEmpty)
  }

  @Test func onlyTheOutcomeOfALongerPathAppears() {
    let app = App(model: model)
    let stage = ViewStage(app)
    stage.change { model.path = ["a", "b", "c"] }
    #expect(app.journal.take() == ["c"])
  }

  @Test func aLinkGoesOneLevelDeeper() throws {
    let stage = ViewStage(App(model: model))
    try stage.driver.tap("To a")
    #expect(model.path == ["a"])
    #expect(stage.pages == "R a")
    stage.expectFresh()
  }

  @Test(arguments: 0..<3) func goingBackShortensThePathOnce(level: Int) {
    model.path = ["a", "b", "c"]
    let stage = ViewStage(App(model: model))
    stage.pop(to: level)
    #expect(model.path == Array(["a", "b", "c"].prefix(level)))
    #expect(model.takeWrites() == ["path"])
    #expect(stage.pages == (["R"] + model.path).joined(separator: " "))
    stage.expectFresh()
  }

  @Test func aRefusedWriteKeepsThePages() {
    model.path = ["a", "b"]
    let stage = ViewStage(App(model: model, refuses: { true }))
    stage.pop(to: 0)
    #expect(stage.pages == "R a b")
    stage.expectFresh()
  }

  @Test func aPageFollowsTheValuesItsClosureReads() {
    model.path = ["a"]
    let stage = ViewStage(App(model: model))
    stage.change { model.count = 1 }
    #expect(stage.texts.contains("page a 1"))
    stage.change { model.path = [] }
    #expect(stage.texts.contains("root 1"))
    stage.expectFresh()
  }

  @Test func aPathOfSeveralTypesAndAStackThatKeepsItself() throws {
    struct Several: View {
      @Bindable var model: PlaceModel
      var body: some View {
        NavigationStack(path: $model.anyPath) {
          Caption("root").navigationTitle("R")
            .navigationDestination(for: Int.self) { Caption("n").navigationTitle("N\($0)") }
            .navigationDestination(for: String.self) { Caption("s").navigationTitle("S" + $0) }
        }
      }
    }
    model.anyPath = NavigationPath([1])
    let stage = ViewStage(Several(model: model))
    stage.change { model.anyPath.append("x") }
    #expect(stage.pages == "R N1 Sx")
    stage.pop(to: 1)
    #expect(model.anyPath.count == 1)

    struct Alone: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 3).navigationTitle("R")
            .navigationDestination(for: Int.self) { n in
              NavigationLink("On \(n)", value: n + 1).navigationTitle("N\(n)")
            }
        }
      }
    }
    let alone = ViewStage(Alone())
    try alone.driver.tap("Go")
    try alone.driver.tap("On 3")
    #expect(alone.pages == "R N3 N4")
    try alone.driver.goBack()
    #expect(alone.pages == "R N3")
    alone.expectFresh()
  }

  @Test func valuesWithoutAPageAreReportedAndCanBeLeft() {
    struct Bare: View {
      @Bindable var model: PlaceModel
      var body: some View { NavigationStack(path: $model.path) { Caption("root").navigationTitle("R") } }
    }
    let stage = ViewStage(Bare(model: model))
    let reports = RuntimeWarning.withCapture { stage.change { model.path = ["x"] } }
    #expect(reports.count == 1)
    // A view has no viewDidLoad.
    let remedy = "Put navigationDestination(for: String.self) on a view inside of the NavigationStack."
    #expect(reports.first?.remedy == remedy)
    #expect(stage.pages == "R Not Found")
    stage.pop(to: 0)
    #expect(model.path.isEmpty)
  }

  @Test func aLinkWithADestinationOfItsOwnPushesIt() throws {
    struct Old: View {
      @Bindable var model: PlaceModel
      var body: some View {
        NavigationStack {
          NavigationLink {
            Caption("count \(model.count)").navigationTitle("D")
          } label: {
            Text("Go")
          }.navigationTitle("R")
        }
      }
    }
    let stage = ViewStage(Old(model: model))
    try stage.driver.tap("Go")
    #expect(stage.pages == "R D")
    stage.change { model.count = 4 }
    #expect(stage.texts.contains("count 4"))
    try stage.driver.goBack()
    #expect(stage.pages == "R")
    try stage.driver.tap("Go")
    #expect(stage.pages == "R D")
    stage.expectFresh()
  }

  @Test func aWindowThatClosesKeepsThePath() {
    model.path = ["a", "b"]
    model.isPresented = true
    let stage = ViewStage(App(model: model))
    stage.window.close()
    Turn.shared.flush()
    #expect(model.path == ["a", "b"])
    #expect(model.isPresented)
  }

  @Test func aPageAndItsModelAreGoneAfterItIsLeft() throws {
    @MainActor final class Kept {}
    @MainActor final class Traces { weak var object: Kept?; nonisolated init() {} }
    let traces = Traces()
    struct Detail: View {
      @State var kept: Kept
      var body: some View { Caption("detail").navigationTitle("D").environment(\.displayScale, 2) }
    }
    struct Stack: View {
      @Bindable var model: PlaceModel
      let traces: Traces
      var body: some View {
        NavigationStack(path: $model.path) {
          Caption("root").navigationTitle("R").navigationDestination(for: String.self) { _ in detail }
        }
      }
      var detail: some View {
        let kept = traces.object ?? Kept()
        traces.object = kept
        return Detail(kept: kept)
      }
    }
    let stage = ViewStage(Stack(model: model, traces: traces))
    stage.change { model.path = ["x"] }
    #expect(traces.object != nil)
    stage.change { model.path = [] }
    #expect(traces.object == nil)
    stage.change { model.path = ["x"] }
    stage.pop(to: 0)
    #expect(traces.object == nil)
  }
}
