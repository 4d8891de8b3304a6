internal import Observation

/// What observers of single rows follow: a value for each row that has been read, by its position.
@MainActor final class RowSignals {
  @MainActor @Observable final class Signal {
    fileprivate var number = 0
  }

  private var signals: [Int: Signal] = [:]

  /// Lets the observer that runs now be told when the row at a position changes.
  func follow(_ index: Int) {
    if signals[index] == nil { signals[index] = Signal() }
    _ = signals[index]?.number
  }

  /// Tells the observers of rows that have changed, who follow again when they read the row again.
  ///
  /// - Parameter limit: The number of followed rows above which all are told, so that rows that nobody looks at any more
  ///   are forgotten.
  func fire(limit: Int, where hasChanged: (Int) -> Bool) {
    let isFull = signals.count > limit
    for (index, signal) in signals where isFull || hasChanged(index) {
      signals[index] = nil
      signal.number += 1
    }
  }
}
