import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

@testable import KeelViews

/// Views change while they scroll into their region and out of it.
@MainActor @Suite(.serialized) struct ScrollTransitionTests {
  /// Forty views of 100 points each, in a window of 768 points.
  private struct Rows: View {
    var configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { index in
            Text(verbatim: "row \(index)").frame(height: 100).scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 20).blur(
                radius: phase.isIdentity ? 0 : 10)
            }
          }
        }
      }
    }
  }

  private func effects<V>(_ text: String, _ stage: ViewStage<V>) -> [SceneEffect] {
    let tree = stage.frontEnd.tree
    var next = tree.inReadingOrder().first { node in
      if case .label(let label) = node.element { label.text == text } else { false }
    }?.id
    while let id = next {
      if case .box(let box)? = tree.element(of: id), !box.effects.isEmpty { return box.effects }
      next = tree.parent(of: id)
    }
    return []
  }

  private func list(_ opacity: Double, _ offset: Double, _ blur: Double) -> [SceneEffect] {
    [.opacity(opacity), .offset(x: offset, y: 0), .blur(radius: blur)]
  }

  @Test func aChangeFollowsTheScrolling() async throws {
    let stage = ViewStage(Rows())
    await stage.driver.settle()
    // Of the eighth view 68 points are visible: 32 of them are missing, in twentieths 30.
    #expect(effects("row 6", stage) == list(1, 0, 0))
    #expect(effects("row 7", stage) == [SceneEffect].mixture(of: list(0.5, 20, 10), list(1, 0, 0), by: 0.7))
    #expect(effects("row 8", stage) == list(0.5, 20, 10))
    try stage.driver.scroll(down: 50)
    #expect(effects("row 0", stage) == list(0.75, -10, 5))
    #expect(effects("row 7", stage) == list(1, 0, 0))
    #expect(effects("row 39", stage) == list(0.5, 20, 10))
    stage.expectFresh()
  }

  @Test func onlyWhatChangesIsSent() async throws {
    let stage = ViewStage(Rows())
    await stage.driver.settle()
    stage.frontEnd.clearLog()
    try stage.driver.scroll(down: 10)
    // The views at both ends.
    #expect(stage.frontEnd.log.operations.count == 2)
    stage.frontEnd.clearLog()
    // Less than a twentieth of a view.
    try stage.driver.scroll(down: 1)
    #expect(stage.frontEnd.log.operations.isEmpty)
  }

  @Test func anAnimatedChangeHappensAtTheThreshold() async throws {
    let stage = ViewStage(Rows(configuration: .animated(.linear(duration: 0.2)).threshold(.visible(0.5))))
    await stage.driver.settle()
    #expect(effects("row 7", stage) == list(1, 0, 0) && effects("row 8", stage) == list(0.5, 20, 10))
    stage.frontEnd.clearLog()
    try stage.driver.scroll(down: 40)
    #expect(stage.frontEnd.log.patches.isEmpty && effects("row 0", stage) == list(1, 0, 0))
    try stage.driver.scroll(down: 20)
    #expect(effects("row 0", stage) == list(0.5, -20, 10))
    #expect(stage.frontEnd.log.patches.count == 1)
    #expect(stage.frontEnd.log.patches.first?.animation?.duration == 0.2)
  }

  @Test func withoutARegionAndAsIdentityNothingChanges() async throws {
    let alone = ViewStage(
      Text(verbatim: "alone").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) })
    await alone.driver.settle()
    #expect(effects("alone", alone) == [.opacity(1)])
    let stage = ViewStage(Rows(configuration: .identity))
    await stage.driver.settle()
    try stage.driver.scroll(down: 150)
    #expect(effects("row 0", stage) == list(1, 0, 0) && effects("row 30", stage) == list(1, 0, 0))
  }

  @Test func lengthsAndThresholds() {
    func stretch(_ start: Double, _ length: Double = 100) -> ScrollStretch {
      ScrollStretch(
        of: SceneRect(x: 0, y: start, width: 10, height: length), in: SceneRect(x: 0, y: 200, width: 10, height: 400),
        along: .vertical)
    }
    #expect(stretch(250).progress(to: .visible) == 1 && stretch(250).progress(to: .centered) == 0.6)
    #expect(stretch(350).progress(to: .centered) == 1 && stretch(350).isBeyond(.centered))
    #expect(stretch(150).progress(to: .visible) == 0.5 && stretch(150).progress(to: .visible(0.5)) == 1)
    #expect(stretch(0).progress(to: .hidden) == 0 && stretch(101).progress(to: .hidden) == 1)
    // A view that is longer than the region is entirely visible where it fills it.
    #expect(stretch(100, 1000).progress(to: .visible) == 1)
    #expect(stretch(0).isBefore && !stretch(500).isBefore)
  }

  @Test func effectsOfOtherKindsAreNotMixed() {
    let (one, two): ([SceneEffect], [SceneEffect]) = ([.opacity(0)], [.blur(radius: 4)])
    #expect([SceneEffect].mixture(of: one, two, by: 0.4) == one)
    #expect([SceneEffect].mixture(of: one, two, by: 0.6) == two)
    #expect([SceneEffect].mixture(of: one, one + two, by: 0.6) == one + two)
  }
}
