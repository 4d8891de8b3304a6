import Testing
import Walks

/// After any patches, the layout equals that of a new solver.
@MainActor @Suite struct SolverWalkTests {
  @Test(arguments: Walk.seeds(Walk.isLong ? 300 : 5)) func anyPatchesMatchAFreshLayout(_ seed: UInt64) {
    var walk = SolverWalk(seed: seed)
    for step in 0..<100 {
      guard let fault = walk.step() else { continue }
      Issue.record("KEEL_SEED=\(seed), step \(step): \(fault)")
      return
    }
    #expect(walk.operationCount > 60)
  }
}
