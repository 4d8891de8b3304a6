import KeelModel
import KeelViews
import Observation
import Testing

/// Keyframes are interpolated as documented; front ends show their final value.
@MainActor @Suite(.serialized) struct KeyframeTests {
  private struct Pose: Equatable {
    var x = 0.0
    var turn = Angle.zero
  }

  @Test func aTimelineGoesAlongItsTracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(30, duration: 2)
      }
      KeyframeTrack(\.turn) {
        CubicKeyframe(.degrees(90), duration: 2)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 20)
    #expect(timeline.value(time: 2).x == 25)
    #expect(abs(timeline.value(time: 1).turn.degrees - 45) < 0.001)
    #expect(timeline.value(time: 9) == Pose(x: 30, turn: .degrees(90)))
  }

  @Test func stepsOfTheWholeValueNeedNoTrack() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(8, duration: 1)
      SpringKeyframe(2, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.25) == 2)
    #expect(timeline.value(time: 5) == 2)
  }

  @MainActor @Observable final class Model {
    var taps = 0
    var label = "a"
  }

  @Test func aTriggerLeadsToTheEndOfTheTracks() {
    struct Page: View {
      let model: Model
      var body: some View {
        Text(verbatim: model.label)
          .keyframeAnimator(initialValue: 1.0, trigger: model.taps) { content, value in
            content
            Text(verbatim: "\(value)")
          } keyframes: { _ in
            KeyframeTrack {
              LinearKeyframe(3, duration: 1)
              SpringKeyframe(2, duration: 0.3, spring: .bouncy)
            }
          }
      }
    }
    let model = Model()
    let stage = ViewStage(Page(model: model))
    #expect(stage.texts == ["a", "1.0"])
    stage.change { model.label = "b" }
    #expect(stage.texts == ["b", "1.0"])
    stage.change { model.taps += 1 }
    #expect(stage.texts == ["b", "2.0"])
    stage.expectFresh()
  }

  @Test func curvesBeginAndEndWhereTheyShould() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
    }
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 0.0001)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4)
    #expect(UnitCurve.easeOut.value(at: 0.5) > 0.6)
  }
}
