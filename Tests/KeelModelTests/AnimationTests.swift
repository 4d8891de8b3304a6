import KeelModel
import Testing

extension SharedTurn {
  @MainActor @Suite struct AnimationTests {
    @Test func everySpellingOfAnAnimationIsAValue() {
      let spellings: [Animation] = [
        .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .smooth, .snappy, .interactiveSpring,
        .linear(duration: 1), .easeInOut(duration: 0.2), .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 2),
        .spring(), .spring(duration: 0.4), .spring(duration: 0.4, bounce: 0.2), .spring(.bouncy),
        .spring(response: 0.3), .spring(response: 0.3, dampingFraction: 0.6),
        .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), .interactiveSpring(),
        .interactiveSpring(response: 0.2, dampingFraction: 0.8), .interpolatingSpring(stiffness: 100, damping: 10),
        .interpolatingSpring(mass: 1, stiffness: 0, damping: 10, initialVelocity: 1), .bouncy(duration: 0.3),
        .snappy(duration: 0.3, extraBounce: 0.1), .smooth(extraBounce: 0.1),
        .easeIn.delay(1).speed(2).repeatCount(3), .easeIn.repeatForever(autoreverses: false),
      ]
      #expect(spellings.allSatisfy { $0.duration.isFinite && $0.delay.isFinite })
    }

    @Test func dampingAndBounceAddUpToOne() {
      #expect(Animation.spring(response: 0.3, dampingFraction: 1).curve == .spring(bounce: 0))
      #expect(Animation.spring(response: 0.3, dampingFraction: 0.5) == .spring(duration: 0.3, bounce: 0.5))
    }

    @Test func repeatsAreKept() {
      #expect(Animation.linear.repeatForever().repeatCount == nil)
      #expect(Animation.linear.repeatForever().autoreverses)
      #expect(Animation.linear.repeatCount(-1).repeatCount == 0)
    }

    @Test func aCompletionIsCalledOnceWhenTheTurnHasShownTheChange() {
      let model = Counter()
      var log: [String] = []
      let token = observe { log.append("saw \(model.count)") }
      withAnimation {
        model.count = 1
      } completion: {
        log.append("completed")
      }
      #expect(log == ["saw 0"])
      Turn.shared.flush()
      #expect(log == ["saw 0", "saw 1", "completed"])
      Turn.shared.flush()
      #expect(log.count == 3)
      withExtendedLifetime(token) {}
    }

    @Test func aCompletionIsCalledAlsoWhenNothingChanged() {
      var calls = 0
      withAnimation(.linear, completionCriteria: .removed) {
      } completion: {
        calls += 1
      }
      Turn.shared.flush()
      #expect(calls == 1)
    }

    @Test func aCompletionThatAnimatesAgainWaitsForItsOwnChange() {
      let model = Counter()
      var log: [String] = []
      let token = observe { log.append("saw \(model.count)") }
      withAnimation {
        model.count = 1
      } completion: {
        withAnimation {
          model.count = 2
        } completion: {
          log.append("done")
        }
      }
      Turn.shared.flush()
      #expect(log == ["saw 0", "saw 1", "saw 2", "done"])
      withExtendedLifetime(token) {}
    }
  }
}
