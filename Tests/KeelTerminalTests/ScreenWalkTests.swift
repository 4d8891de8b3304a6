import Testing
import Walks

/// After any patches and any input, the frame equals that of a new screen in the same state.
@MainActor @Suite struct ScreenWalkTests {
  @Test(arguments: Walk.seeds(Walk.isLong ? 80 : 1)) func anyPatchesMatchAFreshScreen(_ seed: UInt64) {
    var walk = ScreenWalk(seed: seed)
    for step in 0..<100 {
      guard let fault = walk.step() else { continue }
      Issue.record("KEEL_SEED=\(seed), step \(step): \(fault)")
      return
    }
    #expect(walk.operationCount > 60)
  }
}
