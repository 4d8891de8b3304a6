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
    #expect(timeline.value(time: 0) == Pose())
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 20)
    #expect(timeline.value(time: 2).x == 25)
    // A quarter of the time is an eighth of the way, because the step is eased.
    #expect(abs(timeline.value(time: 0.5).turn.degrees - 90 * 0.129162) < 0.001)
    #expect(abs(timeline.value(time: 1).turn.degrees - 45) < 0.001)
    #expect(timeline.value(time: 9) == Pose(x: 30, turn: .degrees(90)))
  }

  @Test func stepsOfTheWholeValueNeedNoTrack() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(8, duration: 1)
      SpringKeyframe(2, duration: 1)
      LinearKeyframe(6, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.25) == 2)
    // The spring is eased, and does not overshoot.
    #expect(abs(timeline.value(time: 1.25) - (8 - 6 * 0.129162)) < 0.0001)
    let spring = stride(from: 1, through: 2, by: 0.01).map { timeline.value(time: $0) }
    #expect(spring.first == 8 && zip(spring, spring.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 2 })
    #expect(abs(timeline.value(time: 3) - (2 + 4 * 0.315357)) < 0.0001)
    #expect(timeline.value(time: 5) == 6)
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
          } keyframes: { start in
            KeyframeTrack {
              LinearKeyframe(9, duration: 1)
              SpringKeyframe(start + 1, duration: 0.3, spring: .bouncy)
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
    stage.change { model.taps += 1 }
    #expect(stage.texts == ["b", "3.0"], "the next run starts where the last one has ended")
    stage.expectFresh()
  }

  @Test func tracksWithoutATriggerRestAtTheirInitialValue() {
    let stage = ViewStage(
      Text("a").keyframeAnimator(initialValue: 1.0) { content, value in
        content
        Text(verbatim: "\(value)")
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(9, duration: 1) }
      })
    #expect(stage.texts == ["a", "1.0"])
    stage.expectFresh()
  }

  /// Values of the same curves in browsers (`cubic-bezier` of CSS).
  @Test(arguments: [
    (UnitCurve.linear, 0.25, 0.5), (UnitCurve.easeIn, 0.093465, 0.315357), (UnitCurve.easeOut, 0.378138, 0.684643),
    (UnitCurve.easeInOut, 0.129162, 0.5),
  ]) func curvesGoFromTheirBeginningToTheirEnd(curve: UnitCurve, quarter: Double, half: Double) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(abs(curve.value(at: 0.25) - quarter) < 0.0001)
    #expect(abs(curve.value(at: 0.5) - half) < 0.0001)
    let values = (0...1_000).map { curve.value(at: Double($0) / 1_000) }
    // No curve is steeper than 1 to 1.8, so that each step is at most 0.002: there is no jump at the ends.
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 0.002 })
  }
}
