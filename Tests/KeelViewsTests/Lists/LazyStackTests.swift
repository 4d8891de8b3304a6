import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Lazy stacks in a scroll view create only the views near the visible part.
@MainActor @Suite(.serialized) struct LazyStackTests {
  private struct Shown: View {
    let shelf: Shelf
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(shelf.entries) { EntryRow(entry: $0) } }
      }
    }
  }

  @Test func aHundredThousandRowsCostAWindow() throws {
    let shelf = Shelf(100_000)
    EntryRow.bodies = 0
    let stage = ViewStage(Shown(shelf: shelf), visibleRows: 10)
    #expect(EntryRow.bodies == 64)
    #expect(stage.texts.count == 64)
    #expect(stage.windows == [ChildWindow(count: 100_000, start: 0)])
    try stage.driver.scroll(rows: 50_000)
    // The ten visible rows, and 32 on each side.
    #expect(EntryRow.bodies == 64 + 74)
    #expect(stage.texts.first == "row 49968" && stage.texts.last == "row 50041")
    // After a small step, as many rows are removed at one end as are inserted at the other.
    stage.frontEnd.clearLog()
    try stage.driver.scroll(rows: 40)
    #expect(stage.frontEnd.log.count(of: .insert) == 40 && stage.frontEnd.log.count(of: .remove) == 40)
    stage.expectFresh()
  }

  @Test func aChangeInsideOfARowIsOneOperation() {
    let shelf = Shelf(1_000)
    let stage = ViewStage(Shown(shelf: shelf), visibleRows: 10)
    let cost = stage.change { shelf.entries[5].text = "other" }
    #expect(cost.bodies == 1 && cost.operations.count == 1)
    let unseen = stage.change { shelf.entries[500].text = "other" }
    #expect(unseen.bodies == 0 && unseen.operations.isEmpty)
    stage.expectFresh()
  }

  @Test func rowsThatStayKeepTheirNodesAndState() {
    let shelf = Shelf(1_000)
    let stage = ViewStage(Shown(shelf: shelf), visibleRows: 10)
    let inserted = stage.change { shelf.entries.insert(Entry(-1), at: 3) }
    // One row is inserted, the last one of the window is removed, and the stack's row count is updated.
    #expect(inserted.operations.count == 3)
    #expect(stage.texts[3] == "row -1" && stage.texts.count == 64)
    let moved = stage.change { shelf.entries.swapAt(0, 2) }
    #expect(!moved.operations.contains { if case .insert = $0 { true } else { false } })
    #expect(stage.texts.prefix(3) == ["row 2", "row 1", "row 0"])
    stage.change { shelf.entries.removeAll() }
    #expect(stage.texts.isEmpty && stage.windows == [ChildWindow(count: 0)])
    stage.expectFresh()
  }

  @Test func outsideOfARegionThatScrollsThatWayAllAreMade() {
    let shelf = Shelf(200)
    let rows = ForEach(shelf.entries) { EntryRow(entry: $0) }
    #expect(ViewStage(LazyVStack { rows }).texts.count == 200)
    #expect(ViewStage(ScrollView(.horizontal) { LazyVStack { rows } }).texts.count == 200)
    #expect(ViewStage(ScrollView { LazyHStack { rows } }).texts.count == 200)
    #expect(ViewStage(ScrollView(.horizontal) { LazyHStack { rows } }).texts.count == 64)
    #expect(ViewStage(List { LazyVStack { rows } }).texts.count == 200)
    let columns = [GridItem(), GridItem()]
    #expect(ViewStage(LazyVGrid(columns: columns) { rows }).texts.count == 200)
    #expect(ViewStage(ScrollView { LazyVGrid(columns: columns) { rows } }).texts.count == 128)
    #expect(ViewStage(ScrollView(.horizontal) { LazyHGrid(rows: columns) { rows } }).texts.count == 128)
  }

  private struct Mixed: View {
    let shelf: Shelf
    var body: some View {
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Text(verbatim: "first")
          Section {
            ForEach(shelf.entries) { EntryRow(entry: $0) }
          } header: {
            Text(verbatim: shelf.title)
          }
          if shelf.isShown { Text(verbatim: "between") }
          ForEach(shelf.others) { EntryRow(entry: $0).padding() }
            .foregroundStyle(.red)
          Text(verbatim: "last")
        }
      }
    }
  }

  @Test func viewsOfTheirOwnSectionsAndSeveralCollectionsFollowOneAnother() throws {
    let shelf = Shelf(30)
    shelf.others = (100..<1_100).map(Entry.init)
    EntryRow.bodies = 0
    let stage = ViewStage(Mixed(shelf: shelf), visibleRows: 10)
    #expect(stage.windows == [ChildWindow(count: 1_034)])
    #expect(stage.texts.count == 64 && EntryRow.bodies == 61)
    #expect(stage.texts.prefix(3) == ["first", "Shelf", "row 0"])
    #expect(stage.texts[31...33] == ["row 29", "between", "row 100"])
    stage.change {
      shelf.title = "Other"
      shelf.isShown = false
    }
    #expect(stage.texts[1] == "Other" && stage.texts[32] == "row 100")
    try stage.driver.scroll(to: "last")
    #expect(stage.texts.last == "last" && stage.texts.count < 100)
    stage.expectFresh()
  }

  // MARK: Appearing and disappearing

  @MainActor @Observable final class Feed {
    var count: Int
    @ObservationIgnored var loads = 0
    @ObservationIgnored var log: [String] = []
    init(_ count: Int) { self.count = count }
    func loadMore() {
      loads += 1
      count += 100
    }
  }

  private struct Endless: View {
    let feed: Feed
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<feed.count, id: \.self) { number in
            Text(verbatim: "item \(number)")
              .onAppear { if number == feed.count - 1 { feed.loadMore() } }
          }
        }
      }
    }
  }

  @Test func moreRowsAreLoadedNearTheLastOne() throws {
    let feed = Feed(100)
    let stage = ViewStage(Endless(feed: feed), visibleRows: 10)
    #expect(feed.loads == 0)
    // Rows exist up to 32 beyond the visible ones.
    try stage.driver.scroll(rows: 57)
    #expect(feed.loads == 0)
    try stage.driver.scroll(rows: 40)
    #expect(feed.loads == 1 && feed.count == 200)
    #expect(stage.windows.first?.count == 200)
    try stage.driver.scroll(rows: 100)
    #expect(feed.loads == 2)
    stage.expectFresh()
  }

  private struct Noted: View {
    let feed: Feed
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<feed.count, id: \.self) { number in
            Text(verbatim: "item \(number)")
              .onAppear { feed.log.append("+\(number)") }
              .onDisappear { feed.log.append("-\(number)") }
          }
        }
      }
    }
  }

  @Test func viewsAppearNearTheVisibleRegionAndDisappearWhenDropped() throws {
    let feed = Feed(1_000)
    let stage = ViewStage(Noted(feed: feed), visibleRows: 10)
    #expect(feed.log == (0..<64).map { "+\($0)" })
    feed.log = []
    try stage.driver.scroll(rows: 500)
    #expect(feed.log.count { $0.hasPrefix("-") } == 64 && feed.log.contains("+500"))
    stage.expectFresh()
  }

  // MARK: State and focus

  private struct Field: View {
    let number: Int
    @State private var text = ""
    var body: some View { TextField("field \(number)", text: $text) }
  }

  @Test func stateStaysWhileARowIsNearAndTheFocusedRowIsKept() throws {
    let feed = Feed(1_000)
    struct Page: View {
      let feed: Feed
      var body: some View {
        ScrollView { LazyVStack { ForEach(0..<feed.count, id: \.self) { Field(number: $0) } } }
      }
    }
    let stage = ViewStage(Page(feed: feed), visibleRows: 10)
    try stage.driver.type("typed", into: "field 3")
    try stage.driver.scroll(rows: 5)
    #expect(stage.driver.outline.contains("field \"field 3\" \"typed\""))
    try stage.driver.scroll(rows: 30)
    try stage.driver.scroll(rows: -35)
    #expect(stage.driver.outline.contains("field \"field 3\" \"typed\""))
    stage.expectFresh()
  }

  // MARK: Rows of any type

  private struct Erased: View {
    let shelf: Shelf
    var isEven = true
    var body: some View {
      ForEach(shelf.entries) { entry in
        if isEven || entry.id != 70 { AnyView(EntryRow(entry: entry)) } else { AnyView(EmptyView()) }
      }
    }
  }

  @Test func rowsOfAnyTypeAreCreatedNearTheVisibleRegion() throws {
    EntryRow.bodies = 0
    let stage = ViewStage(ScrollView { LazyVStack { Erased(shelf: Shelf(10_000)) } }, visibleRows: 10)
    #expect(EntryRow.bodies == 64)
    try stage.driver.scroll(rows: 5_000)
    #expect(stage.texts.contains("row 5000") && EntryRow.bodies < 200)
    EntryRow.bodies = 0
    let list = ViewStage(List { Erased(shelf: Shelf(10_000)) }, visibleRows: 10)
    #expect(EntryRow.bodies == 64 && list.list?.element.rowCount == 10_000)
    list.expectFresh()
  }

  @Test func anEmptyElementCausesAllRowsToBeCreated() throws {
    let shelf = Shelf(200)
    let stage = ViewStage(List { Erased(shelf: shelf, isEven: false) }, visibleRows: 10)
    #expect(stage.list?.element.rowCount == 200)
    try stage.driver.scroll(rows: 100)
    #expect(stage.list?.element.rowCount == 199)
    try stage.driver.scroll(to: "row 71")
    #expect(!stage.rowTexts.contains("row 70") && !stage.rowTexts.contains(""))
    stage.change { shelf.entries.removeFirst() }
    #expect(stage.list?.element.rowCount == 198)
    stage.expectFresh()
  }

  // MARK: Grids

  @Test func aGridHasLinesOfAsManyViewsEach() throws {
    let shelf = Shelf(1_001)
    struct Page: View {
      let shelf: Shelf
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(alignment: .leading)]) {
            ForEach(shelf.entries) { EntryRow(entry: $0) }
          }
        }
      }
    }
    let stage = ViewStage(Page(shelf: shelf), visibleRows: 10)
    #expect(stage.windows == [ChildWindow(count: 501)])
    try stage.driver.scroll(to: "row 1000")
    #expect(stage.texts.last == "row 1000")
    // The last line has as many cells as the others.
    #expect(
      stage.frontEnd.tree[stage.lazyStacks[0].id]?.children.allSatisfy { line in
        stage.frontEnd.tree[line]?.children.count == 2
      } == true)
    stage.change { shelf.entries.removeFirst() }
    #expect(stage.windows == [ChildWindow(count: 500, start: stage.windows[0].start)])
    stage.expectFresh()
  }

  @Test func rowsWithOneIdentityAreReportedAndAllShown() {
    let reports = RuntimeWarning.withCapture {
      let page = ScrollView { LazyVStack { ForEach([1, 2, 2, 3], id: \.self) { Text(verbatim: "\($0)") } } }
      #expect(ViewStage(page).texts == ["1", "2", "2", "3"])
    }
    #expect(reports.count == 1)
  }
}

extension ViewStage {
  /// The stacks that describe only a window of their views.
  var lazyStacks: [(id: NodeID, window: ChildWindow)] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .stack(let stack) = node.element, let window = stack.window { (node.id, window) } else { nil }
    }
  }

  var windows: [ChildWindow] { lazyStacks.map(\.window) }
}
