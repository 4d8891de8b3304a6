import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import NavigationWalk
import Testing
import Walks

/// Long random walks through tabs, stacks, panes and sheets, on both sides of each binding.
@MainActor @Suite(.serialized) struct PlacesWalkTests {
  @Test func incrementalIsFreshAndNothingIsLeftBehindAfterTenThousandSteps() {
    let before = WalkedObject.count
    let walk = NavigationWalk(seed: Walk.seed)
    let stage = ViewStage(walk.app)
    for number in 0..<Walk.length(10_000, usual: 200) {
      walk.step(in: stage.frontEnd.tree, send: { _ = stage.frontEnd.send($0) }) { width in
        stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = width }
      }
      Turn.shared.flush()
      let shown = stage.frontEnd.tree.root.flatMap { stage.frontEnd.tree.subtree($0) }
      guard shown == stage.window.freshSubtree(), stage.frontEnd.faults.isEmpty else {
        stage.expectFresh("KEEL_SEED=\(Walk.seed), step \(number)")
        break
      }
      // A view that was evaluated again has a first value that is not used.
      let count = WalkedObject.count - before
      guard count <= 2 * walk.pageCount else {
        Issue.record("KEEL_SEED=\(Walk.seed), step \(number): \(count) objects for \(walk.pageCount) pages")
        break
      }
    }
    walk.goHome()
    Turn.shared.flush()
    stage.expectFresh("at the end")
    #expect(WalkedObject.count == before)
    stage.window.close()
    Turn.shared.flush()
    stage.window.rootViewController = nil
    #expect(stage.controller == nil)
  }
}
