import KeelModel
import Observation

/// A model of ours.
@MainActor @Observable final class Counter {
  var count = 0
  var other = 0
}
