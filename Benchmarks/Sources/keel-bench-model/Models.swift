import KeelModel
import Observation

/// A model that Keel's macro expands.
@MainActor @Observable final class Counter {
  var count = 0
  var other = 0
}
