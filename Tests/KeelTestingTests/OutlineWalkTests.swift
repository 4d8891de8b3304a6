import Testing
import Walks

/// After any patches, the outline equals that of a new front end.
@MainActor @Suite struct OutlineWalkTests {
  @Test(arguments: Walk.seeds(Walk.isLong ? 300 : 5)) func anyPatchesMatchAFreshOutline(_ seed: UInt64) {
    var walk = OutlineWalk(seed: seed)
    for step in 0..<100 {
      guard let fault = walk.step() else { continue }
      Issue.record("KEEL_SEED=\(seed), step \(step): \(fault)")
      return
    }
    #expect(walk.operationCount > 60)
  }
}
