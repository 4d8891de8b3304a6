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
      if case .box(let box) = node.element { box.motion.transition } else { nil }
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

  @Test func aTransitionOfAnOwnTypeHasTheEffectsOfItsPhases() {
    let turn = SceneEffect.rotation(angle: .pi / 2, anchor: ScenePoint(x: 0.5, y: 0.5))
    #expect(
      transition(AnyTransition(Twirl()))
        == SceneTransition(
          insertion: .init(opacity: 0, effects: [turn, .offset(x: 0, y: 8)]),
          removal: .init(distance: ScenePoint(x: 0, y: 8), effects: [.blur(radius: 4)])))
    #expect(
      transition(AnyTransition(Twirl().combined(with: .move(edge: .top))))?.removal
        == .init(part: ScenePoint(x: 0, y: -1), distance: ScenePoint(x: 0, y: 8), effects: [.blur(radius: 4)]))
  }

  @Test func aTransitionBetweenModifiersHasTheEffectsOfTheActiveOne() {
    #expect(
      transition(.modifier(active: Faded(part: 0.25), identity: Faded(part: 1)))
        == both(.init(opacity: 0.25, effects: [.scale(x: 3, y: 3, anchor: ScenePoint(x: 0, y: 0))])))
  }

  @Test func transitionsOfKnownTypesAreThoseOfAnyTransition() {
    #expect(transition(AnyTransition(.push(from: .leading))) == transition(.push(from: .leading)))
    #expect(transition(AnyTransition(.scale(0.5))) == transition(.scale(scale: 0.5)))
    #expect(
      transition(AnyTransition(.blurReplace))
        == both(
          .init(
            opacity: 0,
            effects: [
              .scale(x: 0.75, y: 0.75, anchor: ScenePoint(x: 0.5, y: 0.5)), .blur(radius: 8),
            ])))
    #expect(
      transition(AnyTransition(.asymmetric(insertion: .opacity, removal: .slide)))
        == transition(.asymmetric(insertion: .opacity, removal: .slide)))
  }

  @Test func matchedViewsOfANamespaceAreInOneGroup() {
    let stage = ViewStage(Matched())
    stage.expectFresh()
    let matches = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .box(let box) = node.element { box.motion.match } else { nil }
    }
    #expect(matches.count == 4)
    #expect(matches[0].group == matches[1].group && matches[0].isSource && !matches[1].isSource)
    #expect(Set(matches.map(\.group)).count == 3, "other identifiers and other namespaces are other groups")
    #expect(!matches[1].movesSize && matches[1].movesPosition)
  }

  @Test func boxesSayHowTheirTextsChange() {
    func change(_ transition: ContentTransition) -> SceneContentTransition? {
      let stage = ViewStage(Text("1").contentTransition(transition))
      return stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
        if case .box(let box) = node.element { box.motion.contentTransition } else { nil }
      }.first
    }
    #expect(change(.opacity) == .opacity)
    #expect(change(.numericText(countsDown: true)) == .countDown)
    #expect(change(.numericText(value: 3)) == .count)
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    let shown = content.rotationEffect(.degrees(phase == .willAppear ? 90 : 0))
    Group {
      if phase == .willAppear { shown.opacity(0) } else { shown.blur(radius: phase.isIdentity ? 0 : 4) }
    }
    .modifier(Lowered(by: phase.isIdentity ? 0 : 8))
  }
}

private struct Lowered: ViewModifier {
  let distance: Double
  init(by distance: Double) { self.distance = distance }
  func body(content: Content) -> some View { content.offset(x: 0, y: distance) }
}

private struct Faded: ViewModifier {
  let part: Double
  func body(content: Content) -> some View {
    content.opacity(part).scaleEffect(part < 1 ? 3 : 1, anchor: .topLeading)
  }
}

private struct Matched: View {
  @Namespace private var one
  @Namespace private var other
  var body: some View {
    Text("A").matchedGeometryEffect(id: 1, in: one)
    Text("B").matchedGeometryEffect(id: 1, in: one, properties: .position, isSource: false)
    Text("C").matchedGeometryEffect(id: 2, in: one)
    Text("D").matchedGeometryEffect(id: 1, in: other)
  }
}
