import Perception
import Testing

@Perceptible @MainActor private final class CounterModel {
  var count = 0
  @ObservationIgnored var silent = 0
}

/// A file that imports Perception alone.
@MainActor @Suite struct PerceptionNameTests {
  @Test func aPerceptibleModelIsObserved() {
    let model = CounterModel()
    var seen: [Int] = []
    let token = observe { seen.append(model.count + model.silent) }
    model.silent = 10
    Turn.shared.flush()
    #expect(seen == [0])
    model.count = 1
    Turn.shared.flush()
    #expect(seen == [0, 11])
    withExtendedLifetime(token) {}
  }

  @Test func aChangeIsReportedOnce() async {
    let model = CounterModel()
    await confirmation { changed in
      let count = withPerceptionTracking {
        model.count
      } onChange: {
        changed()
      }
      #expect(count == 0)
      model.count = 1
      model.count = 2
    }
  }

  @Test func aPerceptibleModelHasTheProtocolAndARegistrar() {
    func isPerceptible(_ model: some Perceptible) -> Bool { true }
    #expect(isPerceptible(CounterModel()))
    #expect(PerceptionRegistrar() == PerceptionRegistrar())
  }
}
