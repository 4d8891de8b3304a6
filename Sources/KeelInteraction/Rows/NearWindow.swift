/// Which of many things the program has made: those that a front end last asked for, and some more on either side
/// (`RowDemand`).
///
/// Shared by all that makes views for a part of its things only: lists and lazy stacks.
package struct NearWindow: Sendable {
  /// The window; it may reach beyond the end.
  package private(set) var range = 0..<RowDemand.initialCount

  package init() {}

  /// Moves the window round what was asked for. Returns whether it is another now.
  ///
  /// - Parameter extending: keeps what is in the window, too, where that is not too far away.
  package mutating func reveal(_ asked: Range<Int>, of count: Int, extending: Bool) -> Bool {
    var wanted = RowDemand.around(asked.clamped(to: 0..<count), reach: RowDemand.margin, of: count)
    wanted = wanted.lowerBound..<max(wanted.upperBound, wanted.lowerBound + RowDemand.initialCount)
    if extending, wanted.overlaps(range) {
      let both = min(wanted.lowerBound, range.lowerBound)..<max(wanted.upperBound, range.upperBound)
      if both.count <= RowDemand.maximumCount { wanted = both }
    }
    guard wanted != range else { return false }
    range = wanted
    return true
  }

  /// Moves the window to the end of what has become shorter than where the window was.
  package mutating func keepInside(_ count: Int) {
    guard range.lowerBound > 0, range.lowerBound >= count else { return }
    let low = max(0, count - range.count)
    range = low..<(low + range.count)
  }
}
