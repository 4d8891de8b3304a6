/// The range of items that a list or a lazy stack has built: the last requested range and a margin on either side
/// (`RowDemand`).
package struct NearWindow: Sendable {
  /// The range of the window. It may extend beyond the last item.
  package private(set) var range = 0..<RowDemand.initialCount

  package init() {}

  /// Moves the window to a requested range. Returns true if the window has changed.
  ///
  /// - Parameter extending: Keeps the items of the present window as well if both ranges overlap and fit into one
  ///   window.
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

  /// Moves the window to the end of a collection that no longer reaches the window.
  package mutating func keepInside(_ count: Int) {
    guard range.lowerBound > 0, range.lowerBound >= count else { return }
    let low = max(0, count - range.count)
    range = low..<(low + range.count)
  }
}
