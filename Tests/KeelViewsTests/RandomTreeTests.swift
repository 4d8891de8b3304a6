import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing
import Walks

/// For any views and any changes, the screen equals one built from scratch on the same state.
@MainActor @Suite(.serialized) struct RandomTreeTests {
  @Test(arguments: Walk.seeds(Walk.isLong ? 40 : 2)) func incrementalIsFresh(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let twigs = Twigs(root: Twig.random(levels: 3, using: &generator))
    let stage = ViewStage(TwigsScreen(twigs: twigs))
    for step in 0..<25 {
      stage.change {
        for _ in 0..<Int.random(in: 1...3, using: &generator) { change(twigs, using: &generator) }
      }
      let place: Comment = "KEEL_SEED=\(seed), step \(step)"
      stage.expectFresh(place)
      let second = ViewStage(TwigsScreen(twigs: twigs))
      // The position of the focus depends on earlier states.
      let isSame = unfocused(stage.driver.outline) == unfocused(second.driver.outline)
      #expect(isSame, "\(place)\n\(stage.driver.outline)\n--- from scratch:\n\(second.driver.outline)")
      second.window.close()
      guard isSame, stage.frontEnd.faults.isEmpty else { break }
    }
    stage.window.close()
  }

  private func unfocused(_ outline: String) -> String { outline.replacing(" (focused)", with: "") }

  private func change(_ twigs: Twigs, using generator: inout SeededRandom) {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: twigs.sheet = Twig.random(levels: 2, using: &generator)
    case 1: twigs.sheet = nil
    case 2: twigs.root = Twig.random(levels: 3, using: &generator)
    default:
      let all = twigs.root.all + (twigs.sheet?.all ?? [])
      // A tree with few nodes is replaced by a new one.
      if all.count < 6 { twigs.root = Twig.random(levels: 3, using: &generator) }
      all.randomElement(using: &generator)?.change(using: &generator)
    }
  }
}
