internal import Observation

/// Notifies the observers of single rows. Each row that has been read has a signal of its own.
@MainActor final class RowSignals {
  @MainActor @Observable final class Signal {
    fileprivate var number = 0
  }

  /// The signals by the positions of their rows.
  private var signals: [Int: Signal] = [:]

  /// Registers the current observer for changes of the row at a position.
  func follow(_ index: Int) {
    if signals[index] == nil { signals[index] = Signal() }
    _ = signals[index]?.number
  }

  /// Notifies the observers of rows that have changed, and removes their signals. An observer that reads the row again
  /// registers again.
  ///
  /// - Parameter limit: The maximum number of signals. If there are more, all observers are notified and all signals
  ///   removed, because most of them belong to rows that are no longer displayed.
  func fire(limit: Int, where hasChanged: (Int) -> Bool) {
    let isFull = signals.count > limit
    for (index, signal) in signals where isFull || hasChanged(index) {
      signals[index] = nil
      signal.number += 1
    }
  }
}
