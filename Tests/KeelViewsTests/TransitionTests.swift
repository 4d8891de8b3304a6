import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// A transition is an attribute of the box that its modifier makes.
@MainActor @Suite(.serialized) struct TransitionTests {
  private func transition(_ transition: AnyTransition) -> SceneTransition? {
    let stage = ViewStage(Text("A").transition(transition))
    stage.expectFresh()
    return stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
      if case .box(let box) = node.element { box.transition } else { nil }
    }.first
  }

  private func both(_ state: SceneTransition.State) -> SceneTransition {
    SceneTransition(insertion: state, removal: state)
  }

  @Test func eachTransitionHasItsStates() {
    #expect(transition(.identity) == both(.init()))
    #expect(transition(.opacity) == both(.init(opacity: 0)))
    #expect(transition(.scale) == both(.init(scale: 0)))
    #expect(transition(.scale(scale: 2, anchor: .topLeading)) == both(.init(scale: 2, anchor: ScenePoint(x: 0, y: 0))))
    #expect(transition(.offset(x: 3, y: -4)) == both(.init(distance: ScenePoint(x: 3, y: -4))))
    #expect(transition(.move(edge: .bottom)) == both(.init(part: ScenePoint(x: 0, y: 1))))
    #expect(
      transition(.slide)
        == SceneTransition(
          insertion: .init(part: ScenePoint(x: -1, y: 0)), removal: .init(part: ScenePoint(x: 1, y: 0))))
    #expect(
      transition(.push(from: .top))
        == SceneTransition(
          insertion: .init(opacity: 0, part: ScenePoint(x: 0, y: -1)),
          removal: .init(opacity: 0, part: ScenePoint(x: 0, y: 1))))
  }

  @Test func transitionsCombine() {
    #expect(
      transition(.asymmetric(insertion: .opacity.combined(with: .scale(scale: 0.5)), removal: .identity))
        == SceneTransition(insertion: .init(opacity: 0, scale: 0.5), removal: .init()))
  }

  @Test func hostileNumbersAreLimited() {
    let state = SceneTransition.State(
      opacity: .nan, scale: .infinity, part: ScenePoint(x: .nan, y: -.infinity), distance: ScenePoint(x: 1e300, y: 0))
    #expect(
      state
        == .init(opacity: 0, scale: 100, part: ScenePoint(x: 0, y: -100), distance: ScenePoint(x: 100_000, y: 0)))
  }
}
