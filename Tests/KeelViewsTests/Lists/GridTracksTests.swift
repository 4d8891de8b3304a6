import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import Testing

@testable import KeelViews

/// The columns of lazy grids, in the length that the front end reports.
@MainActor @Suite(.serialized) struct GridTracksTests {
  private func lengths(_ items: [GridItem], _ available: Double, spacing: Double = 8) -> [[Double]] {
    GridTracks.lengths(of: items, in: available, spacing: spacing)
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
