import KeelModel
import Observation

@MainActor @Observable final class Counter {
  var count = 0
  var other = 0
  var name = ""
  var log: [String] = []
}

/// Tells whether it is still there.
final class Witness {}
