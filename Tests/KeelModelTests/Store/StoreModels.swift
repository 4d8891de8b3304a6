import KeelModel

/// The state of a small app: groups of fields.
struct Roger: Equatable {
  var sys = Sys()
  var query = Query()
  var field = Field()

  struct Sys: Equatable {
    var last = 0
  }

  struct Query: Equatable {
    var text = ""
    var people: [String] = []
  }

  struct Field: Equatable {
    var isRegion = true
    var isDark = false
    var size = 1.0
  }
}

typealias AppState = Store<Roger>

/// Records what a subscriber receives.
@MainActor final class Log<Value> {
  private(set) var values: [Value] = []
  func add(_ value: Value) { values.append(value) }
}

extension Publisher where Failure == Never {
  /// Records all values on the main actor.
  @MainActor func record(in log: Log<Output>) -> AnyCancellable {
    sink { value in MainActor.assumeIsolated { log.add(value) } }
  }
}
