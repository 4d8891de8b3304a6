import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Phases follow each other when the animation of the last one has ended.
@MainActor @Suite(.serialized) struct PhaseAnimatorTests {
  @MainActor @Observable final class Bell {
    var count = 0
    var isStill = false
  }

  private struct Pulse: View {
    let bell: Bell
    var body: some View {
      Text("A").phaseAnimator([1.0, 1.5, 2]) { content, scale in
        content.scaleEffect(scale)
      } animation: {
        $0 == 1 ? nil : .linear(duration: $0)
      }
      .environment(\.accessibilityReduceMotion, bell.isStill)
    }
  }

  /// A pulse that is there until the bell rings.
  private struct Hideable: View {
    let bell: Bell
    var body: some View {
      VStack { if bell.count == 0 { Pulse(bell: bell) } }
    }
  }

  private struct Ring: View {
    let bell: Bell
    var body: some View {
      PhaseAnimator(["still", "left", "right"], trigger: bell.count) {
        Text($0)
      } animation: { _ in
        .easeIn(duration: 1).delay(1).repeatCount(2)
      }
    }
  }

  private func texts<Content: View>(_ stage: ViewStage<Content>) -> [String] {
    stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label.text } else { nil }
    }
  }

  private func scale<Content: View>(_ stage: ViewStage<Content>) -> Double? {
    stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node -> Double? in
      guard case .box(let box) = node.element else { return nil }
      return box.effects.lazy.compactMap { if case .scale(let x, _, _) = $0 { x } else { nil } }.first
    }.first
  }

  @Test func phasesWithoutATriggerFollowEachOtherForEver() async {
    let (clock, bell) = (TestClock(), Bell())
    let stage = ViewStage(Pulse(bell: bell).environment(\.timelineClock, clock))
    await clock.settle()
    #expect(scale(stage) == 1.5)
    let animation = SceneAnimation(.timing(0, 0, 1, 1), duration: 1.5)
    #expect(stage.frontEnd.log.patches.contains { $0.animation == animation })
    await clock.advance(by: .milliseconds(1400))
    #expect(scale(stage) == 1.5)
    await clock.advance(by: .milliseconds(100))
    #expect(scale(stage) == 2)
    await clock.advance(by: .seconds(2))
    #expect(scale(stage) == 1)
    #expect(stage.frontEnd.log.patches.last?.isAnimated == false)
    await clock.advance(by: .milliseconds(50))
    #expect(scale(stage) == 1.5)
    stage.expectFresh()
  }

  @Test func reducedMotionShowsTheFirstPhaseOnly() async {
    let (clock, bell) = (TestClock(), Bell())
    let stage = ViewStage(Pulse(bell: bell).environment(\.timelineClock, clock))
    await clock.settle()
    #expect(scale(stage) == 1.5)
    bell.isStill = true
    await clock.settle()
    #expect(scale(stage) == 1)
    await clock.advance(by: .seconds(100))
    #expect(scale(stage) == 1)
  }

  @Test func aTriggerStartsOneCycle() async {
    let (clock, bell) = (TestClock(), Bell())
    let stage = ViewStage(Ring(bell: bell).environment(\.timelineClock, clock))
    await clock.advance(by: .seconds(100))
    #expect(texts(stage) == ["still"])
    bell.count = 1
    await clock.settle()
    #expect(texts(stage) == ["left"])
    await clock.advance(by: .seconds(3))
    #expect(texts(stage) == ["right"])
    bell.count = 2
    await clock.settle()
    #expect(texts(stage) == ["left"])
    await clock.advance(by: .seconds(3))
    #expect(texts(stage) == ["right"])
    await clock.advance(by: .seconds(3))
    #expect(texts(stage) == ["still"])
    await clock.advance(by: .seconds(100))
    #expect(texts(stage) == ["still"])
  }

  @Test func aRemovedViewNoLongerWaits() async {
    let (clock, bell) = (TestClock(), Bell())
    let stage = ViewStage(Hideable(bell: bell).environment(\.timelineClock, clock))
    await clock.settle()
    #expect(clock.sleeperCount == 1)
    bell.count = 1
    await clock.settle()
    #expect(clock.sleeperCount == 0 && texts(stage).isEmpty)
  }

  @Test func noPhasesShowNothing() {
    let stage = ViewStage(VStack { PhaseAnimator([String](), content: { Text($0) }) })
    #expect(texts(stage).isEmpty)
  }
}
