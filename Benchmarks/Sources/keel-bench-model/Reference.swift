import Observation

/// The same model in a file that knows nothing of us: its registrar is the standard one.
@MainActor @Observable final class BareCounter {
  var count = 0
  var other = 0
}

/// The bare mechanism doing what an observer does: it tracks, and tracks again after each change.
@MainActor final class BareObserver {
  private let apply: @MainActor () -> Void

  init(_ apply: @escaping @MainActor () -> Void) {
    self.apply = apply
    track()
  }

  /// Runs at the end of the turn, as ours does: `BareTurn` holds who is due.
  func track() {
    withObservationTracking {
      apply()
    } onChange: { [self] in
      MainActor.assumeIsolated { BareTurn.due.append(self) }
    }
  }
}

/// The least that can be done: a list of who is due, and a function that runs it.
@MainActor enum BareTurn {
  static var due: [BareObserver] = []

  static func flush() {
    let observers = due
    due.removeAll(keepingCapacity: true)
    for observer in observers { observer.track() }
  }
}
