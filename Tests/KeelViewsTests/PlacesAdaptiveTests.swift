import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Tabs that become a sidebar where there is room, and the environment that decides it.
@MainActor @Suite(.serialized) struct PlacesAdaptiveTests {
  let model = PlaceModel()

  private struct Home: View {
    @Bindable var model: PlaceModel
    @State private var taps = 0
    @State private var note = ""
    var body: some View {
      NavigationStack {
        VStack {
          Button("Taps \(taps)") { taps += 1 }
          TextField("Note", text: $note)
          NavigationLink("Deeper", value: 1)
          Button("Ask") { model.isPresented = true }
        }
        .navigationTitle("Home page")
        .navigationDestination(for: Int.self) { n in
          VStack { NavigationLink("Level \(n + 1)", value: n + 1) }.navigationTitle("L\(n)")
        }
        .sheet(isPresented: $model.isPresented) { Draft() }
      }
    }
  }

  private struct Draft: View {
    @State private var text = ""
    var body: some View { TextField("Draft", text: $text) }
  }

  private struct App: View {
    @Bindable var model: PlaceModel
    var body: some View {
      TabView(selection: $model.title) {
        Tab("Find", systemImage: "magnifyingglass", value: "find", role: .search) { Caption("find") }
        Tab("Home", systemImage: "house", value: "home") { Home(model: model) }
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: "books") { Caption("books") }.badge(2)
          Tab("Films", systemImage: "film", value: "films") { Caption("films") }
        }
        Tab("More", systemImage: "ellipsis", value: "more") { Caption("more") }
      }
    }
  }

  private func tabs<V: View>(_ stage: ViewStage<V>) -> TabsElement? {
    stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
      if case .tabs(let tabs) = node.element { tabs } else { nil }
    }.first
  }

  private func setWidth<V: View>(_ stage: ViewStage<V>, _ width: SceneEnvironment.SizeClass) {
    stage.frontEnd.clearLog()
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = width }
  }

  @Test func theWidthChoosesBetweenABarAndASidebarInOneOperation() {
    model.title = "home"
    let stage = ViewStage(App(model: model).tabViewStyle(.sidebarAdaptable))
    #expect(tabs(stage)?.isSidebar == true)
    for width in [SceneEnvironment.SizeClass.compact, .regular, .compact, .regular] {
      setWidth(stage, width)
      #expect(tabs(stage)?.isSidebar == (width == .regular))
      #expect(stage.frontEnd.log.patchCount == 1)
      #expect(stage.frontEnd.log.operations.count == 1, "\(stage.frontEnd.log.operations)")
      stage.expectFresh()
    }
  }

  @Test func everythingIsKeptWhenTheWidthChanges() throws {
    model.title = "home"
    let stage = ViewStage(App(model: model).tabViewStyle(.sidebarAdaptable))
    try stage.driver.tap("Taps 0")
    try stage.driver.type("half a sentence", into: "Note")
    try stage.driver.tap("Ask")
    try stage.driver.type("draft", into: "Draft")
    setWidth(stage, .compact)
    #expect(stage.driver.outline.contains("\"draft\""), "\(stage.driver.outline)")
    setWidth(stage, .regular)
    stage.change { model.isPresented = false }
    #expect(stage.driver.outline.contains("\"half a sentence\""))
    try stage.driver.tap("Taps 1")
    try stage.driver.tap("Deeper")
    try stage.driver.tap("Level 2")
    setWidth(stage, .compact)
    #expect(stage.pages == "Home page L1 L2")
    try stage.driver.chooseTab("Films")
    setWidth(stage, .regular)
    #expect(model.title == "films")
    #expect(tabs(stage)?.selectedIndex == 2)
    try stage.driver.chooseTab("Home")
    #expect(stage.pages.contains("L2"))
    try stage.driver.goBack()
    try stage.driver.goBack()
    try stage.driver.tap("Taps 2")
    stage.expectFresh()
  }

  @Test func sectionsHaveHeadersAndTheSearchComesLast() {
    model.title = "home"
    let stage = ViewStage(App(model: model).tabViewStyle(.sidebarAdaptable))
    #expect(tabs(stage)?.tabs.map(\.title) == ["Home", "Books", "Films", "More", "Find"])
    #expect(tabs(stage)?.tabs.map(\.header) == [nil, "Library", nil, "", nil])
    #expect(tabs(stage)?.tabs.map(\.badge) == ["", "2", "", "", ""])
    #expect(stage.driver.outline.contains("Library: \"Books\" (2)"), "\(stage.driver.outline)")
    setWidth(stage, .compact)
    #expect(!stage.driver.outline.contains("Library"))
  }

  @Test func otherStylesAreBarsAndTheEnvironmentCanBeSet() {
    #expect(tabs(ViewStage(App(model: model)))?.isSidebar == false)
    #expect(tabs(ViewStage(App(model: model).tabViewStyle(.tabBarOnly)))?.isSidebar == false)
    let narrow = ViewStage(
      App(model: model).tabViewStyle(.sidebarAdaptable).environment(\.prefersTabNavigation, true))
    #expect(tabs(narrow)?.isSidebar == false)
    let wide = ViewStage(
      App(model: model).tabViewStyle(.sidebarAdaptable).environment(\.prefersTabNavigation, false))
    setWidth(wide, .compact)
    #expect(tabs(wide)?.isSidebar == true)
  }

  @Test func theEnvironmentFollowsTheWidth() {
    struct Reader: View {
      @Environment(\.prefersTabNavigation) private var prefersTabs
      /// Counted here, because the turn may also evaluate bodies that other tests have left for it.
      static var evaluations = 0
      var body: some View {
        let _ = Self.evaluations += 1
        Caption(prefersTabs ? "tabs" : "sidebar")
      }
    }
    let stage = ViewStage(
      VStack {
        Reader()
        Reader().environment(\.prefersTabNavigation, true)
        Reader().environment(\.horizontalSizeClass, .compact)
      })
    #expect(stage.texts == ["sidebar", "tabs", "tabs"])
    let before = Reader.evaluations
    setWidth(stage, .compact)
    #expect(stage.texts == ["tabs", "tabs", "tabs"])
    #expect(Reader.evaluations - before <= 2)
    stage.expectFresh()
  }
}
