import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import Testing

@testable import KeelViews

/// The columns of lazy grids, in the length that the front end reports.
@MainActor @Suite(.serialized) struct GridTracksTests {
  private func lengths(_ items: [GridItem], _ available: Double) -> [[Double]] {
    GridTracks.lengths(of: items, in: available)
  }

  @Test func fixedTracksKeepTheirLengthAndFlexibleOnesShareTheRest() {
    #expect(lengths([GridItem(.fixed(100)), GridItem(), GridItem()], 316) == [[100], [100], [100]])
    // The first item has its maximum, the second one receives what it leaves.
    #expect(lengths([GridItem(.flexible(maximum: 50)), GridItem()], 308) == [[50], [250]])
    #expect(lengths([GridItem(.flexible(minimum: 200)), GridItem()], 308) == [[200], [100]])
  }

  @Test func anAdaptiveItemMakesAsManyTracksAsFit() {
    #expect(lengths([GridItem(.adaptive(minimum: 150))], 390) == [[191, 191]])
    #expect(lengths([GridItem(.adaptive(minimum: 150))], 1024)[0].count == 6)
    #expect(lengths([GridItem(.adaptive(minimum: 150))], 100) == [[150]])
    #expect(lengths([GridItem(.adaptive(minimum: 40, maximum: 50))], 208)[0] == [46, 46, 46, 46])
    #expect(lengths([GridItem(.fixed(100)), GridItem(.adaptive(minimum: 40))], 204) == [[100], [44, 44]])
  }

  @Test func hostileLengthsMakeAtLeastOneAndAtMostAHundredTracks() {
    for minimum in [Double.nan, -5, 0, .infinity, 1e300] {
      let tracks = lengths([GridItem(.adaptive(minimum: minimum, maximum: .nan))], 1e9)
      #expect((1...100).contains(tracks[0].count) && tracks[0].allSatisfy(\.isFinite))
    }
    #expect(lengths([GridItem(.fixed(.infinity)), GridItem(.fixed(.nan))], 10)[1] == [0])
    #expect(lengths([], 10) == [])
  }

  @Test func eachItemHasItsOwnDistanceToTheNext() {
    // Distances of 4 and 20 leave 276 points for three equal columns; that of the last item is not used.
    #expect(
      lengths([GridItem(spacing: 4), GridItem(spacing: 20), GridItem(spacing: 99)], 300) == [[92], [92], [92]])
    // Two columns of 95 with 10 between them, then 5, then the fixed one.
    let mixed = [GridItem(.fixed(95), spacing: 5), GridItem(.adaptive(minimum: 90), spacing: 10)]
    #expect(lengths(mixed, 300) == [[95], [95, 95]])
    #expect(lengths([GridItem(spacing: .nan), GridItem(spacing: -3)], 108) == [[50], [50]])
  }

  @Test func columnsWithDifferentDistancesAreCellsWithSpaceAtTheirEnd() async throws {
    let items = [GridItem(.fixed(60), spacing: 4), GridItem(.fixed(60), spacing: 20), GridItem(.fixed(60))]
    let stage = ViewStage(ScrollView { LazyVGrid(columns: items, spacing: 0) { ForEach(0..<3) { Text("\($0)") } } })
    await stage.driver.settle()
    let cells = stage.frontEnd.tree.inReadingOrder().compactMap { node -> [Double]? in
      if case .box(let box) = node.element { [box.frame.maxWidth ?? 0, box.insets.trailing] } else { nil }
    }
    #expect(cells == [[64, 4], [80, 20], [60, 0]])
    let grid = try #require(stage.lazyStacks.first)
    guard case .stack(let rows)? = stage.frontEnd.tree.element(of: grid.id),
      case .stack(let row)? = stage.frontEnd.tree[grid.id]?.children.first.flatMap({
        stage.frontEnd.tree.element(of: $0)
      })
    else {
      Issue.record("no stacks")
      return
    }
    #expect(rows.spacing == 0 && row.spacing == 0)
  }

  private func lines<V: View>(_ stage: ViewStage<V>) -> [Int] {
    let tree = stage.frontEnd.tree
    let lines: [NodeID] = stage.lazyStacks.flatMap { tree[$0.id]?.children ?? [] }
    return lines.map { tree[$0]?.children.count ?? 0 }
  }

  @Test func theNumberOfColumnsFollowsTheReportedWidth() async throws {
    let stage = ViewStage(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) { ForEach(0..<12) { Text("\($0)") } }
      })
    await stage.driver.settle()
    #expect(lines(stage) == [6, 6], "in a window of 1024 points")
    let grid = try #require(stage.lazyStacks.first).id
    stage.change { stage.frontEnd.place(grid, at: SceneRect(width: 390, height: 300)) }
    #expect(lines(stage) == [2, 2, 2, 2, 2, 2])
    stage.change { stage.frontEnd.place(grid, at: SceneRect(width: 700, height: 300)) }
    #expect(lines(stage) == [4, 4, 4] && stage.texts == (0..<12).map(String.init))
    // A width that changes nothing sends nothing.
    let change = stage.change { stage.frontEnd.place(grid, at: SceneRect(width: 710, height: 300)) }
    #expect(change.operations.isEmpty)
    stage.expectFresh()
  }

  @Test func columnsOfTheirOwnLengthsAreFramesInTheMiddle() async throws {
    let stage = ViewStage(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(90))]) { ForEach(0..<3) { Text("\($0)") } }
      })
    await stage.driver.settle()
    let widths = stage.frontEnd.tree.inReadingOrder().compactMap { node -> Double? in
      if case .box(let box) = node.element { box.frame.maxWidth } else { nil }
    }
    #expect(widths == [60, 90, 60, 90], "with an empty cell at the end")
    guard case .stack(let stack)? = stage.lazyStacks.first.flatMap({ stage.frontEnd.tree.element(of: $0.id) }) else {
      Issue.record("no stack")
      return
    }
    #expect(stack.alignment == .center)
  }
}
