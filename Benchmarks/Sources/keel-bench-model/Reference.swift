import Observation

/// The same model in a file that does not import Keel: its registrar is the standard one.
@MainActor @Observable final class BareCounter {
  var count = 0
  var other = 0
}

/// An observer made of the bare mechanism: it tracks, and tracks again after each change.
@MainActor final class BareObserver {
  private let apply: @MainActor () -> Void

  init(_ apply: @escaping @MainActor () -> Void) {
    self.apply = apply
    track()
  }

  /// Runs at the end of the turn, as Keel's observer does: `BareTurn` holds the observers that are due.
  func track() {
    withObservationTracking {
      apply()
    } onChange: { [self] in
      MainActor.assumeIsolated { BareTurn.due.append(self) }
    }
  }
}

/// The minimal turn: a list of the observers that are due, and a function that runs it.
@MainActor enum BareTurn {
  static var due: [BareObserver] = []

  static func flush() {
    let observers = due
    due.removeAll(keepingCapacity: true)
    for observer in observers { observer.track() }
  }
}
