import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Tabs and panes.
@MainActor @Suite(.serialized) struct PlacesTabTests {
  let model = PlaceModel()

  private struct Page: View {
    let name: String
    @State private var taps = 0
    var body: some View { Press("\(name) \(taps)") { taps += 1 } }
  }

  private func tabs<V: View>(_ stage: ViewStage<V>) -> (id: NodeID, element: TabsElement)? {
    for node in stage.frontEnd.tree.inReadingOrder() {
      if case .tabs(let tabs) = node.element { return (node.id, tabs) }
    }
    return nil
  }

  @Test func eachTabKeepsItsStateAndTheBindingIsAsked() throws {
    struct App: View {
      @Bindable var model: PlaceModel
      var body: some View {
        TabView(selection: $model.title) {
          Tab("Home", systemImage: "house", value: "home") { Page(name: "h") }
          Tab("Away", systemImage: "airplane", value: "away") {
            NavigationStack { Page(name: "a").navigationTitle("T") }
          }
          .badge(model.count)
          if model.isPresented { Tab("More", systemImage: "ellipsis", value: "more") { Page(name: "m") } }
        }
      }
    }
    model.title = "home"
    let stage = ViewStage(App(model: model))
    #expect(tabs(stage)?.element.tabs.map(\.title) == ["Home", "Away"])
    #expect(tabs(stage)?.element.selectedIndex == 0)
    // The tabs are the root page itself, not a child of a page.
    let root = stage.frontEnd.tree.root.flatMap { stage.frontEnd.tree[$0]?.children.first }
    #expect(root == tabs(stage)?.id)
    try stage.driver.tap("h 0")
    let id = try #require(tabs(stage)?.id)
    stage.send(.choose(id, index: 1))
    #expect(model.title == "away")
    #expect(tabs(stage)?.element.selectedIndex == 1)
    stage.change { model.title = "home" }
    #expect(tabs(stage)?.element.selectedIndex == 0)
    try stage.driver.tap("h 1")
    stage.change {
      model.count = 3
      model.isPresented = true
    }
    #expect(tabs(stage)?.element.tabs.map(\.title) == ["Home", "Away", "More"])
    #expect(tabs(stage)?.element.tabs.map(\.badge) == ["", "3", ""])
    stage.change { model.title = "more" }
    #expect(tabs(stage)?.element.selectedIndex == 2)
    stage.change { model.isPresented = false }
    stage.expectFresh()
  }

  /// A page with `tabItem` could have no address.
  @Test func anAddressAfterTheTabItemIsThatOfTheTab() {
    struct App: View {
      @Bindable var model: PlaceModel
      var body: some View {
        TabView(selection: $model.title) {
          ForEach(["home", "away"], id: \.self) { name in
            Button("In \(name)") {}
              .linkAddress("inside/\(name)")
              .tag(name)
              .tabItem { Text(name) }
              .linkAddress("\(name)/\(model.count)")
          }
          Button("In more") {}.linkAddress("inside/more").tag("more").tabItem { Text("more") }
        }
      }
    }
    model.title = "home"
    let stage = ViewStage(App(model: model))
    func addressesOfTabs() -> [String?]? { tabs(stage)?.element.tabs.map(\.address) }
    func addressesOfButtons() -> [String?] {
      stage.frontEnd.tree.inReadingOrder().compactMap { node in
        if case .button = node.element { .some(node.attributes.address) } else { nil }
      }
    }
    #expect(addressesOfTabs() == ["home/0", "away/0", nil])
    // The control in the page keeps its own.
    #expect(addressesOfButtons() == ["inside/home"])
    stage.change { model.count = 2 }
    #expect(addressesOfTabs() == ["home/2", "away/2", nil])
    #expect(addressesOfButtons() == ["inside/home"])
    stage.change { model.title = "more" }
    #expect(addressesOfButtons().contains("inside/more"))
    stage.expectFresh()
  }

  @Test func withoutAddressesTheTitlesOfTabsLeadToThemAndToTheirPages() throws {
    struct Shelf: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Ropes") { Page(name: "r").navigationTitle("Ropes") }.navigationTitle("Library")
        }
      }
    }
    struct App: View {
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Page(name: "h") }
          Tab("Library", systemImage: "book") { Shelf() }
          Tab("Settings", systemImage: "gear") { Page(name: "s") }
        }
      }
    }
    let stage = ViewStage(App())
    try stage.driver.open(path: "library")
    try stage.driver.tap("Ropes")
    #expect(stage.driver.path == "library/ropes")
    try stage.driver.open(path: "settings")
    #expect(stage.driver.path == "settings")
    try stage.driver.open(path: "library/ropes")
    try stage.driver.tap("r 0")
    try stage.driver.open(path: "")
    #expect(stage.driver.path.isEmpty)
  }

  @Test func tabItemsInsideOfAViewLabelTheTab() throws {
    struct Inner: View {
      var body: some View { Caption("inner").tabItem { Text("Inner") } }
    }
    struct App: View {
      var body: some View {
        TabView {
          Caption("first").tabItem { Text("First") }
          Inner()
        }
      }
    }
    let stage = ViewStage(App())
    #expect(tabs(stage)?.element.tabs.map(\.title) == ["First", "Inner"])
    let id = try #require(tabs(stage)?.id)
    stage.send(.choose(id, index: 1))
    #expect(tabs(stage)?.element.selectedIndex == 1)
    stage.expectFresh()
  }

  @Test func aLinkInOnePaneLeadsToTheNext() throws {
    struct Panes: View {
      @Bindable var model: PlaceModel
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          NavigationLink("Go", value: 7).navigationTitle("Sidebar")
            .navigationDestination(for: Int.self) { n in Caption("detail \(n) \(model.count)").navigationTitle("D\(n)")
            }
        } detail: {
          Caption("nothing").navigationTitle("Detail \(column == .detail)")
        }
      }
    }
    let stage = ViewStage(Panes(model: model))
    #expect(stage.pages == "Sidebar Detail false")
    try stage.driver.tap("Go")
    #expect(stage.pages == "Sidebar D7")
    stage.change { model.count = 2 }
    #expect(stage.texts.contains("detail 7 2"))
    stage.expectFresh()
  }

  @Test func aSelectionInACompactSplitShowsTheNextPane() throws {
    struct Panes: View {
      @State private var column = NavigationSplitViewColumn.sidebar
      @State private var choice: String?
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(["One", "Two"], id: \.self, selection: $choice) { Text($0) }
        } detail: {
          Caption("\(choice ?? "nothing") \(column == .detail)")
        }
      }
    }
    let stage = ViewStage(Panes())
    #expect(stage.texts.contains("nothing false"))
    try stage.driver.tap("Two")
    #expect(stage.texts.contains("Two true"))
    stage.expectFresh()
  }

  @Test func urlsReachListenersAndOpeners() throws {
    @MainActor final class Opened { var urls: [String] = []; nonisolated init() {} }
    struct Linked: View {
      let opened: Opened
      @Environment(\.openURL) private var openURL
      var body: some View {
        Press("open") { if let url = URL(string: "https://a.example") { openURL(url) } }
          .onOpenURL { opened.urls.append("got \($0.absoluteString)") }
      }
    }
    let opened = Opened()
    let stage = ViewStage(
      Linked(opened: opened).environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append("open \(url.absoluteString)")
          return .handled
        }))
    try stage.driver.tap("open")
    #expect(opened.urls == ["open https://a.example"])
    let url = try #require(URL(string: "app://x"))
    #expect(SceneURLs.deliver(url, to: stage.window))
    #expect(opened.urls.last == "got app://x")
  }

  @MainActor @Observable final class Opening {
    var isOpen = false
    var urls: [String] = []
    nonisolated init() {}
  }

  struct Late: View {
    let opening: Opening
    var body: some View {
      VStack {
        Press("act") {}
        if opening.isOpen { Text("Ready").onOpenURL { opening.urls.append($0.absoluteString) } }
      }
    }
  }

  /// A view that appears after a database has been opened gets the URL that the app was opened with.
  @Test func aURLWaitsForTheFirstViewThatListens() async throws {
    let opening = Opening()
    let stage = ViewStage(Late(opening: opening))
    let url = try #require(URL(string: "app://x"))
    var taken = 0
    SceneURLs.wait(url, in: stage.window) { if $0 { taken += 1 } }
    opening.isOpen = true
    while taken == 0 { await Task.yield() }
    #expect(opening.urls == ["app://x"])
    // Not again for the next one.
    opening.isOpen = false
    await Task.yield()
    opening.isOpen = true
    for _ in 0..<20 { await Task.yield() }
    #expect(taken == 1 && opening.urls.count == 1)
  }

  @Test func aURLThatNothingTookIsForgottenWhenTheUserActs() async throws {
    let opening = Opening()
    let stage = ViewStage(Late(opening: opening))
    let url = try #require(URL(string: "app://x"))
    var ends: [Bool] = []
    SceneURLs.wait(url, in: stage.window) { ends.append($0) }
    try stage.driver.tap("act")
    opening.isOpen = true
    while ends.isEmpty { await Task.yield() }
    #expect(stage.texts.contains("Ready") && opening.urls.isEmpty && ends == [false])
    // Each wait ends once.
    SceneURLs.wait(url, in: stage.window) { ends.append($0) }
    SceneURLs.endWaiting()
    SceneURLs.endWaiting()
    #expect(ends == [false, false])
  }
}
