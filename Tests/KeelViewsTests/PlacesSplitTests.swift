import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

private struct Peaks: View {
  var body: some View {
    NavigationSplitView {
      List {
        ForEach(["Rigi", "Titlis"], id: \.self) { name in
          NavigationLink {
            Text("About \(name)").navigationTitle(name)
          } label: {
            Text(name)
          }
        }
      }
    } detail: {
      Text("Choose a peak")
    }
  }
}

/// Links in panes without a stack.
@MainActor @Suite struct PlacesSplitTests {
  @Test func aLinkShowsItsPageInTheNextPane() throws {
    let stage = ViewStage(Peaks())
    #expect(stage.texts.contains("Choose a peak"))
    try stage.driver.tap("Rigi")
    #expect(stage.texts.contains("About Rigi") && !stage.texts.contains("Choose a peak"))
    try stage.driver.tap("Titlis")
    #expect(stage.texts.contains("About Titlis") && !stage.texts.contains("About Rigi"))
    try stage.driver.tap("Rigi")
    #expect(stage.texts.contains("About Rigi"), "a page that another one has replaced can be shown again")
    stage.expectFresh()
  }

  private struct Chain: View {
    var body: some View {
      NavigationSplitView {
        List { NavigationLink("Rigi", value: "Rigi") }.navigationDestination(for: String.self) { Page(name: $0) }
      } detail: {
        Text("Choose a peak")
      }
    }

    private struct Page: View {
      let name: String
      var body: some View {
        VStack {
          Text("About \(name)")
          NavigationLink("Further", value: name + "+")
          NavigationLink("Weather") { Text("Sun") }
        }
      }
    }
  }

  /// A link on a page in the last pane led nowhere, or replaced the page for good.
  @Test func aPageInTheLastPaneLeadsOnAndBack() throws {
    let stage = ViewStage(Chain())
    try stage.driver.tap("Rigi")
    try stage.driver.tap("Weather")
    #expect(stage.texts.contains("Sun") && stage.rowTexts.contains("Rigi"))
    try stage.driver.goBack()
    try stage.driver.tap("Further")
    #expect(stage.texts.contains("About Rigi+"))
    try stage.driver.goBack()
    #expect(stage.texts.contains("About Rigi") && !stage.texts.contains("About Rigi+"))
    stage.expectFresh()
  }

  @Test func theListOfTheFirstColumnIsThatOfASidebarWhereThereIsRoom() {
    let stage = ViewStage(
      NavigationSplitView {
        List { Text("First") }
      } content: {
        VStack {
          List { Text("Second") }
          List { Text("Third") }.listStyle(.sidebar)
        }
      } detail: {
        List { Text("Fourth") }
      })
    func styles() -> [ListElement.Style] {
      stage.frontEnd.tree.inReadingOrder().compactMap {
        if case .list(let list) = $0.element { list.style } else { nil }
      }
    }
    #expect(styles() == [.sidebar, .insetGrouped, .sidebar, .insetGrouped])
    let turn = stage.change {
      stage.frontEnd.send(.environment(SceneEnvironment(horizontalSizeClass: .compact)))
    }
    #expect(styles() == [.insetGrouped, .insetGrouped, .sidebar, .insetGrouped])
    #expect(turn.operations.count == 1)
    stage.expectFresh()
  }

  @Test func aPaneShowsItsOwnPageAgainWhenTheStateChanges() throws {
    let stage = ViewStage(Toggled())
    try stage.driver.tap("Rigi")
    #expect(stage.texts.contains("About Rigi"))
    try stage.driver.tap("Close")
    #expect(stage.texts.contains("Choose a peak") && !stage.texts.contains("About Rigi"))
    stage.expectFresh()
  }

  private struct Around: View {
    var body: some View {
      NavigationStack {
        Text("Choose a peak")
      }
      .padding()
      .navigationDestination(for: String.self) { Text("About \($0)") }
    }
  }

  private struct Detail<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      NavigationSplitView {
        List { NavigationLink("Rigi", value: "Rigi") }
      } detail: {
        content
      }
    }
  }

  /// In a pane, the form around a stack was registered without a report.
  @Test func aDestinationAroundTheStackOfAPaneIsReported() {
    let reports = RuntimeWarning.withCapture { _ = ViewStage(Detail { Around() }) }
    #expect(
      reports.map(\.happened)
        == ["navigationDestination(for: String.self) was used on a NavigationStack instead of a view in it."])
    #expect(reports.first?.remedy == "Put it on a view inside of the NavigationStack, not on the stack.")
  }

  @Test func aDestinationInAPaneWithoutAStackOrInItsStackIsNotReported() throws {
    let reports = try RuntimeWarning.withCapture {
      let pane = ViewStage(
        Detail { Text("Choose a peak").navigationDestination(for: String.self) { Text("About \($0)") } })
      try pane.driver.tap("Rigi")
      #expect(pane.texts.contains("About Rigi"))
      let stack = ViewStage(
        Detail {
          NavigationStack {
            Text("Choose a peak").navigationDestination(for: String.self) { Text("About \($0)") }
          }
        })
      try stack.driver.tap("Rigi")
      #expect(stack.texts.contains("About Rigi"))
    }
    #expect(reports.isEmpty)
  }

  private struct Toggled: View {
    @State private var isOpen = false
    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Rigi") { isOpen = true }
          Button("Close") { isOpen = false }
        }
        .navigationDestination(isPresented: $isOpen) { Text("About Rigi") }
      } detail: {
        Text("Choose a peak")
      }
    }
  }
}
