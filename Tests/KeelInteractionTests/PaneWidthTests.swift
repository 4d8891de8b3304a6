import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The widths of panes side by side, which all front ends compute alike.
@MainActor @Suite struct PaneWidthTests {
  private func widths(
    _ requests: [Int: PaneWidth], in room: Double, of count: Int = 2, hidden: Int = 0, isDetailProminent: Bool = false
  ) throws -> [Double] {
    let split = SplitElement(hiddenPanes: hidden, paneWidths: requests, isDetailProminent: isDetailProminent)
    let node = Sketch.node(.split(split), (0..<count).map { Sketch.screen("\($0)") })
    let tree = SceneTree()
    tree.apply(.root(Sketch.window("", node)))
    let parts = try #require(tree.splitParts(of: node.id))
    return parts.widths(of: parts.shown(in: .regular), in: room)
  }

  @Test func withoutARequestThePanesHaveTheFrontEndsWidths() throws {
    #expect(try widths([:], in: 1000) == [300, 700])
    #expect(try widths([:], in: 600) == [224, 376])
    #expect(try widths([:], in: 2000) == [352, 1648])
    #expect(try widths([:], in: 0) == [0, 0] && widths([:], in: -1) == [0, 0])
    #expect(try widths([:], in: 1000, of: 0) == [])
  }

  @Test func aRequestIsFollowedWithinItsLimits() throws {
    #expect(try widths([0: PaneWidth(preferred: 150)], in: 1000) == [150, 850])
    #expect(try widths([0: PaneWidth(preferred: 400)], in: 1000) == [400, 600])
    #expect(try widths([0: PaneWidth(preferredPart: 0.25)], in: 1000) == [250, 750])
    #expect(try widths([0: PaneWidth(preferred: 150, preferredPart: 0.25)], in: 1000) == [150, 850])
    #expect(try widths([0: PaneWidth(preferredPart: 0.25, maximum: 200)], in: 1000) == [200, 800])
    #expect(try widths([0: PaneWidth(minimum: 320)], in: 1000) == [320, 680])
    #expect(try widths([0: PaneWidth(maximum: 100)], in: 1000) == [100, 900])
    #expect(try widths([0: PaneWidth(preferred: 300, maximum: .infinity)], in: 1000) == [300, 700])
    #expect(try widths([0: PaneWidth(minimum: -1, preferred: .nan, maximum: -.infinity)], in: 1000) == [300, 700])
  }

  @Test func unlawfulLengthsAreAbsentWhenTheyAreSetLaterToo() {
    var width = PaneWidth(minimum: 100, preferred: 300, maximum: 400)
    (width.minimum, width.preferred, width.preferredPart, width.maximum) = (-1, .infinity, 2, .nan)
    #expect(width == PaneWidth(preferredPart: 1))
  }

  @Test func noPaneBeforeTheLastOneGetsMoreThanAnEqualShare() throws {
    #expect(try widths([0: PaneWidth(preferred: 900)], in: 1000) == [500, 500])
    let wide = [0: PaneWidth(preferred: 900), 1: PaneWidth(preferred: 100)]
    #expect(try widths(wide, in: 900, of: 3) == [300, 100, 500])
    let request = [0: PaneWidth(preferred: 100), 1: PaneWidth(preferred: 200)]
    #expect(try widths(request, in: 900, of: 3, hidden: 1) == [200, 700])
  }

  @Test func theOthersShrinkForTheLastPane() throws {
    let side = PaneWidth(minimum: 200, preferred: 300)
    #expect(try widths([0: side, 1: PaneWidth(minimum: 500)], in: 1000) == [300, 700])
    #expect(try widths([0: side, 1: PaneWidth(minimum: 750)], in: 1000) == [250, 750])
    #expect(try widths([0: side, 1: PaneWidth(minimum: 900)], in: 1000) == [200, 800])
    let fixed = PaneWidth(minimum: 100, preferred: 100, maximum: 100)
    #expect(try widths([0: side, 1: fixed, 2: PaneWidth(minimum: 650)], in: 1000, of: 3) == [250, 100, 650])
  }

  @Test func panesBesideAProminentOneHaveTheirLeastWidths() throws {
    #expect(try widths([:], in: 1000, isDetailProminent: true) == [224, 776])
    let side = PaneWidth(minimum: 180, preferred: 300)
    #expect(try widths([0: side], in: 1000, isDetailProminent: true) == [180, 820])
  }
}
