import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// The panes that the user and the program show and hide.
@MainActor @Suite(.serialized) struct PlacesVisibilityTests {
  @MainActor @Observable final class Columns {
    var visibility = NavigationSplitViewVisibility.all
    var column = NavigationSplitViewColumn.sidebar
    var refuses = false
  }

  private struct Two: View {
    let columns: Columns
    var body: some View {
      NavigationSplitView(
        columnVisibility: Binding(
          get: { columns.visibility }, set: { if !columns.refuses { columns.visibility = $0 } })
      ) {
        NavigationStack { Caption("list").navigationTitle("Mail") }
      } detail: {
        Caption("letter").navigationTitle("Letter")
      }
    }
  }

  private struct Three: View {
    @Bindable var columns: Columns
    var body: some View {
      NavigationSplitView(columnVisibility: $columns.visibility, preferredCompactColumn: $columns.column) {
        Caption("boxes").navigationTitle("Boxes")
      } content: {
        Caption("list").navigationTitle("Mail")
      } detail: {
        Caption("letter").navigationTitle("Letter")
      }
    }
  }

  let columns = Columns()

  private func split<V: View>(_ stage: ViewStage<V>) throws -> (id: NodeID, element: SplitElement) {
    for node in stage.frontEnd.tree.inReadingOrder() {
      if case .split(let split) = node.element { return (node.id, split) }
    }
    throw Missing()
  }
  private struct Missing: Error {}

  @Test func theUserHidesTheSidebarAndGoesBackToIt() throws {
    let stage = ViewStage(Two(columns: columns))
    try stage.driver.tap("Hide Sidebar")
    #expect(columns.visibility == .detailOnly)
    #expect(try split(stage).element == SplitElement(preferredCompactPane: 1, hiddenPanes: 1))
    #expect(throws: DriverError.self) { try stage.driver.tap("Hide Sidebar") }
    // The way back that the detail offers.
    stage.send(.choose(try split(stage).id, index: 0))
    #expect(columns.visibility == .all)
    #expect(try split(stage).element == SplitElement(preferredCompactPane: 0, hiddenPanes: 0))
    stage.change { columns.visibility = .detailOnly }
    #expect(try split(stage).element.hiddenPanes == 1)
    stage.change { columns.visibility = .doubleColumn }
    #expect(try split(stage).element.hiddenPanes == 0)
    stage.expectFresh()
  }

  private struct Wide: View {
    let width: WidthModel
    var body: some View {
      NavigationSplitView {
        NavigationStack {
          if let side = width.side {
            GeometryReader { Text("side \(Int($0.size.width))") }
              .navigationSplitViewColumnWidth(min: 150, ideal: side, max: 400)
          } else {
            Text("side")
          }
        }
      } detail: {
        GeometryReader { Text("detail \(Int($0.size.width))") }
      }
      .navigationSplitViewStyle(Style(_isDetailProminent: width.isProminent))
    }
  }
  private struct Style: NavigationSplitViewStyle { let _isDetailProminent: Bool }
  @MainActor @Observable final class WidthModel {
    var side: Double? = 300
    var isProminent = false
  }

  @Test func viewsRequestTheWidthsOfTheirPanes() async throws {
    let model = WidthModel()
    let stage = ViewStage(Wide(width: model))
    func texts(after change: () -> Void = {}) async -> Set<String> {
      stage.change(change)
      await stage.driver.settle()
      return Set(stage.texts)
    }
    #expect(await texts() == ["side 300", "detail 724"])
    #expect(await texts { model.side = 500 } == ["side 400", "detail 624"])
    #expect(await texts { model.isProminent = true } == ["side 150", "detail 874"])
    stage.expectFresh()
    #expect(await texts { model.side = nil } == ["side", "detail 800"])
    #expect(try split(stage).element == SplitElement(isDetailProminent: true))
    _ = await texts { model.isProminent = false }
    #expect(try split(stage).element == SplitElement())
    stage.expectFresh()
  }

  private struct Pushing: View {
    @Bindable var model: PlaceModel
    var body: some View {
      NavigationSplitView {
        NavigationStack(path: $model.path) {
          Caption("list").navigationDestination(for: String.self) { name in
            Caption(name).navigationSplitViewColumnWidth(name.hasPrefix("wide") ? 300 : 200)
          }
        }
      } detail: {
        Caption("letter")
      }
    }
  }

  @Test func theWidthThatAPageRequestsEndsWithThePage() throws {
    let model = PlaceModel()
    let stage = ViewStage(Pushing(model: model))
    func widths(after path: [String]) throws -> [Int: PaneWidth] {
      stage.change { model.path = path }
      return try split(stage).element.paneWidths
    }
    func only(_ width: Double) -> [Int: PaneWidth] {
      [0: PaneWidth(minimum: width, preferred: width, maximum: width)]
    }
    #expect(try widths(after: ["wide"]) == only(300))
    #expect(try widths(after: ["wide", "narrow"]) == only(200))
    #expect(try widths(after: ["wide"]) == only(300))
    #expect(try widths(after: ["wide", "wide too"]) == only(300))
    #expect(try widths(after: ["wide"]) == only(300), "the request of the page that stays")
    #expect(try widths(after: []) == [:])
    stage.expectFresh()
  }

  @Test func aRefusedChoiceChangesNothing() throws {
    columns.refuses = true
    let stage = ViewStage(Two(columns: columns))
    try stage.driver.tap("Hide Sidebar")
    #expect(try split(stage).element == SplitElement())
    stage.expectFresh()
  }

  @Test func threePanesAreHiddenOneByOne() throws {
    let stage = ViewStage(Three(columns: columns))
    try stage.driver.tap("Hide Sidebar")
    #expect(columns.visibility == .doubleColumn)
    try stage.driver.tap("Hide Sidebar")
    #expect(columns.visibility == .detailOnly)
    stage.send(.choose(try split(stage).id, index: 1))
    #expect(columns.visibility == .doubleColumn)
    stage.send(.choose(try split(stage).id, index: 0))
    #expect(columns.visibility == .all)
    stage.expectFresh()
  }

  @Test func aNarrowWindowHasNoButtonAndFollowsThePreferredColumn() throws {
    let stage = ViewStage(Three(columns: columns))
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(throws: DriverError.self) { try stage.driver.tap("Hide Sidebar") }
    stage.expectFresh()
    stage.change { columns.column = .content }
    #expect(try split(stage).element.preferredCompactPane == 1)
    stage.send(.choose(try split(stage).id, index: 0))
    #expect(columns.column == .sidebar)
    #expect(columns.visibility == .all)
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .regular }
    try stage.driver.tap("Hide Sidebar")
    stage.expectFresh()
  }

  @Test func aNarrowWindowLeadsFromPaneToPaneByTheWayBackAndByEscape() throws {
    let stage = ViewStage(Three(columns: columns))
    stage.frontEnd.resize(width: 599, height: 800)
    stage.change { columns.column = .detail }
    try stage.driver.goBack()
    #expect(columns.column == .content)
    try stage.driver.press("escape")
    #expect(columns.column == .sidebar)
    #expect(throws: DriverError.self) { try stage.driver.goBack() }
    stage.change { columns.column = .detail }
    stage.frontEnd.resize(width: 600, height: 800)
    #expect(throws: DriverError.self) { try stage.driver.goBack() }
    #expect(throws: DriverError.self) { try stage.driver.press("escape") }
    #expect(columns.column == .detail)
    stage.expectFresh()
  }

  @Test func aLinkWithoutAPageShowsAPageThatSaysSo() throws {
    struct Panes: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("Nowhere", value: 1.5)
        } detail: {
          Caption("Choose")
        }
      }
    }
    let stage = ViewStage(Panes())
    let reports = try RuntimeWarning.withCapture { try stage.driver.tap("Nowhere") }
    #expect(reports.count == 1)
    #expect(stage.texts.contains("There is no page for this place."))
    stage.expectFresh()
  }
}
