import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Views follow the scroll positions that the front end reports.
@MainActor @Suite(.serialized) struct ScrollFollowingTests {
  @MainActor @Observable final class Log {
    var offsets: [Double] = []
    var phases: [ScrollPhase] = []
    var visible: [Bool] = []
    var targets: [[Int]] = []
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var count = 40
  }

  /// Forty boxes, each 100 points high, without space between them.
  private struct Boxes: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in Text(verbatim: "box \(index)").frame(height: 100) }
      }
      .scrollTargetLayout()
    }
  }

  private func region<V>(_ stage: ViewStage<V>) throws -> NodeID {
    try #require(
      stage.frontEnd.tree.inReadingOrder().first { if case .scroll = $0.element { true } else { false } }?.id)
  }

  private struct Observed: View {
    let log: Log
    var body: some View {
      ScrollView { Boxes(count: log.count) }
        .onRegionChange { log.offsets.append($0) }
        .onScrollPhaseChange { log.phases.append($1) }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.6) { log.targets.append($0) }
    }
  }

  @Test func positionsPhasesAndTargetsAreReported() async throws {
    let log = Log()
    let stage = ViewStage(Observed(log: log))
    await stage.driver.settle()
    #expect(log.offsets == [0] && log.phases == [])
    // The window is 768 points high: of the eighth box 68 are visible.
    #expect(log.targets.last == Array(0..<8))
    stage.frontEnd.clearLog()
    try stage.driver.scroll(down: 250)
    #expect(log.offsets == [0, 250] && log.phases == [.interacting, .idle])
    #expect(log.targets.last == Array(3..<10))
    // The places of the boxes in the content have not changed: only the region is reported.
    let reports = stage.frontEnd.sentEvents.compactMap { event in
      if case .geometry(let reports, _) = event { reports.map(\.node) } else { nil }
    }
    #expect(reports == [[try region(stage)], [try region(stage)]])
    // The end of the content is the end of the scrolling.
    try stage.driver.scroll(down: 100_000)
    #expect(abs(try #require(log.offsets.last) - (4000 - 768)) < 0.001)
    stage.expectFresh()
  }

  @Test func whatNobodyAsksAboutIsNotReported() async throws {
    let stage = ViewStage(ScrollView { Boxes(count: 40) })
    await stage.driver.settle()
    stage.frontEnd.clearLog()
    try stage.driver.scroll(down: 250)
    #expect(stage.frontEnd.sentEvents.isEmpty)
    #expect(stage.frontEnd.scrollOffset(of: try region(stage)).y == 250)
  }

  private struct Seen: View {
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text(verbatim: "above").frame(height: 1000)
          Text(verbatim: "watched").frame(height: 100).onScrollVisibilityChange { log.visible.append($0) }
          Text(verbatim: "below").frame(height: 2000)
        }
      }
    }
  }

  @Test func aViewKnowsWhenHalfOfItIsVisible() async throws {
    let log = Log()
    let stage = ViewStage(Seen(log: log))
    await stage.driver.settle()
    #expect(log.visible == [])
    try stage.driver.scroll(down: 270)
    #expect(log.visible == [])
    try stage.driver.scroll(down: 20)
    #expect(log.visible == [true])
    try stage.driver.scroll(down: 1000)
    #expect(log.visible == [true, false])
  }

  private struct ByID: View {
    @KeelModel.Bindable var log: Log
    var body: some View {
      ScrollView { Boxes(count: log.count) }.scrollPosition(id: $log.id)
    }
  }

  @Test func theBindingFollowsTheUserAndTheUserFollowsTheBinding() async throws {
    let log = Log()
    let stage = ViewStage(ByID(log: log))
    await stage.driver.settle()
    #expect(log.id == nil)
    try stage.driver.scroll(down: 330)
    #expect(log.id == 3)
    try stage.driver.scroll(down: 30)
    #expect(log.id == 4)
    // Nothing scrolls because of what the user has done.
    #expect(stage.frontEnd.scrollOffset(of: try region(stage)).y == 360)
    stage.change { log.id = 20 }
    await stage.driver.settle()
    // As little as possible: the box is at the lower edge.
    #expect(stage.frontEnd.scrollOffset(of: try region(stage)).y == 2100 - 768)
    #expect(log.id == 20)
    stage.expectFresh()
  }

  private struct ByValue: View {
    @KeelModel.Bindable var log: Log
    var body: some View {
      ScrollView { Boxes(count: log.count) }.scrollPosition($log.position, anchor: .top)
    }
  }

  @Test func aPositionScrollsToEdgesPointsAndViews() async throws {
    let log = Log()
    let stage = ViewStage(ByValue(log: log))
    await stage.driver.settle()
    let region = try region(stage)
    func offset() async -> Double {
      await stage.driver.settle()
      return stage.frontEnd.scrollOffset(of: region).y
    }
    stage.change { log.position.scrollTo(edge: .bottom) }
    #expect(await offset() == 3232 && log.position.edge == .bottom && !log.position.isPositionedByUser)
    stage.change { log.position.scrollTo(y: 150) }
    #expect(await offset() == 150 && log.position.edge == nil)
    stage.change { log.position.scrollTo(id: 12) }
    #expect(await offset() == 1200 && log.position.viewID(type: Int.self) == 12)
    try stage.driver.scroll(down: -100)
    #expect(log.position.isPositionedByUser && log.position.viewID(type: Int.self) == 11)
    #expect(await offset() == 1100)
    // The same request again is another one.
    stage.change { log.position.scrollTo(id: 12) }
    #expect(await offset() == 1200 && !log.position.isPositionedByUser)
    stage.change { log.position.scrollTo(edge: .top) }
    #expect(await offset() == 0)
    stage.expectFresh()
  }

  private struct Chat: View {
    let log: Log
    var body: some View {
      ScrollView { Boxes(count: log.count) }.defaultScrollAnchor(.bottom)
    }
  }

  @Test func aConversationBeginsAtItsEndAndStaysThere() async throws {
    let log = Log()
    let stage = ViewStage(Chat(log: log))
    await stage.driver.settle()
    let region = try region(stage)
    #expect(stage.frontEnd.scrollOffset(of: region).y == 3232)
    stage.change { log.count = 41 }
    await stage.driver.settle()
    #expect(stage.frontEnd.scrollOffset(of: region).y == 3332)
    // A user who reads older messages is not disturbed.
    try stage.driver.scroll(down: -500)
    stage.change { log.count = 42 }
    await stage.driver.settle()
    #expect(stage.frontEnd.scrollOffset(of: region).y == 2832)
    try stage.driver.scroll(down: 5000)
    stage.change { log.count = 43 }
    await stage.driver.settle()
    #expect(stage.frontEnd.scrollOffset(of: region).y == 4300 - 768)
    stage.expectFresh()
  }

  private struct Settings: View {
    let snap: ScrollElement.Snap
    let isDisabled: Bool
    var body: some View {
      ScrollView { Boxes(count: 40) }
        .scrollSnap(snap).scrollDisabled(isDisabled).scrollIndicators(.hidden).contentMargins(.top, 20)
    }
  }

  @Test func scrollingStopsAtPagesOrViewsOrNotAtAll() async throws {
    let pages = ViewStage(Settings(snap: .pages, isDisabled: false))
    try pages.driver.scroll(down: 100)
    #expect(pages.frontEnd.scrollOffset(of: try region(pages)).y == 768)
    let views = ViewStage(Settings(snap: .children, isDisabled: false))
    try views.driver.scroll(down: 130)
    // Below the margin, which stays visible.
    #expect(views.frontEnd.scrollOffset(of: try region(views)).y == 100)
    let still = ViewStage(Settings(snap: .none, isDisabled: true))
    try still.driver.scroll(down: 130)
    #expect(still.frontEnd.scrollOffset(of: try region(still)).y == 0)
    guard case .scroll(let scroll)? = views.frontEnd.tree.element(of: try region(views)) else {
      Issue.record("There is no region.")
      return
    }
    #expect(!scroll.showsIndicators && scroll.margins.top == 20 && scroll.isEnabled)
  }

  @Test func rowsOfALazyStackAreRequestedByPositions() async throws {
    let log = Log()
    let stage = ViewStage(
      ScrollView { LazyVStack(spacing: 4) { ForEach(0..<1000, id: \.self) { Text(verbatim: "row \($0)") } } }
        .onRegionChange { log.offsets.append($0) }, visibleRows: 20)
    await stage.driver.settle()
    try stage.driver.scroll(down: 10_000)
    // A row is 16 points high, and 4 apart from the next one.
    #expect(log.offsets == [0, 10_000] && stage.texts.contains("row 500"))
    try stage.driver.scroll(rows: 100)
    #expect(log.offsets.last == 12_000 && stage.texts.contains("row 600"))
  }
}

extension View {
  fileprivate func onRegionChange(_ action: @escaping (Double) -> Void) -> some View {
    modifier(
      ScrollObserver(first: nil) {
        $0.offset.y
      } action: { _, new, _ in
        action(new)
      })
  }
}
