import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// `animation(_:value:)` and `withAnimation` mark the patches of their changes.
@MainActor @Suite(.serialized) struct AnimationModifierTests {
  @MainActor @Observable final class Dial {
    var angle = 0.0
    var title = "A"
    var count = 0
  }

  private struct Turning: View {
    let dial: Dial
    var body: some View {
      VStack {
        Text(dial.title).rotationEffect(.degrees(dial.angle)).animation(.easeIn(duration: 2), value: dial.angle)
      }
    }
  }

  private struct Following: View {
    let dial: Dial
    var body: some View { Text(dial.title).animation(.linear(duration: 1)) }
  }

  private func patches<Content: View>(_ stage: ViewStage<Content>, _ work: () -> Void) -> [Patch] {
    stage.change(work)
    stage.expectFresh()
    return stage.frontEnd.log.patches
  }

  @Test func aChangeOfTheValueIsAnimatedAlongItsCurve() throws {
    let dial = Dial()
    let stage = ViewStage(Turning(dial: dial))
    let patch = try #require(patches(stage) { dial.angle = 30 }.first)
    #expect(patch.isAnimated)
    #expect(patch.animation == SceneAnimation(.timing(0.42, 0, 1, 1), duration: 2))
  }

  @Test func anotherChangeIsNotAnimated() throws {
    let dial = Dial()
    let stage = ViewStage(Turning(dial: dial))
    #expect(try #require(patches(stage) { dial.title = "B" }.first).isAnimated == false)
    #expect(try #require(patches(stage) { dial.angle = 30 }.first).isAnimated)
    #expect(try #require(patches(stage) { dial.title = "C" }.first).isAnimated == false)
  }

  @Test func withoutAValueEveryUpdateIsAnimated() throws {
    let dial = Dial()
    let stage = ViewStage(Following(dial: dial))
    #expect(
      try #require(patches(stage) { dial.title = "B" }.first).animation
        == SceneAnimation(.timing(0, 0, 1, 1), duration: 1))
  }

  @Test func theAnimationOfTheChangeTakesPrecedence() throws {
    let dial = Dial()
    let stage = ViewStage(Turning(dial: dial))
    let slow = Animation.spring(duration: 3, bounce: 0.25).delay(0.5).repeatForever()
    #expect(
      try #require(patches(stage) { withAnimation(slow) { dial.angle = 30 } }.first).animation
        == SceneAnimation(.spring(bounce: 0.25), duration: 3, delay: 0.5, repeatCount: nil, autoreverses: true))
    var still = Transaction()
    still.disablesAnimations = true
    #expect(try #require(patches(stage) { withTransaction(still) { dial.angle = 60 } }.first).isAnimated == false)
  }

  @Test func hostileNumbersAreLimited() {
    let hostile = SceneAnimation(.timing(.nan, .infinity, 2, 0), duration: .nan, delay: .infinity, repeatCount: -3)
    #expect(hostile.duration == 0 && hostile.delay == 3600 && hostile.repeatCount == 1)
  }
}
