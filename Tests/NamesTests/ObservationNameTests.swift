import Observation
import Testing
import UIKit

@Observable private final class Model {
  var count = 0
}

/// A file that imports the standard `Observation` beside Keel's modules.
@MainActor @Suite struct ObservationNameTests {
  @Test func anObservableModelIsSeenByObserve() {
    let model = Model()
    var seen: [Int] = []
    let token = observe { seen.append(model.count) }
    model.count = 1
    Turn.shared.flush()
    #expect(seen == [0, 1])
    withExtendedLifetime(token) {}
  }
}
